import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Work } from '../../../src/api/works.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { readPageStore, wipePages, writePageStore } from '../../../src/store/pages-db.ts';
import {
  cacheWatchedWork,
  forgetShownWork,
  shownWork,
  showWork,
} from '../../../src/store/works/shown-work.ts';

const MEMBER = 41;
const CACHE = 'works|watched|en';
const work = (work_id: number) => ({ work_id, name: `Work ${work_id}` }) as Work;
const cachedIds = async () =>
  ((await readPageStore('answers', MEMBER, CACHE)) as Work[] | undefined)?.map(({ work_id }) => work_id);

beforeEach(async () => {
  forgetShownWork();
  Object.assign(session, { token: 'a', userId: MEMBER });
  await cacheWatchedWork(work(1));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});
afterEach(async () => {
  await wipePages(MEMBER);
  vi.unstubAllGlobals();
});

test('a work that was opened before is shown without a network', async () => {
  await showWork(1);
  expect(shownWork).toMatchObject({ state: 'ready', work: { work_id: 1 } });
});

test('one that was not opened before fails without a network', async () => {
  await expect(showWork(2)).rejects.toThrow();
  expect(shownWork).toMatchObject({ state: 'failed', work: null });
});

test('it is shown as soon as it is known whose login this is, also after the network has failed', async () => {
  session.userId = 0;
  await expect(showWork(1)).rejects.toThrow();
  expect(shownWork.state).toBe('failed');
  session.userId = MEMBER;
  await vi.waitFor(() => expect(shownWork).toMatchObject({ state: 'ready', work: { work_id: 1 } }));
});

test('a work that is opened before it is known whose login this is, replaces none of the earlier ones', async () => {
  session.userId = 0;
  const caching = cacheWatchedWork(work(2));
  session.userId = MEMBER;
  await caching;
  expect(await cachedIds()).toEqual([2, 1]);
});

test('nonsense in the place of the works that were opened counts as none', async () => {
  await writePageStore('answers', MEMBER, CACHE, { broken: true });
  await expect(showWork(1)).rejects.toThrow('offline');
  expect(shownWork.state).toBe('failed');
  await cacheWatchedWork(work(3));
  expect(await cachedIds()).toEqual([3]);
});

test('of two works that are opened at once, both are there without a network', async () => {
  await Promise.all([cacheWatchedWork(work(2)), cacheWatchedWork(work(3))]);
  expect(await cachedIds()).toEqual([3, 2, 1]);
});
