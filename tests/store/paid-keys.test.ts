import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../src/store/account/session-state.ts';
import { analyse, analysis } from '../../src/store/draw/prompt-help.ts';
import { expand } from '../../src/store/prompt-expansion.ts';
import { fakeApi } from './fake-api.ts';

/** The keys of the requests, in order; none of them is answered. */
let keys: (string | null)[] = [];

const answerNothing = () =>
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, init?: RequestInit) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    throw new TypeError('no network');
  });

beforeEach(() => {
  fakeApi({});
  keys = [];
  answerNothing();
});

test('a prompt expanded again after a lost answer keeps its key, but not for another tool: that is another request', async () => {
  for (const tool of ['mj', 'mj', 'seedream'])
    await expect(expand('a fox', tool, false)).rejects.toMatchObject({ kind: 'transport' });
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a picture analyzed again after a lost answer keeps its key, but not for another tool', async () => {
  analysis.picture = { url: '/media/a.jpg', name: 'a.jpg' };
  for (const model of ['mj', 'mj', 'irag'])
    await expect(analyse(model)).rejects.toMatchObject({ kind: 'transport' });
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('an expanded prompt that arrives after another member has signed in is kept for nobody', async () => {
  let give: () => void = () => undefined;
  const held = new Promise<string>((resolve) => (give = () => resolve('a red fox in the snow')));
  const sent = fakeApi({ '/extend-prompt': () => held });
  const expanded = expand('a fox in snow', 'mj', false);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  Object.assign(session, { token: 'another', userId: 8 });
  give();
  await expanded;
  await expand('a fox in snow', 'mj', false);
  expect(sent.filter(({ path }) => path === '/extend-prompt')).toHaveLength(2);
});

test('each of several requests without an answer keeps its own key, until it is answered', async () => {
  const asked = ['a fox', 'an owl', 'a fox'];
  for (const prompt of asked)
    await expect(expand(prompt, 'mj', false)).rejects.toMatchObject({ kind: 'transport' });
  expect(keys[2]).toBe(keys[0]);

  fakeApi({ '/extend-prompt': () => 'a red fox' });
  await expand('a fox', 'mj', false);
  answerNothing();
  await expect(expand('an owl', 'mj', false)).rejects.toMatchObject({ kind: 'transport' });
  await expect(expand('a fox', 'mj', true)).rejects.toMatchObject({ kind: 'transport' });
  expect(keys.slice(3)).toEqual([keys[1], expect.not.stringMatching(keys[0] ?? '')]);
});
