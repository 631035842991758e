/// <reference path="../../../src/ui/po.d.ts" />
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { messages as english } from '../../../locales/en.po';
import { messages as chinese } from '../../../locales/zh.po';
import { CardVoice } from '../../../src/ui/create/characters/card-voice.tsx';
import { listed } from '../../../src/ui/kit/listed.ts';
import { SentenceGap } from '../../../src/ui/kit/sentence-gap.tsx';
import { uploadHint } from '../../../src/ui/kit/upload-words.ts';

beforeEach(() => i18n.load({ en: english, zh: chinese }));

const two = () =>
  render(
    <I18nProvider i18n={i18n}>
      <p>
        一。
        <SentenceGap />
        二。
      </p>
    </I18nProvider>,
  ).container.textContent;

test('sentences are apart by a space, and not after the wide full stop of Chinese', () => {
  i18n.activate('en');
  expect(two()).toBe('一。 二。');
  i18n.activate('zh');
  expect(two()).toBe('一。二。');
});

test('the name of a voice button has the full stop of its language', () => {
  const name = () =>
    render(
      <I18nProvider i18n={i18n}>
        <CardVoice name="Mei" voice="" onPress={() => undefined} />
      </I18nProvider>,
    ).container.textContent;
  i18n.activate('en');
  expect(name()).toBe('Voice: Mei. Automatic voice');
  i18n.activate('zh');
  expect(name()).toBe('音色：Mei。自动选择音色');
});

test('a list has the comma of its language', () => {
  expect(listed([2, 3, 'four'], 'en')).toBe('2, 3, four');
  expect(listed([2, 3, '四'], 'zh')).toBe('2、3、四');
});

test('the word between two formats has a space on both sides, also of those that begin with a dot', () => {
  i18n.activate('zh');
  expect(uploadHint('scriptFile')).toContain('.xlsx 或 .xls');
});
