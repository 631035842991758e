import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../src/store/account/session-state.ts';
import { createRemote, type RemoteState } from '../../src/store/remote.ts';

const held: RemoteState & { words: string[] } = { words: [], state: 'idle', cached: false };
/** Pending requests, in order. */
let asked: { answer: (words: string[]) => void; fail: (error: Error) => void }[] = [];
let language = 'en';

const remote = createRemote<string[], string[]>(held, {
  name: () => `words|${language}`,
  ask: () =>
    new Promise((answer, fail) => {
      asked.push({ answer, fail });
    }),
  isEmpty: () => held.words.length === 0,
  clear: () => {
    held.words = [];
  },
  showCached: (words) => {
    held.words = words;
  },
  show: (words) => {
    held.words = words;
    return words;
  },
});
const sent = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count));

beforeEach(() => {
  Object.assign(session, { token: null, userId: 0 });
  remote.forget();
  asked = [];
  language = 'en';
});

/** Signs in as a member without cached answers. */
let users = 900;
const signIn = () => {
  users += 1;
  Object.assign(session, { token: `t${users}`, userId: users });
};
async function read(...words: string[]): Promise<void> {
  const before = asked.length;
  const reading = remote.load();
  await sent(before + 1);
  asked[before]?.answer(words);
  await reading;
}

test('nothing is loaded for a visitor', async () => {
  expect(await remote.load()).toBeNull();
  expect(asked).toEqual([]);
  expect(held.state).toBe('idle');
});

test('cached data is shown at the next visit until it was reloaded', async () => {
  signIn();
  await read('one');
  expect(held).toEqual({ words: ['one'], state: 'ready', cached: false });
  remote.forget();
  const reading = remote.load();
  await vi.waitFor(() => expect(held).toEqual({ words: ['one'], state: 'loading', cached: true }));
  await sent(2);
  asked[1]?.fail(new Error('no network'));
  await expect(reading).rejects.toThrow('no network');
  expect(held).toEqual({ words: ['one'], state: 'failed', cached: true });
  await read('two');
  expect(held).toEqual({ words: ['two'], state: 'ready', cached: false });
});

test('an empty list is cached too', async () => {
  signIn();
  await read();
  remote.forget();
  const reading = remote.load();
  await sent(2);
  asked[1]?.fail(new Error('no network'));
  await expect(reading).rejects.toThrow('no network');
  expect(held).toEqual({ words: [], state: 'failed', cached: true });
});

test('of two concurrent loads the later one counts, whichever answer arrives last', async () => {
  signIn();
  const first = remote.load();
  const second = remote.load();
  await sent(2);
  asked[1]?.answer(['new']);
  expect(await second).toEqual(['new']);
  asked[0]?.answer(['old']);
  expect(await first).toBeNull();
  expect(held.words).toEqual(['new']);
});

test('a list returned by a change overrides a pending load', async () => {
  signIn();
  const reading = remote.load();
  await sent(1);
  expect(remote.take(['changed'], session.token)).toBe(true);
  asked[0]?.answer(['before the change']);
  expect(await reading).toBeNull();
  expect(held).toMatchObject({ words: ['changed'], state: 'ready' });
});

test('another login never sees the previous one’s list', async () => {
  signIn();
  await read('mine');
  const { token } = session;
  const reading = remote.load();
  await sent(2);
  signIn();
  expect(held).toEqual({ words: [], state: 'idle', cached: false });
  asked[1]?.answer(['mine again']);
  expect(await reading).toBeNull();
  expect(remote.take(['mine still'], token)).toBe(false);
  expect(held.words).toEqual([]);
});

test('a list cached under another name is not shown', async () => {
  signIn();
  await read('hello');
  language = 'zh';
  const reading = remote.load();
  await sent(2);
  expect(held.words).toEqual([]);
  asked[1]?.answer(['你好']);
  await reading;
  expect(held.words).toEqual(['你好']);
});

/** Loads again what is cached, before it is known whose login it is. @returns what the server says, and what tells whose it is */
async function loadEarly() {
  signIn();
  const { userId } = session;
  await read('one');
  remote.forget();
  session.userId = 0;
  const reading = remote.load();
  await sent(2);
  const becomeKnown = () => {
    session.userId = userId;
  };
  return { reading, becomeKnown };
}

test('cached data is shown after a failed request too, if whose login it is was not known before', async () => {
  const { reading, becomeKnown } = await loadEarly();
  asked[1]?.fail(new Error('no network'));
  await expect(reading).rejects.toThrow('no network');
  expect(held).toMatchObject({ state: 'failed', words: [], cached: false });
  becomeKnown();
  await vi.waitFor(() => expect(held).toMatchObject({ state: 'failed', words: ['one'], cached: true }));
});

test('cached data never replaces an answer, even an empty one', async () => {
  const { reading, becomeKnown } = await loadEarly();
  asked[1]?.answer([]);
  await reading;
  becomeKnown();
  await new Promise((done) => setTimeout(done, 50));
  expect(held).toMatchObject({ state: 'ready', words: [], cached: false });
});
