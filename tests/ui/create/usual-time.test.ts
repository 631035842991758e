/// <reference path="../../../src/ui/po.d.ts" />
import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { messages as english } from '../../../locales/en.po';
import { messages as chinese } from '../../../locales/zh.po';
import { usualTime, writerOf } from '../../../src/ui/create/usual-time.ts';

i18n.load({ en: english, zh: chinese });

test.each([
  ['en', 'about 3 to 5 minutes', 'usually a few seconds'],
  ['zh', /3.*5.*分钟/, /秒/],
] as const)(
  '[PROJ-32] the text in %s says 3 to 5 minutes for a script, and seconds with the built-in engine',
  (language, minutes, seconds) => {
    i18n.activate(language);
    for (const providers of [undefined, {}, { text: 'gpt-oss' }])
      expect(i18n._(usualTime(providers))).toMatch(minutes);
    expect(i18n._(usualTime({ text: 'built-in engine' }))).toMatch(seconds);
  },
);

test('the provider comes from the points answer', () => {
  expect(writerOf({ text: 'gpt-oss', picture: 'other' })).toBe('gpt-oss');
  expect(writerOf(undefined)).toBeUndefined();
});
