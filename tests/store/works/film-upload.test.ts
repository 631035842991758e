import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { onBackgroundError } from '../../../src/store/background-errors.ts';
import { wipePages, writePageStore } from '../../../src/store/pages-db.ts';
import { printOf, readFilm, writeFilm } from '../../../src/store/works/film-record.ts';
import { filmUpload } from '../../../src/store/works/film-state.ts';
import {
  forgetFilm,
  pauseFilm,
  restoreFilm,
  resumeFilm,
  takeFilm,
} from '../../../src/store/works/film-upload.ts';
import { FakeUploads, film } from './fake-uploads.ts';

let user = 500;
let server: FakeUploads;
beforeEach(() => {
  user += 1;
  server = new FakeUploads(user);
});
afterEach(async () => {
  await forgetFilm();
  await wipePages(user);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const becomes = (phase: string) => vi.waitFor(() => expect(filmUpload.phase).toBe(phase));
/** Simulates that the network is back. */
const online = () => dispatchEvent(new Event('online'));
/** Simulates a reload: the store is reset, and the browser's storage remains. */
const reload = async () => {
  forgetAll();
  expect(filmUpload.phase).toBe('none');
  await restoreFilm();
};

test('[PUB-10] [PUB-11] [PUB-12] a video is uploaded in parts to the works folder, and the server returns its length', async () => {
  await takeFilm(film(40));
  await becomes('arrived');
  expect(server.seen).toEqual([
    'GET /api/center/works-upload-token',
    'GET /upload/works/t1',
    'PUT /upload/works/t1/0',
    'PUT /upload/works/t1/1',
    'PUT /upload/works/t1/2',
    'GET /upload/works/t1?info',
  ]);
  expect([...server.parts.values()]).toEqual([16, 16, 8]);
  expect(filmUpload).toMatchObject({
    sent: 40,
    size: 40,
    source: '/upload/works/t1',
    info: { duration: 12.5 },
  });
});

test('[PUB-04] [PUB-05] a file that is not an MP4 or too large is refused before sending; the previous one stays', async () => {
  await takeFilm(film());
  await becomes('arrived');
  const sent = server.seen.length;
  await takeFilm(new File(['<html></html>   '], 'page.mp4', { type: 'video/mp4' }));
  expect(filmUpload).toMatchObject({ phase: 'arrived', problem: 'type' });
  const large = film();
  Object.defineProperty(large, 'size', { value: 500 * 1024 * 1024 + 1 });
  await takeFilm(large);
  expect(filmUpload).toMatchObject({ phase: 'arrived', problem: 'size' });
  expect(server.seen).toHaveLength(sent);
});

test('[PUB-13] a refused token is reported for a manual retry; a network error is retried automatically', async () => {
  server.wrong.token.push({ status: 403, message: 'Not today' });
  await takeFilm(film());
  await becomes('stopped');
  expect(filmUpload).toMatchObject({ problem: 'token', said: { words: 'Not today', language: 'en' } });
  server.wrong.token.push(0);
  void resumeFilm();
  await becomes('waiting');
  expect(filmUpload).toMatchObject({ problem: 'token', said: null });
  online();
  await becomes('arrived');
  expect(filmUpload.problem).toBeNull();
});

test('[PUB-14] after a network error only the missing parts are sent once online', async () => {
  server.wrong.part.push(0);
  await takeFilm(film());
  await becomes('waiting');
  expect(filmUpload).toMatchObject({ problem: 'upload', said: null });
  server.wrong.list.push(503);
  online();
  await vi.waitFor(() => expect(server.seen.filter((one) => one === 'GET /upload/works/t1')).toHaveLength(2));
  await becomes('waiting');
  online();
  await becomes('arrived');
  expect(server.puts).toEqual(['0', '0', '1', '2']);
});

test('[PUB-15] a video of unreadable length is rejected with a reason; without an answer it is retried', async () => {
  server.wrong.info.push(0);
  await takeFilm(film());
  await becomes('waiting');
  expect(filmUpload).toMatchObject({ problem: 'duration', said: null });
  server.wrong.info.push({ status: 415, message: 'Could not read the video duration' });
  online();
  await becomes('none');
  expect(filmUpload.said).toEqual({ words: 'Could not read the video duration', language: 'en' });
  await vi.waitFor(async () => expect(await readFilm('upload', user)).toBeNull());
});

test('a paused upload stays paused until resumed, also after a reload', async () => {
  let open = () => {};
  server.gate = new Promise((resolve) => {
    open = resolve;
  });
  await takeFilm(film());
  await vi.waitFor(() => expect(server.puts).toEqual(['0']));
  await pauseFilm();
  open();
  await reload();
  expect(filmUpload.phase).toBe('paused');
  await resumeFilm();
  await becomes('arrived');
  await reload();
  expect(filmUpload).toMatchObject({
    phase: 'arrived',
    source: '/upload/works/t1',
    info: { duration: 12.5 },
  });
});

test('after a reload the upload continues with the missing parts', async () => {
  let open = () => {};
  await takeFilm(film());
  await vi.waitFor(() => expect(server.parts.size).toBeGreaterThan(0));
  server.gate = new Promise((resolve) => {
    open = resolve;
  });
  await reload();
  open();
  await becomes('arrived');
  expect(server.seen.filter((one) => one.includes('token'))).toHaveLength(1);
});

test('an upload unknown to the server restarts', async () => {
  server.wrong.list.push(403);
  await takeFilm(film());
  await becomes('waiting');
  online();
  await becomes('arrived');
  expect(filmUpload.source).toBe('/upload/works/t2');
});

test('a file that could not be stored in the browser has to be selected again: the same one continues, another restarts', async () => {
  await takeFilm(film());
  await becomes('arrived');
  const record = await readFilm('upload', user);
  await writePageStore('films', user, 'upload', { ...record, file: null, info: null });
  server.parts.delete(2);
  await reload();
  expect(filmUpload.phase).toBe('missing');
  await takeFilm(film(40, 2));
  expect(filmUpload).toMatchObject({ phase: 'missing', problem: 'other-file' });
  const before = server.puts.length;
  await takeFilm(film(40, 1, 'renamed.mp4'));
  await becomes('arrived');
  expect(server.puts.slice(before)).toEqual(['2']);
});

test('a video is restored as soon as it is known whose login this is', async () => {
  await takeFilm(film());
  await becomes('arrived');
  forgetAll();
  session.userId = 0;
  const restoring = restoreFilm();
  session.userId = user;
  await restoring;
  expect(filmUpload.phase).toBe('arrived');
});

test('a removed video is not restored, and its upload ends', async () => {
  server.gate = new Promise(() => {});
  await takeFilm(film());
  await vi.waitFor(() => expect(server.puts).toEqual(['0']));
  await forgetFilm();
  await restoreFilm();
  expect(filmUpload.phase).toBe('none');
});

/** A film whose file was changed on its disk: requests with its bytes fail like a lost network. */
async function changedOnDisk() {
  let release = () => {};
  server.gate = new Promise((resolve) => {
    release = resolve;
  });
  const file = film();
  await takeFilm(file);
  await vi.waitFor(() => expect(server.puts).toHaveLength(1));
  Object.defineProperty(file, 'slice', {
    value: (from: number, to: number) => {
      if (to - from > 1) server.wrong.part.push(0);
      return { size: to - from, arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) };
    },
  });
  server.wrong.part.push(0);
  return release;
}

test('a film that was changed on its disk is sent from the copy in the browser', async () => {
  const release = await changedOnDisk();
  release();
  await becomes('waiting');
  online();
  await becomes('arrived');
  expect(server.puts).toEqual(['0', '0', '1', '2']);
});

test('a film that cannot be read any more, and was not stored, is asked for again', async () => {
  const release = await changedOnDisk();
  await wipePages(user);
  release();
  await becomes('missing');
  await takeFilm(film());
  await becomes('arrived');
});

test.each(['token', 'list', 'part', 'info'] as const)(
  'a login that has ended before the %s asks to sign in again, and the film is found after that',
  async (step) => {
    const asked: unknown[] = [];
    onBackgroundError((error) => asked.push(error));
    server.wrong[step].push(401);
    await takeFilm(film(40));
    await vi.waitFor(() => expect(asked).toMatchObject([{ kind: 'unauthorized' }]));
    // as the error policy does it
    Object.assign(session, { token: null, userId: 0 });
    Object.assign(session, { token: 'again', userId: user });
    await restoreFilm();
    await becomes('arrived');
  },
);

test('a film that another tab has taken meanwhile stays: the one that arrives here does not replace it', async () => {
  let open = (): void => undefined;
  server.gate = new Promise((resolve) => {
    open = resolve;
  });
  await takeFilm(film(40));
  await becomes('sending');
  const other = { name: 'hills.mp4', size: 48, print: await printOf(film(48, 2)), address: '', frame: null };
  await writeFilm('upload', user, { ...other, file: film(48, 2, 'hills.mp4'), paused: true, info: null });
  open();
  await becomes('paused');
  expect(filmUpload.name).toBe('hills.mp4');
  expect(await readFilm('upload', user)).toMatchObject({ name: 'hills.mp4', address: '', info: null });
});
