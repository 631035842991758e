/// <reference path="../../../src/ui/po.d.ts" />
import { i18n } from '@lingui/core';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { messages as english } from '../../../locales/en.po';
import { messages as chinese } from '../../../locales/zh.po';
import { browser, type Language } from '../../../src/store/browser.ts';
import { clipUpload } from '../../../src/store/lipsync/source-clip.ts';
import { Refused } from '../../store/fake-api.ts';
import { change } from '../show.tsx';
import { eachLipTest, openLipSync, press, SOURCE } from './open-lipsync.tsx';

eachLipTest();
beforeEach(() => i18n.load({ en: english, zh: chinese }));
const speak = (language: Language) =>
  change(() => {
    browser.language = language;
    i18n.activate(language);
  });
afterEach(() => speak('en'));

/** Opens the form for a clip that the server refuses after its upload. */
async function refused(answer: Refused): Promise<void> {
  await openLipSync([], { [SOURCE]: () => answer });
  await press('Digital human', 'tab');
  await change(
    () =>
      void Object.assign(clipUpload.state, { phase: 'arrived', name: 'me.mp4', source: '/upload/works/t2' }),
  );
}

test.each([
  [413, /50 MB/, /50 MB/],
  [415, /^Only MP4/, /MP4/],
])('why a clip was refused is said in the language that is chosen later: %i', async (code, en, zh) => {
  await refused(new Refused('as the server said it', 200, code));
  const says = (words: RegExp) => {
    const line = screen.getAllByRole('alert').map(({ textContent }) => textContent ?? '');
    expect(line.some((text) => words.test(text))).toBe(true);
    return line.join();
  };
  await waitFor(() => says(en));
  expect(screen.queryByText('as the server said it')).toBeNull();
  const before = says(en);
  await speak('zh');
  await waitFor(() => expect(says(zh)).not.toBe(before));
});

test('a reason that only the server has words for stays in its own language alone', async () => {
  await refused(new Refused('The disk is full'));
  await screen.findByText('The disk is full');
  await speak('zh');
  await screen.findByText('上传失败');
  expect(screen.queryByText('The disk is full')).toBeNull();
  await speak('en');
  await screen.findByText('The disk is full');
});
