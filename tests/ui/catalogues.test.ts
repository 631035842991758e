/// <reference path="../../src/ui/po.d.ts" />
import { readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { messages as english } from '../../locales/en.po';
import { messages as chinese } from '../../locales/zh.po';
import { PROMPT_CHARACTERS } from '../../src/api/draw.ts';
import { MESSAGES, problemsOf } from '../../src/ui/account/check-form.ts';
import { PLACES, ROUTES, type RouteName } from '../../src/ui/router/routes.ts';

const STRING = '"(?:[^"\\\\]|\\\\.)*"';

/** The entries of a catalogue without its header: translation by id. */
function entries(language: string): Map<string, string> {
  const file = readFileSync(`locales/${language}.po`, 'utf8');
  const join = (lines = ''): string =>
    [...lines.matchAll(new RegExp(STRING, 'g'))].map(([one]) => JSON.parse(one) as string).join('');
  const pattern = new RegExp(`^msgid ((?:${STRING}\\s*)+)msgstr ((?:${STRING}\\s*)+)`, 'gm');
  const found = [...file.matchAll(pattern)].map(([, id, text]) => [join(id), join(text)] as const);
  return new Map(found.filter(([id]) => id !== ''));
}

test('[I18N-05] both languages have every text', () => {
  const [en, zh] = [entries('en'), entries('zh')];
  expect(en.size).toBeGreaterThan(100);
  expect([...zh.keys()]).toEqual([...en.keys()]);
  for (const catalogue of [en, zh])
    expect([...catalogue].filter(([, text]) => text === '').map(([id]) => id)).toEqual([]);
});

test('the static shell has the same texts as the page that replaces it', () => {
  const zh = entries('zh');
  const html = readFileSync('index.html', 'utf8');
  const said = [...html.matchAll(/data-zh="([^"]+)">([^<]+)</g)];
  expect(said.length).toBeGreaterThan(12);
  for (const [, chinese, english] of said) expect(zh.get(english ?? ''), english).toBe(chinese);
  const box = new DOMParser().parseFromString(html, 'text/html').querySelector('textarea');
  expect(box?.maxLength).toBe(PROMPT_CHARACTERS);
  expect(box?.dataset.zhPlaceholder).toBe(zh.get(box?.placeholder ?? ''));
  expect(box?.dataset.zhLabel).toBe(zh.get(box?.getAttribute('aria-label') ?? ''));
});

test('the static shell has the sidebar’s links with their names', () => {
  i18n.loadAndActivate({ locale: 'en', messages: english });
  const shell = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');
  const places = [...shell.querySelectorAll<HTMLElement>('.place')];
  expect(places.map(({ dataset }) => dataset.place)).toEqual(PLACES.map(({ name }) => name));
  for (const one of shell.querySelectorAll<HTMLElement>('[data-place]'))
    expect(one.textContent?.trim()).toBe(i18n._(ROUTES[one.dataset.place as RouteName].title));
});

test('a payment has one word in Chinese, in the interface, in messages and on the page of the test payments', () => {
  const texts = ['server/rpc/messages.ts', 'server/billing/notify-payer.ts'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  for (const text of [...entries('zh').values(), ...texts]) expect(text).not.toContain('支付');
  expect(entries('zh').get('Your payment has arrived')).toBe('付款已到账');
});

test('a translation keeps the placeholders of its text', () => {
  // a word in braces after `one` or `other` is a plural form
  const names = (text: string) =>
    [...new Set([...text.matchAll(/(?<!\b(?:one|other) )\{(\w+)[,}]/g)].map(([, name]) => name))].sort();
  for (const [id, text] of entries('zh')) expect(names(text), id).toEqual(names(id));
});

test('a Chinese text has no form named `one`: Chinese knows none, so it would never be shown', () => {
  const forms = [...entries('zh')].filter(([, text]) => /plural,.*\bone \{/.test(text));
  expect(forms.map(([id]) => id)).toEqual([]);
});

/** Messages that the documents specify, by area, in our wording. */
const NAMED: [title: string, texts: string[]][] = [
  [
    '[ERR-10] messages that the documents name everywhere are in the catalogue of both languages',
    [
      'Network response abnormal',
      'File download failed, please try again',
      'Audio generation failed',
      'Upload failed',
      'Redeem failed, please check the code',
      'Network error, please check your connection',
      'Resource expired',
      'Generation failed',
      'Abnormal operation',
    ],
  ],
  [
    '[ERR-13] messages that the documents name in the workflow are in the catalogue of both languages',
    [
      'Copy failed',
      'Delete failed',
      'Story must have {storyMin} to {storyMax} characters',
      'Every character needs a name, an image and a description',
      "Couldn't save the characters. Nothing is lost; try again.",
      'Please enter a description',
      "Couldn't get the voices",
      'Please select a voice',
      'Stitching failed: {why}',
      "The crop tool couldn't start",
      "{name} can't be loaded as an image",
    ],
  ],
  [
    '[ERR-14] messages that the documents name on the storyboard are in the catalogue of both languages',
    [
      'Audio generation failed',
      "Couldn't download the audio",
      'Write the narration first',
      'Select a shot first',
      "Couldn't play the audio",
      'No shot with a picture is waiting for a clip.',
      'HD check failed',
      "The video hasn't loaded yet",
      'Analysis failed',
      'Please add description',
      'Image required. Give the shot a picture first',
      'Download failed',
      'Generation failed',
      'Try again later',
    ],
  ],
  [
    '[ERR-15] messages that the documents name by the export are in the catalogue of both languages',
    [
      'Audio generation failed',
      'Empty storyboard',
      'No videos available',
      'Excel download failed',
      'Upload failed',
      'Please upload an audio file',
    ],
  ],
];

test.each(NAMED)('%s', (_title, texts) => {
  const [en, zh] = [entries('en'), entries('zh')];
  for (const text of texts)
    expect([en.has(text), /\p{Script=Han}/u.test(zh.get(text) ?? '')], text).toEqual([true, true]);
});

test('[I18N-06] every message of the sign-in forms comes from the catalogue', () => {
  i18n.loadAndActivate({ locale: 'zh', messages: chinese });
  const empty = { phone: '', password: '', code: '', invitedCode: '', agreed: false };
  const wrong = { ...empty, phone: 'x', password: 'short', code: '12' };
  const messages = (['login', 'register', 'reset'] as const).flatMap((name) =>
    [empty, wrong].flatMap((form) => Object.values(problemsOf(name, form))),
  );
  expect(messages.length).toBeGreaterThan(12);
  for (const message of [...messages, ...Object.values(MESSAGES)])
    expect(i18n._(message), message.message).toMatch(/[\u4e00-\u9fff]/);
  const zh = entries('zh');
  for (const text of ['unknown user', 'Tasks', 'Generation failed', 'Resource expired'])
    expect(zh.get(text), text).toMatch(/\p{Script=Han}/u);
});

test('the loaded catalogues have the same keys in both languages, and no text equals its key', () => {
  expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
  for (const [key, text] of Object.entries(chinese)) expect(text).not.toBe(key);
});
