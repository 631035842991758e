import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Broadcast, countUnread, listBroadcasts, markBroadcast } from '../../src/api/messages.ts';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { session } from '../../src/store/account/session-state.ts';
import { onBackgroundError } from '../../src/store/background-errors.ts';
import { browser } from '../../src/store/browser.ts';
import { loadMessages, loadOlderMessages, messageList } from '../../src/store/messages/message-list.ts';
import { openMessage } from '../../src/store/messages/message-read.ts';
import { messages, refreshUnread } from '../../src/store/messages/messages.ts';
import { wipePages } from '../../src/store/pages-db.ts';
import { type Answers, fakeApi, Refused, type Sent } from './fake-api.ts';

const LIST = listBroadcasts.path;
const MARK = markBroadcast.path;
const COUNT = countUnread.path;

const message = (id: number, is_read: 0 | 1 = 0): Broadcast => ({
  id,
  title: `Title ${id}`,
  content: `<p>${id}</p>`,
  created_at: '2026-01-02T03:04:05.000Z',
  is_read,
});
const range = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, n) => message(from - n));
const shown = () => messageList.items.map(({ id, is_read }) => (is_read ? id : -id));
const pathsOf = (sent: Sent[]) => sent.map(({ path }) => path);

/** A fake server with this many messages. */
const studio = (newest: number, more: Answers = {}, userId = 7) =>
  fakeApi(
    {
      [LIST]: ({ before = newest + 1 }: { before?: number }) => ({
        lists: range(before - 1, Math.max(1, before - 10)),
        has_next: before > 11 ? 1 : 0,
      }),
      [COUNT]: () => ({ not_read: 0 }),
      ...more,
    },
    userId,
  );

beforeEach(() => {
  forgetAll();
});

test('[MSG-08] a message has its five fields; one without `is_read` is unread', () => {
  const whole = message(1, 1);
  expect(v.parse(Broadcast, whole)).toEqual(whole);
  const { is_read: _, ...rest } = whole;
  expect(v.parse(Broadcast, rest)).toEqual({ ...rest, is_read: 0 });
  for (const name of ['id', 'title', 'content', 'created_at'])
    expect(v.is(Broadcast, { ...whole, [name]: undefined }), name).toBe(false);
});

describe('reading the list', () => {
  test('counts again if it shows more unread messages than the number, since one came while the page was open', async () => {
    let unread = 1;
    const sent = studio(2, { [COUNT]: () => ({ not_read: unread }) });
    await refreshUnread();
    unread = 2;
    await loadMessages();
    await vi.waitFor(() => expect(messages.unread).toBe(2));
    await loadMessages();
    expect(pathsOf(sent)).toEqual([COUNT, LIST, COUNT, LIST]);
  });

  test('[MSG-01] sends page and page_size 10, and continues after the oldest one', async () => {
    const sent = studio(12);
    await loadMessages();
    await loadOlderMessages();
    await loadOlderMessages();
    expect(sent.map(({ body }) => body)).toEqual([
      { page: 1, page_size: 10 },
      { page: 2, page_size: 10, before: 3 },
    ]);
    expect(messageList.items.map(({ id }) => id)).toEqual(range(12, 1).map(({ id }) => id));
  });

  test('on a reload, adjacent older pages are kept, others dropped', async () => {
    studio(12);
    await loadMessages();
    await loadOlderMessages();
    studio(13);
    await loadMessages();
    expect(messageList.items).toHaveLength(13);
    expect(messageList.hasNext).toBe(false);
    studio(40);
    await loadMessages();
    expect(messageList.items.map(({ id }) => id)).toEqual(range(40, 31).map(({ id }) => id));
    expect(messageList.hasNext).toBe(true);
  });

  test('the list is cached for offline visits, and marked as old', async () => {
    studio(2);
    await loadMessages();
    await vi.waitFor(async () => {
      forgetAll();
      fakeApi({ [LIST]: () => new Refused('down', 503) });
      await expect(loadMessages()).rejects.toThrow();
      expect(messageList).toMatchObject({ cached: true, state: 'failed', hasNext: false });
    });
    expect(shown()).toEqual([-2, -1]);
  });

  test('a language change drops older pages and the cache', async () => {
    const said = ({ before = 13 }: { before?: number }) => ({
      lists: range(before - 1, Math.max(1, before - 10)).map((one) => ({
        ...one,
        title: `${browser.language} ${one.id}`,
      })),
      has_next: before > 11 ? 1 : 0,
    });
    const titles = () => new Set(messageList.items.map(({ title }) => title.slice(0, 2)));
    fakeApi({ [LIST]: said });
    await loadMessages();
    await loadOlderMessages();
    expect(messageList.items).toHaveLength(12);
    try {
      browser.language = 'zh';
      await loadMessages();
      expect(titles()).toEqual(new Set(['zh']));
      expect(messageList.items).toHaveLength(10);
      // offline, the cache of that language is used again
      browser.language = 'en';
      fakeApi({ [LIST]: () => new Refused('down', 503) });
      await expect(loadMessages()).rejects.toThrow();
      expect(titles()).toEqual(new Set(['en']));
    } finally {
      browser.language = 'en';
    }
  });

  test('a failed page is retried', async () => {
    studio(12);
    await loadMessages();
    fakeApi({ [LIST]: () => new Refused('down', 503) });
    await expect(loadOlderMessages()).rejects.toThrow();
    expect(messageList.older).toBe('failed');
    studio(12);
    await loadOlderMessages();
    expect(messageList).toMatchObject({ older: 'idle', hasNext: false });
  });
});

