import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FilmInfo } from '../../../src/api/exports.ts';
import {
  clearFilmNotices,
  closeFilmNotice,
  filmNotice,
  followAccount,
  noticeSeen,
  sendMarkedRead,
  takeFilmNotices,
} from '../../../src/store/film/export/film-notice.ts';
import { engine, tasks } from '../../../src/store/tasks/tasks.ts';
import type { Notice } from '../../../src/sw/protocol.ts';
import { fakeApi, Refused } from '../fake-api.ts';
import { noticeOf } from './film-for-test.ts';

const HANDLE = '/script/okl-handle';
const INFO: Partial<FilmInfo> & { works_time: string } = {
  step: 4,
  works_id: 12,
  works_name: 'The lamp',
  works_time: '2026-11-20T10:00:00Z',
  published: 0,
};

const idOf = (id: string) => noticeOf(INFO, id).id;
/** The dialog of each is on the screen as soon as it is shown. */
const offer = (...notices: Notice[]) => {
  tasks.notices = notices;
  takeFilmNotices();
  noticeSeen();
};
const closeIt = () => {
  closeFilmNotice();
  noticeSeen();
};

const seen: string[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  seen.length = 0;
  vi.spyOn(engine, 'send').mockImplementation((command) => {
    if (command.type === 'seen') seen.push(command.id);
  });
});
afterEach(() => {
  clearFilmNotices();
  tasks.notices = [];
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('marking as read', () => {
  test('[NOTICE-05] a shown film is marked as read with exactly one call before the notice is released', async () => {
    const sent = fakeApi({ [HANDLE]: () => null });
    offer(noticeOf(INFO));
    expect(filmNotice.shown).toMatchObject({ name: 'The lamp', done: true, projectId: 3 });
    await Promise.all([sendMarkedRead(), sendMarkedRead()]);
    await vi.waitFor(() => expect(seen).toEqual([idOf('a')]));
    await sendMarkedRead();
    expect(sent).toEqual([{ path: HANDLE, body: { type: 2, works_id: 12 } }]);
  });

  test('[NOTICE-05] marking as read is retried, and the notice is kept until the server confirms', async () => {
    let answer: unknown = new Refused('down', 500);
    const sent = fakeApi({ [HANDLE]: () => answer });
    offer(noticeOf(INFO));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(seen).toEqual([]);
    answer = null;
    await vi.waitFor(async () => {
      closeIt();
      expect(seen).toEqual([idOf('a')]);
    });
    // the same notice is not shown again on this screen
    expect(filmNotice.shown).toBeNull();
  });

  test('a failed film has no work to mark as read', async () => {
    const sent = fakeApi({});
    const failed = noticeOf({ step: 5, works_id: 0 });
    offer(failed);
    await vi.waitFor(() => expect(seen).toEqual([failed.id]));
    expect(sent).toEqual([]);
    expect(filmNotice.shown).toMatchObject({ done: false, name: 'The lamp' });
  });

  test('two notices are shown one after another', async () => {
    const sent = fakeApi({ [HANDLE]: () => null });
    offer(noticeOf(INFO), noticeOf({ ...INFO, works_id: 13 }, 'b'));
    expect(filmNotice.shown?.taskId).toBe('a');
    await vi.waitFor(() => expect(seen).toEqual([idOf('a')]));
    closeIt();
    expect(filmNotice.shown?.taskId).toBe('b');
    await vi.waitFor(() => expect(seen).toEqual([idOf('a'), idOf('b')]));
    expect(sent.map(({ body }) => body)).toEqual([
      { type: 2, works_id: 12 },
      { type: 2, works_id: 13 },
    ]);
  });

  test('a film that was deleted meanwhile is taken from the screen, and the next one is shown', async () => {
    const gone = () => Response.json({ code: 404, message: 'no such work', data: null });
    fakeApi({ [HANDLE]: ({ works_id }: { works_id: number }) => (works_id === 12 ? gone() : null) });
    offer(noticeOf(INFO), noticeOf({ ...INFO, works_id: 13 }, 'b'));
    await vi.waitFor(() => expect(filmNotice.shown?.taskId).toBe('b'));
    noticeSeen();
    await vi.waitFor(() => expect(seen).toEqual([idOf('a'), idOf('b')]));
    expect(filmNotice.waiting).toEqual([]);
  });

  test('is never shown to another account', async () => {
    fakeApi({ [HANDLE]: () => new Refused('down', 500) });
    tasks.user = 7;
    followAccount();
    offer(noticeOf(INFO));
    expect(filmNotice.shown).not.toBeNull();
    tasks.user = 8;
    await vi.waitFor(() => expect(filmNotice.shown).toBeNull());
    expect(seen).toEqual([]);
  });
});

test('a film whose page is open shows no notice, and is marked as read', async () => {
  const sent = fakeApi({ [HANDLE]: () => null });
  tasks.notices = [noticeOf(INFO)];
  takeFilmNotices((taskId) => taskId === 'a');
  expect(filmNotice.shown).toBeNull();
  await vi.waitFor(() => expect(seen).toEqual([idOf('a')]));
  expect(sent).toEqual([{ path: HANDLE, body: { type: 2, works_id: 12 } }]);
});

test('[NOTICE-02] a notice has step, ratio, URLs, name, time and id of its film', () => {
  fakeApi({ [HANDLE]: () => null });
  const info = {
    step: 4,
    width_height: '9:16',
    video_url: '/media/v.mp4',
    poster_url: '/media/p.jpg',
    works_name: 'The lamp',
    works_time: '2026-11-20T10:00:00Z',
    works_id: 12,
  };
  offer(noticeOf(info));
  expect(filmNotice.shown?.info).toEqual(info);
});
