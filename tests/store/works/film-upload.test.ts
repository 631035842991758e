import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { wipePages, writePageStore } from '../../../src/store/pages-db.ts';
import { readFilm } from '../../../src/store/works/film-record.ts';
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

const becomes = (phase: string) => vi.waitFor(() => expect(filmUpload.phase).toBe(phase), { timeout: 5_000 });
/** The network is back, as far as the page can tell. */
const online = () => dispatchEvent(new Event('online'));
/** What a new visit finds: the store as it begins, and what the browser has kept. */
const reload = async () => {
  forgetAll();
  expect(filmUpload.phase).toBe('none');
  await restoreFilm();
};

test('[PUB-10] [PUB-11] [PUB-12] a film goes to storage in parts, into the folder of works, and storage tells how long it is', async () => {
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

test('[PUB-04] [PUB-05] what is no MP4, or too large, is refused before anything is sent; the film that was there stays', async () => {
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

test('[PUB-13] a token that is refused is a problem of its own, and the person tries again; without a network it is tried again by itself', async () => {
  server.wrong.token.push({ status: 403, message: 'Not today' });
  await takeFilm(film());
  await becomes('stopped');
  expect(filmUpload).toMatchObject({ problem: 'token', said: 'Not today' });
  server.wrong.token.push(0);
  void resumeFilm();
  await becomes('waiting');
  expect(filmUpload).toMatchObject({ problem: 'token', said: '' });
  online();
  await becomes('arrived');
  expect(filmUpload.problem).toBeNull();
});

test('[PUB-14] a part that fails is sent again when the network is back, and only what is missing', async () => {
  server.wrong.part.push(0);
  await takeFilm(film());
  await becomes('waiting');
  expect(filmUpload).toMatchObject({ problem: 'upload', said: '' });
  server.wrong.list.push(503);
  online();
  await vi.waitFor(() => expect(server.seen.filter((one) => one === 'GET /upload/works/t1')).toHaveLength(2));
  await becomes('waiting');
  online();
  await becomes('arrived');
  expect(server.puts).toEqual(['0', '0', '1', '2']);
});

test('[PUB-15] a film whose length cannot be read is not taken, and says why; without an answer it is asked again', async () => {
  server.wrong.info.push(0);
  await takeFilm(film());
  await becomes('waiting');
  expect(filmUpload).toMatchObject({ problem: 'duration', said: '' });
  server.wrong.info.push({ status: 415, message: 'Could not read the video duration' });
  online();
  await becomes('none');
  expect(filmUpload.said).toBe('Could not read the video duration');
  expect(await readFilm('upload', user)).toBeNull();
});

test('a pause stops it until the person goes on, also after a reload', async () => {
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

test('a reload in mid-upload goes on with what is missing', async () => {
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

test('an upload that the server does not know any more begins anew', async () => {
  server.wrong.list.push(403);
  await takeFilm(film());
  await becomes('waiting');
  online();
  await becomes('arrived');
  expect(filmUpload.source).toBe('/upload/works/t2');
});

test('a film that the browser had no room for is asked for again: the same one goes on, another does not', async () => {
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

test('a removed film is not found again, and its upload has ended', async () => {
  server.gate = new Promise(() => {});
  await takeFilm(film());
  await vi.waitFor(() => expect(server.puts).toEqual(['0']));
  await forgetFilm();
  await restoreFilm();
  expect(filmUpload.phase).toBe('none');
});
