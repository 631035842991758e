import { beforeEach, describe, expect, test, vi } from 'vitest';
import { countUnread, listBroadcasts, markBroadcast } from '../../src/api/messages.ts';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { loadMessages } from '../../src/store/messages/message-list.ts';
import { openMessage } from '../../src/store/messages/message-read.ts';
import { messages, refreshUnread } from '../../src/store/messages/messages.ts';
import { fakeApi } from './fake-api.ts';

/** A fake server with three unread messages, of which the list has the newest. */
const studio = () =>
  fakeApi({
    [listBroadcasts.path]: () => ({
      lists: [3, 2, 1].map((id) => ({
        id,
        title: `Title ${id}`,
        content: `<p>${id}</p>`,
        created_at: '2026-01-02T03:04:05.000Z',
        is_read: id === 3 ? 0 : 1,
      })),
      has_next: 0,
    }),
    [countUnread.path]: () => ({ not_read: 3 }),
    [markBroadcast.path]: () => ({}),
  });

beforeEach(() => {
  forgetAll();
});

describe('tabs of one browser', () => {
  const otherTab = () => {
    const channel = new BroadcastChannel('inkreel-unread');
    const heard: unknown[] = [];
    channel.onmessage = ({ data }) => heard.push(data);
    return { channel, heard };
  };

  test('are told the number, and show what they are told without answering', async () => {
    studio();
    const { channel, heard } = otherTab();
    await refreshUnread();
    await vi.waitFor(() => expect(heard).toEqual([{ userId: 7, unread: 3 }]));
    channel.postMessage({ userId: 7, unread: 1 });
    await vi.waitFor(() => expect(messages.unread).toBe(1));
    await loadMessages();
    await openMessage(3);
    await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ userId: 7, unread: 0 }));
    expect(heard).not.toContainEqual({ userId: 7, unread: 1 });
    channel.close();
  });

  test('of another account are not heard', async () => {
    studio();
    const { channel } = otherTab();
    await refreshUnread();
    channel.postMessage({ userId: 8, unread: 1 });
    channel.postMessage({ userId: 7, unread: 2 });
    await vi.waitFor(() => expect(messages.unread).toBe(2));
    channel.close();
  });
});