describe('opening a message', () => {
  test('[MSG-05] [MSG-06] [MSG-07] marks it at once, informs the server, and recounts without reloading the list', async () => {
    let unread = 3;
    const sent = studio(3, {
      [MARK]: () => {
        unread -= 1;
      },
      [COUNT]: () => ({ not_read: unread }),
    });
    await loadMessages();
    await refreshUnread();
    sent.length = 0;
    const opening = openMessage(2);
    expect(shown()).toEqual([-3, 2, -1]);
    expect(messages.unread).toBe(2);
    await opening;
    await vi.waitFor(() => expect(pathsOf(sent)).toEqual([MARK, COUNT]));
    expect(sent[0]?.body).toEqual({ id: 2 });
    expect(messages.unread).toBe(2);
  });

  test('is reverted if the server refuses', async () => {
    studio(2, { [MARK]: () => new Refused('gone') });
    await loadMessages();
    messages.unread = 2;
    await expect(openMessage(1)).rejects.toThrow('gone');
    expect(shown()).toEqual([-2, -1]);
    expect(messages.unread).toBe(2);
  });

  test('without a network it counts here, after a reload too, and is sent before the number is read again', async () => {
    let unread = 3;
    const countDown = () => {
      unread -= 1;
    };
    const offline = {
      [MARK]: () => Promise.reject(new TypeError('no network')),
      [COUNT]: () => ({ not_read: unread }),
    };
    studio(3, offline, 71);
    await loadMessages();
    await refreshUnread();
    await openMessage(2);
    await openMessage(2);
    expect(shown()).toEqual([-3, 2, -1]);
    expect(messages.unread).toBe(2);
    // the server is there for the number, and still counts it
    await refreshUnread();
    expect(messages.unread).toBe(2);
    // another visit: nothing is in memory
    forgetAll();
    studio(3, offline, 71);
    await loadMessages();
    expect(shown()).toEqual([-3, 2, -1]);
    // another account on this device has opened nothing
    forgetAll();
    studio(3, {}, 72);
    await loadMessages();
    expect(shown()).toEqual([-3, -2, -1]);

    forgetAll();
    const online = { ...offline, [MARK]: countDown };
    const sent = studio(3, online, 71);
    await refreshUnread();
    expect(pathsOf(sent)).toEqual([MARK, COUNT]);
    expect(sent[0]?.body).toEqual({ id: 2 });
    expect(messages.unread).toBe(2);
    await refreshUnread();
    expect(pathsOf(sent)).toEqual([MARK, COUNT, COUNT]);
  });

  test('what was opened without a network is erased from the device by signing out', async () => {
    studio(3, { [MARK]: () => Promise.reject(new TypeError('no network')) }, 73);
    await loadMessages();
    await openMessage(2);
    forgetAll();
    await wipePages(73);
    const sent = studio(3, { [MARK]: () => null }, 73);
    await refreshUnread();
    expect(pathsOf(sent)).toEqual([COUNT]);
  });

  test('a message that the server has forgotten meanwhile is sent once', async () => {
    studio(3, { [MARK]: () => Promise.reject(new TypeError('no network')) }, 74);
    await loadMessages();
    await openMessage(2);
    const sent = studio(3, { [MARK]: () => new Refused('gone') }, 74);
    await refreshUnread();
    await refreshUnread();
    expect(pathsOf(sent)).toEqual([MARK, COUNT, COUNT]);
  });

  test('an ended login keeps what was opened for the next one of the same account', async () => {
    studio(3, { [MARK]: () => Promise.reject(new TypeError('no network')) }, 75);
    await loadMessages();
    await openMessage(2);
    studio(3, { [MARK]: () => new Refused('sign in', 401), [COUNT]: () => new Refused('sign in', 401) }, 75);
    await expect(refreshUnread()).rejects.toThrow('sign in');
    session.token = null;
    const sent = studio(3, { [MARK]: () => null }, 75);
    await refreshUnread();
    expect(pathsOf(sent)).toEqual([MARK, COUNT]);
  });

  test('opening a read message does not change the count', async () => {
    const sent = studio(1, { [LIST]: () => ({ lists: [message(1, 1)] }), [MARK]: () => null });
    await loadMessages();
    messages.unread = 4;
    const opening = openMessage(1);
    expect(messages.unread).toBe(4);
    await opening;
    expect(pathsOf(sent)).toContain(MARK);
  });

  test('a pending list does not make it unread again', async () => {
    studio(1);
    await loadMessages();
    let answer = (): void => undefined;
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    studio(1, { [LIST]: () => slow.then(() => ({ lists: [message(1)] })), [MARK]: () => null });
    const reading = loadMessages();
    await openMessage(1);
    answer();
    await reading;
    expect(shown()).toEqual([1]);
  });

  test('a login refused while counting unread messages is reported', async () => {
    const heard = vi.fn();
    onBackgroundError(heard);
    studio(1, { [MARK]: () => null, [COUNT]: () => new Refused('sign in', 401) });
    await loadMessages();
    await openMessage(1);
    await vi.waitFor(() =>
      expect(heard).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unauthorized' })),
    );
  });

  test('several at once are counted after the last one', async () => {
    const sent = studio(3, { [MARK]: () => null, [COUNT]: () => ({ not_read: 3 }) });
    await refreshUnread();
    await loadMessages();
    await Promise.all([openMessage(1), openMessage(2), openMessage(3)]);
    await vi.waitFor(() => expect(pathsOf(sent).at(-1)).toBe(COUNT));
    expect(pathsOf(sent).slice(-5)).toEqual([LIST, MARK, MARK, MARK, COUNT]);
  });
});
