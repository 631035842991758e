import { afterEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../src/store/on-leave.ts';
import { session } from '../../src/store/session-state.ts';
import { loadStyles, styles } from '../../src/store/styles.ts';
import { fakeApi } from './fake-api.ts';

const PATH = '/script/get-style-info-pro';
const group = (name: string) => ({ name, lists: [] });

afterEach(() => {
  forgetAll();
  vi.unstubAllGlobals();
});

test('styles that the last login asked for are not shown to the next one, which asks for its own', async () => {
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
