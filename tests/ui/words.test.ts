/// <reference path="../../src/ui/po.d.ts" />
import { i18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from '../../src/store/browser.ts';

// as the build splits them
vi.mock('../../locales/en.po', () => ({ messages: { draw: ['Draw'] } }));
vi.mock('../../locales/zh.po', () => ({ messages: { draw: ['绘画'] } }));
const english = vi.hoisted(() => ({ fails: false }));
vi.mock('../../locales/en.po?lingui', () => ({
  get messages() {
    if (english.fails) throw new Error('offline');
    return { film: ['Film'] };
  },
}));
const chinese = vi.hoisted(() => ({ fails: false }));
vi.mock('../../locales/zh.po?lingui', () => ({
  get messages() {
    if (chinese.fails) throw new Error('offline');
    return { film: ['影片'] };
  },
}));

vi.mock('@lingui/core', async (real) => {
  const core = await real<typeof import('@lingui/core')>();
  // shared by the test and the reloaded modules
  const kept = globalThis as { testI18n?: typeof core.i18n };
  kept.testI18n ??= core.setupI18n({ missing: (_, id) => `?${id}` });
  return { ...core, i18n: kept.testI18n };
});

const said = () => [i18n._('draw'), i18n._('film')];

async function start() {
  vi.resetModules();
  // import both from the reloaded modules, which hold the language
  const [{ startLanguages, worded }, store] = await Promise.all([
    import('../../src/ui/i18n.ts'),
    import('../../src/store/browser.ts'),
  ]);
  await startLanguages();
  return { worded, choose: (language: typeof browser.language) => (store.browser.language = language) };
}

beforeEach(() => {
  browser.language = 'en';
  localStorage.clear();
  english.fails = chinese.fails = false;
});

test('the first screen has only its own texts; a lazy part loads all others', async () => {
  const { worded } = await start();
  expect(said()).toEqual(['Draw', '?film']);
  expect(await worded(Promise.resolve('page'))).toBe('page');
  expect(said()).toEqual(['Draw', 'Film']);
});

test('a language selected before, while or after a part is loaded has all its texts', async () => {
  const { worded, choose } = await start();
  choose('zh');
  await vi.waitFor(() => expect(said()).toEqual(['绘画', '?film']));
  choose('en');
  await worded(Promise.resolve());
  await vi.waitFor(() => expect(said()).toEqual(['Draw', 'Film']));
  choose('zh');
  await vi.waitFor(() => expect(said()).toEqual(['绘画', '影片']));
});

test('without the second file of texts the app starts, but the part that needs it does not', async () => {
  english.fails = true;
  vi.resetModules();
  i18n.load({});
  Object.assign(i18n, { _locale: '' });
  const { startLanguages, worded } = await import('../../src/ui/i18n.ts');
  const page = worded(Promise.resolve('page'));
  const failed = expect(page).rejects.toThrow();
  await startLanguages();
  await failed;
  expect(i18n._('draw')).toBe('Draw');
  english.fails = false;
  expect(await worded(Promise.resolve('page'))).toBe('page');
  expect(said()).toEqual(['Draw', 'Film']);
});

test('if a language cannot be loaded completely, the current one stays', async () => {
  const { worded, choose } = await start();
  await worded(Promise.resolve());
  chinese.fails = true;
  choose('zh');
  await new Promise((done) => setTimeout(done, 50));
  expect(said()).toEqual(['Draw', 'Film']);
});

test('a part whose texts fail to load fails like one whose code does, and can be retried', async () => {
  const { worded } = await start();
  english.fails = true;
  await expect(worded(Promise.resolve())).rejects.toThrow();
  english.fails = false;
  await worded(Promise.resolve());
  expect(said()).toEqual(['Draw', 'Film']);
});
