import { afterEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { session } from '../../src/store/account/session-state.ts';
import { browser } from '../../src/store/browser.ts';
import { loadStyles, styles } from '../../src/store/styles.ts';
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
