/// <reference path="../../../src/ui/po.d.ts" />
import { i18n } from '@lingui/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { messages as english } from '../../../locales/en.po';
import { messages as chinese } from '../../../locales/zh.po';
import { CODE } from '../../../src/api/errors.ts';
import { browser, type Language } from '../../../src/store/browser.ts';
import { lipForm } from '../../../src/store/lipsync/lip-form.ts';
import { takeSound } from '../../../src/store/lipsync/sound-upload.ts';
import { Refused } from '../../store/fake-api.ts';
import { change } from '../show.tsx';
import { AUDIO, eachLipTest, go, hasPicture, openLipSync, press, TALK, titles } from './open-lipsync.tsx';

eachLipTest();
beforeEach(() => i18n.load({ en: english, zh: chinese }));
const speak = (language: Language) =>
  change(() => {
    browser.language = language;
    i18n.activate(language);
  });
afterEach(() => speak('en'));

const send = () =>
  change(
    () => void takeSound(new File(['x'], 'a.mp3', { type: 'audio/mpeg' }), async () => 5).catch(() => {}),
  );

test.each([
  [CODE.soundSilent, /^Nothing can be heard/, /^这段音频没有声音/],
  [CODE.soundUnreadable, /^The file can't be read/, /^文件无法读取/],
  [CODE.soundTooLong, /longer than 20 seconds/, /20 秒/],
  [CODE.soundTooLarge, /larger than 10 MB/, /10 MB/],
  [CODE.soundType, /^Only MP3/, /^仅支持|^只支持/],
])('why a sound was refused is said in the language that is chosen later: %i', async (code, en, zh) => {
  await openLipSync([], { [AUDIO]: () => new Refused('as the server said it', 200, code) });
  await press('Upload audio', 'radio');
  await send();
  await waitFor(() => expect(screen.getAllByText(en).length).toBeGreaterThan(0));
  expect(screen.queryByText('as the server said it')).toBeNull();
  await speak('zh');
  await waitFor(() => expect(screen.getAllByText(zh).length).toBeGreaterThan(0));
  expect(screen.queryByText(en)).toBeNull();
});

test('a reason that only the server has words for stays in its own language alone', async () => {
  await openLipSync([], { [AUDIO]: () => new Refused('The disk is full') });
  await press('Upload audio', 'radio');
  await send();
  await screen.findByText('The disk is full');
  await speak('zh');
  await screen.findByText('音频上传失败');
  expect(screen.queryByText('The disk is full')).toBeNull();
  await speak('en');
  await screen.findByText('The disk is full');
});

test('a recording that is refused after Generate says so at its field, for as long as it is there', async () => {
  await openLipSync([], { [TALK]: () => new Refused('as the server said it', 200, CODE.soundWithoutSpeech) });
  await hasPicture();
  await press('Upload audio', 'radio');
  await send();
  await screen.findByText('a.mp3');
  await change(() => void fireEvent.click(go()));
  const field = screen.getByRole('button', { name: 'a.mp3' });
  const note = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  await waitFor(() => expect(note()).toMatch(/^The built-in engine hears no speech in this recording/));
  expect(titles()).toEqual(['as the server said it']);
  await speak('zh');
  await waitFor(() => expect(note()).toMatch(/^内置引擎在这段录音中没有听到说话声/));
  await speak('en');
  // another maker may hear it otherwise
  await press('Jimeng', 'radio');
  await waitFor(() => expect(note()).toMatch(/^MP3/));
  await press('Hedra', 'radio');
  await waitFor(() => expect(note()).toMatch(/^The built-in engine hears no speech/));
  await change(() => {
    if (lipForm.upload) lipForm.upload = { ...lipForm.upload, url: '/media/other.mp3', of: 'b.mp3' };
  });
  await waitFor(() => expect(note()).toMatch(/^MP3/));
});
