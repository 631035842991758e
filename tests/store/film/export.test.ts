import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FILM_MUSIC } from '../../../src/api/exports.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { db } from '../../../src/store/bridge/engine-db.ts';
import { cancelFilm, exporting, startFilm } from '../../../src/store/film/export/exports.ts';
import { clearFilmNotices, filmNotice, takeFilmNotices } from '../../../src/store/film/export/film-notice.ts';
import { followExports } from '../../../src/store/film/export/follow.ts';
import { type ExportForm, lacksAudio, requestOf } from '../../../src/store/film/export/form.ts';
import { exportMirror } from '../../../src/store/film/export/mirror.ts';
import { messages, refreshUnread } from '../../../src/store/messages/messages.ts';
import { tasks } from '../../../src/store/tasks/tasks.ts';
import { writeAuth } from '../../../src/sw/engine/auth.ts';
import type { TaskRow } from '../../../src/sw/protocol.ts';
import { fakeApi, Refused } from '../fake-api.ts';
import { taskRow } from '../task-row.ts';

const FLAG = 'inkreel.exporting';
const ID = 'inkreel.export_task_id';
const stored = () => [localStorage.getItem(FLAG), localStorage.getItem(ID)];
const FORM: ExportForm = {
  music: FILM_MUSIC.automatic,
  volume: 1,
  subtitles: 1,
  resolution: null,
  audio: null,
};

const row = (id: string, more: Partial<TaskRow> = {}): TaskRow =>
  taskRow('export', id, {
    lane: `export:${id}`,
    state: 2,
    result: { step: 2 },
    context: { kind: 'export', page: '/create', script_id: 3 },
    ...more,
  });
/** Sets the rows of the engine's store, and waits until subscribers have run. */
async function engineSays(...rows: TaskRow[]): Promise<void> {
  Object.assign(tasks, {
    ready: true,
    user: 7,
    byKey: Object.fromEntries(rows.map((one) => [one.key, one])),
  });
  await vi.waitFor(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  localStorage.clear();
  session.token = 'token';
  Object.assign(tasks, { ready: false, user: 0, byKey: {} });
});

describe('the mirror in local storage', () => {
  test('[EXPORT-09] [EXPORT-14] has flag and id while an export is running, and neither afterwards', () => {
    exportMirror.write('a');
    expect(stored()).toEqual(['1', 'a']);
    expect(exportMirror.read()).toBe('a');
    exportMirror.clear();
    expect(stored()).toEqual([null, null]);
  });

  test('[EXPORT-21] stopping clears only the flag; an id alone is not an export', () => {
    exportMirror.write('a');
    exportMirror.stop();
    expect(stored()).toEqual([null, 'a']);
    expect(exportMirror.read()).toBeNull();
  });

  test('[EXPORT-20] follows the engine’s store: the newest running export, or nothing', async () => {
    followExports();
    await engineSays(row('a'), row('b', { createdAt: 2 }));
    expect(stored()).toEqual(['1', 'b']);
    await engineSays(row('a'), row('b', { createdAt: 2, open: 0, final: 'done', state: 4 }));
    expect(stored()).toEqual(['1', 'a']);
    await engineSays(row('a', { open: 0, unknown: true }));
    expect(stored()).toEqual([null, null]);
  });

  test('a film that was cancelled elsewhere is not resumed', async () => {
    followExports();
    await engineSays(row('a'));
    await vi.waitFor(() => expect(stored()).toEqual(['1', 'a']));
    await engineSays();
    await vi.waitFor(() => expect(stored()).toEqual([null, null]));
  });

  test('[EXPORT-21] signing out clears the flag; polling is up to the engine', async () => {
    followExports();
    await engineSays(row('a'));
    session.token = null;
    await new Promise((resolve) => setTimeout(resolve));
    expect(stored()).toEqual([null, 'a']);
    expect(Object.values(tasks.byKey)).toMatchObject([{ open: 1 }]);
  });
});

test('another account does not resume a film of the previous one', async () => {
  followExports();
  await engineSays(row('a'));
  session.token = 'of somebody else';
  await new Promise((resolve) => setTimeout(resolve));
  // a late answer changes the old rows again
  tasks.trouble = null;
  tasks.byKey['7|export:a|a'] = row('a', { rev: 1 });
  await new Promise((resolve) => setTimeout(resolve));
  expect(exportMirror.read()).toBeNull();
  await engineSays();
  expect(exportMirror.read()).toBeNull();
  await engineSays(row('b'));
  expect(exportMirror.read()).toBe('b');
});

