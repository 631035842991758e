import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { noticeId, taskKey } from '../../src/api/notice-id.ts';
import { wipeAccount } from '../../src/store/bridge/login.ts';

test('who signs out takes the system’s notifications about their tasks along; those of others and the plain ones stay', async () => {
  const closed: string[] = [];
  const notice = (tag: string) => ({ tag, close: () => closed.push(tag) });
  const own = noticeId(taskKey(7, 'draw', 'a'), 'done');
  const tags = [own, noticeId(taskKey(70, 'draw', 'b'), 'done'), 'news'];
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ getNotifications: async () => tags.map(notice) }) },
  });
  await wipeAccount(7);
  expect(closed).toEqual([own]);
});

test('a browser without a worker signs out all the same', async () => {
  vi.stubGlobal('navigator', {});
  await expect(wipeAccount(7)).resolves.toBeUndefined();
});
