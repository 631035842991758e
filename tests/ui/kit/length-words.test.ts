import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
/// <reference path="../../../src/ui/po.d.ts" />
import { messages as english } from '../../../locales/en.po';
import { messages as chinese } from '../../../locales/zh.po';
import { lengthWords } from '../../../src/ui/kit/length-words.ts';

beforeEach(() => {
  i18n.load({ en: english, zh: chinese });
  i18n.activate('en');
});

test('a length below a minute is in seconds, one from a minute on in minutes and seconds', () => {
  expect([0, 8.4, 59, 59.6, 60, 61, 400, 7205].map((length) => lengthWords(length))).toEqual([
    '0 s',
    '8 s',
    '59 s',
    '1 min',
    '1 min',
    '1 min 1 s',
    '6 min 40 s',
    '120 min 5 s',
  ]);
  expect([8.42, 12, 83.6].map((length) => lengthWords(length, 1))).toEqual(['8.4 s', '12 s', '1 min 24 s']);
  i18n.activate('zh');
  expect([45, 60, 400].map((length) => lengthWords(length))).toEqual(['45 秒', '1 分钟', '6 分 40 秒']);
});
