import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countUnread, markBroadcast } from '../../src/api/messages.ts';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { session } from '../../src/store/account/session-state.ts';
import { openMessage } from '../../src/store/messages/message-read.ts';
import { messages, refreshUnread, showLastUnread } from '../../src/store/messages/messages.ts';
import { readPageStore, wipePages } from '../../src/store/pages-db.ts';
import { fakeApi, Refused } from './fake-api.ts';

const COUNT = countUnread.path;
const noNetwork = () => Promise.reject(new TypeError('no network'));
const kept = (user: number) => readPageStore('answers', user, 'center/not-read');

/** A visit of this member on which the server says the number, and its end. */
async function visit(user: number, not_read: number): Promise<void> {
  fakeApi({ [COUNT]: () => ({ not_read }) }, user);
  await refreshUnread();
  await vi.waitFor(async () => expect(await kept(user)).toBe(not_read));
  forgetAll();
}

beforeEach(forgetAll);
afterEach(() => vi.unstubAllGlobals());

test('without a network a reload shows the number as it was last known', async () => {
  await visit(81, 3);
  expect(messages).toEqual({ unread: 0, known: false });
  fakeApi({ [COUNT]: noNetwork }, 81);
  await showLastUnread();
  expect(messages.unread).toBe(3);
});

test('a server that does not answer leaves the last known number, and its next answer counts', async () => {
  await visit(82, 3);
  fakeApi({ [COUNT]: () => new Refused('down', 503) }, 82);
  await expect(refreshUnread()).rejects.toThrow('down');
  await vi.waitFor(() => expect(messages.unread).toBe(3));
  fakeApi({ [COUNT]: () => ({ not_read: 1 }) }, 82);
  await refreshUnread();
  expect(messages.unread).toBe(1);
  // a number of this visit is newer than what is kept
  fakeApi({ [COUNT]: noNetwork }, 82);
  await expect(refreshUnread()).rejects.toThrow();
  await showLastUnread();
  expect(messages.unread).toBe(1);
});

test('what is opened without a network is kept with the number', async () => {
  await visit(83, 3);
  fakeApi({ [COUNT]: noNetwork, [markBroadcast.path]: noNetwork }, 83);
  await showLastUnread();
  messages.unread -= 1;
  await vi.waitFor(async () => expect(await kept(83)).toBe(2));
  await openMessage(1);
  forgetAll();
  fakeApi({ [COUNT]: noNetwork }, 83);
  await showLastUnread();
  expect(messages.unread).toBe(2);
});

test('nobody sees the number of another member, whoever signs in, and however', async () => {
  await visit(84, 5);
  fakeApi({ [COUNT]: noNetwork }, 85);
  await showLastUnread();
  expect(messages.unread).toBe(0);

  // shown, and then another login in the same page: gone at once
  fakeApi({ [COUNT]: noNetwork }, 84);
  await showLastUnread();
  expect(messages.unread).toBe(5);
  session.userId = 85;
  session.token = 'another';
  expect(messages).toEqual({ unread: 0, known: false });
  await showLastUnread();
  expect(messages.unread).toBe(0);
  expect(await kept(85)).toBeUndefined();

  // still being looked up when the login changes
  fakeApi({ [COUNT]: noNetwork }, 84);
  const looking = showLastUnread();
  session.userId = 85;
  session.token = 'a third';
  await looking;
  expect(messages.unread).toBe(0);
});

test('a login whose member is not known yet shows and keeps nothing until it is', async () => {
  await visit(86, 4);
  fakeApi({ [COUNT]: noNetwork }, 0);
  await showLastUnread();
  expect(messages.unread).toBe(0);
  session.userId = 86;
  await vi.waitFor(() => expect(messages.unread).toBe(4));

  // told before the member was known, and another member signed in instead
  session.token = null;
  fakeApi({}, 0);
  Object.assign(messages, { unread: 9, known: true });
  session.token = null;
  session.userId = 87;
  session.token = 'another';
  await showLastUnread();
  expect(messages.unread).toBe(0);
  expect(await kept(87)).toBeUndefined();
});

test('signing out erases the number from the device', async () => {
  await visit(88, 2);
  await wipePages(88);
  fakeApi({ [COUNT]: noNetwork }, 88);
  await showLastUnread();
  expect(messages.unread).toBe(0);
});
