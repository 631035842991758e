import { afterEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { session } from '../../src/store/account/session-state.ts';
import { browser } from '../../src/store/browser.ts';
import { loadStyles, reloadStyles, removeStyle, styles } from '../../src/store/styles.ts';
import { fakeApi } from './fake-api.ts';

const PATH = '/script/get-style-info-pro';
const group = (name: string) => ({ name, lists: [] });

afterEach(() => {
  forgetAll();
  vi.unstubAllGlobals();
});

test('styles requested by the last login are not shown to the next one, which loads its own', async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  fakeApi({ [PATH]: () => held.then(() => [group('of the first')]) }, 31);
  const first = loadStyles();
  Object.assign(session, { userId: 32, token: 'another' });
  const second = loadStyles();
  answer();
  await first;
  expect(styles.groups).toEqual([]);
  await second;
  expect(styles).toMatchObject({ state: 'ready', owner: 'another' });
});

test('styles are reloaded after a language change, without showing the old names meanwhile', async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const names = [() => [group('Animation')], () => held.then(() => [group('动画')])];
  fakeApi({ [PATH]: () => names.shift()?.() }, 33);
  await loadStyles();
  browser.language = 'zh';
  const second = loadStyles();
  expect(styles.groups).toEqual([]);
  answer();
  await second;
  expect(styles).toMatchObject({ state: 'ready', groups: [{ name: '动画' }] });
  browser.language = 'en';
});

test('[STYLE-02] [STYLE-03] styles are loaded by project type, with name, picture, category, prompt and id', async () => {
  const custom = {
    id: 4,
    name: 'Ink',
    image: '/web/styles/ink-wash.webp',
    category: 'Animation',
    text2video_prompt: 'ink wash',
  };
  const sent = fakeApi({ [PATH]: () => [{ name: 'Animation', lists: [custom] }, group('Realistic')] }, 34);
  await loadStyles();
  expect(sent).toEqual([{ path: PATH, body: { generate_type: 1 } }]);
  expect(styles.groups).toEqual([{ name: 'Animation', lists: [custom] }, group('Realistic')]);
});

/** Answers in the order of the requests, each when the test gives it. */
function inTurns() {
  const waiting: ((groups: unknown[]) => void)[] = [];
  const ask = () => new Promise((resolve) => waiting.push(resolve));
  return { ask, waiting };
}

test('a style that was saved while the list was being read is in the list', async () => {
  const { ask, waiting } = inTurns();
  fakeApi({ [PATH]: ask }, 35);
  const before = loadStyles();
  const after = reloadStyles();
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.([group('with mine')]);
  await after;
  waiting[0]?.([group('without')]);
  await before;
  expect(styles).toMatchObject({ state: 'ready', groups: [{ name: 'with mine' }] });
});

test('whoever asks while the styles are being read waits for the same answer', async () => {
  const { ask, waiting } = inTurns();
  const sent = fakeApi({ [PATH]: ask }, 36);
  const both = Promise.all([loadStyles(), loadStyles()]);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.([group('Animation')]);
  await both;
  expect(styles.state).toBe('ready');
  expect(sent).toHaveLength(1);
});

test('a style that was deleted while the list was being read is not in the list', async () => {
  const { ask, waiting } = inTurns();
  fakeApi({ [PATH]: ask, '/styles/delete': () => null }, 37);
  const before = loadStyles();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  await removeStyle(4);
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[0]?.([group('with it')]);
  await before;
  waiting[1]?.([group('without it')]);
  await vi.waitFor(() => expect(styles.state).toBe('ready'));
  expect(styles.groups).toMatchObject([{ name: 'without it' }]);
});