describe('starting and cancelling', () => {
  test('[EXPORT-01] sends the form, and stores the id from the answer', async () => {
    const sent = fakeApi({ '/script/okl-export': () => ({ tasks_id: 'film-1' }) });
    await startFilm(3, { ...FORM, volume: 0.3 }, { name: 'The lamp', cost: 2 });
    expect(sent.filter(({ path }) => path === '/script/okl-export')).toEqual([
      {
        path: '/script/okl-export',
        body: { script_id: 3, audio_type: 1, audio_vol: 0.3, audio_url: '', subtitles: 1 },
      },
    ]);
    expect(stored()).toEqual(['1', 'film-1']);
    expect(exporting.state).toBe('idle');
  });

  test('[SHELL-16] the store shows whether an export is starting, running, or has a notice', async () => {
    fakeApi({ '/script/okl-export': () => ({ tasks_id: 'film-1' }) });
    expect([exporting.state, exportMirror.read(), filmNotice.shown]).toEqual(['idle', null, null]);
    const begun = startFilm(3, FORM, { name: '', cost: 2 });
    expect(exporting.state).toBe('sending');
    await begun;
    expect([exporting.state, exportMirror.read()]).toEqual(['idle', 'film-1']);
    // a failed one is not marked as read at the server
    const ended = row('film-1', { open: 0, final: 'failed', state: 5, result: { step: 5, works_id: 0 } });
    tasks.notices = [{ id: 'film-1:failed', task: ended }];
    takeFilmNotices();
    expect(filmNotice.shown).toMatchObject({ taskId: 'film-1', done: false });
    clearFilmNotices();
    expect(filmNotice.shown).toBeNull();
    tasks.notices = [];
  });

  test('a refusal leaves nothing behind', async () => {
    fakeApi({ '/script/okl-export': () => new Refused('Too few points') });
    await expect(startFilm(3, FORM, { name: '', cost: 2 })).rejects.toMatchObject({
      message: 'Too few points',
    });
    expect(stored()).toEqual([null, null]);
    expect(exporting.state).toBe('idle');
  });

  test('[EXPORT-18] [EXPORT-19] cancelling does not wait for the server, and stays if the server refuses', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    exportMirror.write('film-1');
    const sent = fakeApi({ '/script/okl-handle': () => new Refused('no', 500) });
    await cancelFilm('film-1');
    expect(stored()).toEqual([null, null]);
    await vi.waitFor(() => expect(warned).toHaveBeenCalled());
    expect(sent).toEqual([{ path: '/script/okl-handle', body: { type: 1, tasks_id: 'film-1' } }]);
    warned.mockRestore();
  });

  test('until the server answers it is shown as cancelled in all lists; then the server’s state counts', async () => {
    const film = row('film-1');
    await writeAuth(db, { token: 'token', user: 7 });
    await db.write(async (tx) => {
      await tx.objectStore('tasks').put(film);
    });
    let answer: (data: object) => void = () => undefined;
    const promise = new Promise<object>((resolve) => {
      answer = resolve;
    });
    fakeApi({ '/script/okl-handle': () => promise });
    await cancelFilm('film-1');
    const held = () => db.read((tx) => tx.objectStore('tasks').get(film.key));
    expect(await held()).toMatchObject({ open: 0, final: 'cancelled' });
    answer({});
    await vi.waitFor(async () => expect(await held()).toBeUndefined());
  });
});

describe('the form', () => {
  const audio = { url: '/media/song.mp3', name: 'song.mp3' };

  test('[EXPORT-02] [EXPORT-08] uploaded music is sent only if upload is selected', () => {
    expect(requestOf(3, { ...FORM, music: FILM_MUSIC.upload, audio }).audio_url).toBe('/media/song.mp3');
    for (const music of [FILM_MUSIC.automatic, FILM_MUSIC.none])
      expect(requestOf(3, { ...FORM, music, audio })).toMatchObject({ audio_type: music, audio_url: '' });
  });

  test('[EXPORT-05] if upload is selected, the file is required', () => {
    expect(lacksAudio({ music: FILM_MUSIC.upload, audio: null })).toBe(true);
    expect(lacksAudio({ music: FILM_MUSIC.upload, audio })).toBe(false);
    expect(lacksAudio({ music: FILM_MUSIC.automatic, audio: null })).toBe(false);
  });
});

test('[MSG-07] the number of unread messages is requested without a payload', async () => {
  const sent = fakeApi({ '/center/not-read': () => ({ not_read: 3 }) });
  await refreshUnread();
  expect(sent).toEqual([{ path: '/center/not-read', body: {} }]);
  expect(messages.unread).toBe(3);
  session.token = null;
  await refreshUnread();
  expect(messages.unread).toBe(0);
  expect(sent).toHaveLength(1);
});
