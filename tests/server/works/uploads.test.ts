import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropOldWorkUploads } from '../../../server/uploads/work-uploads.ts';
import { requestWorkUpload } from '../../../src/api/works.ts';
import { type Member, newMember, openStudio, type Studio, studioForTest } from '../harness.ts';
import { type FilmKind, filmFile } from './films.ts';
import { uploadCalls } from './upload-calls.ts';

const PART = 16 * 1024;

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio({ UPLOAD_PART_KB: '16' }, { working: false });
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio);
});
const { begin, put, ask, send } = uploadCalls(() => ({ studio, member }));

/** Every file in storage. */
const files = async (of = studio): Promise<string[]> => {
  const found = await readdir(join(of.folder, 'media'), { recursive: true, withFileTypes: true });
  return found.filter((one) => one.isFile()).map(({ name }) => name);
};
const rowsOf = async ({ userId } = member) =>
  (await studio.db.query('SELECT 1 FROM work_uploads WHERE user_id = $1', [userId])).rows.length;

describe('an upload', () => {
  it('[PUB-10] [PUB-11] starts with a GET that returns a token and the target of the film: the works folder', async () => {
    expect(requestWorkUpload.method).toBe('GET');
    const answer = await studio.app.inject({
      url: '/api/center/works-upload-token',
      headers: { authorization: member.token },
    });
    expect(answer.json()).toMatchObject({
      code: 200,
      data: { token: expect.stringMatching(/^[\w-]{43}$/), domain: '/upload/works' },
    });
    expect((await studio.app.inject({ url: '/api/center/works-upload-token' })).statusCode).toBe(401);
  });

  it('accepts its parts in any order and repeatedly, and lists those it has', async () => {
    const film = await filmFile('film');
    const address = await begin();
    const part = (index: number) => film.subarray(index * PART, (index + 1) * PART);
    expect((await put(address, 1, part(1))).statusCode).toBe(204);
    expect(
      (await put(address, 0, Buffer.concat([part(0).subarray(0, 100), Buffer.alloc(PART - 100)]))).statusCode,
    ).toBe(204);
    expect((await put(address, 0, part(0))).statusCode).toBe(204);
    const listed = await ask(address);
    expect(listed.json()).toEqual({ parts: [0, 1], part_bytes: PART });
    expect(listed.headers['cache-control']).toBe('no-store');
    for (let index = 2; index * PART < film.length; index++) await put(address, index, part(index));
    expect((await ask(address, '?info')).json()).toMatchObject({ width: 320, height: 180 });
  });

  it('[PUB-12] returns the measured length of the complete file, also when called again', async () => {
    const address = await send(await filmFile('film'), PART);
    const info = (await ask(address, '?info')).json<{ duration: number }>();
    expect(info.duration).toBeCloseTo(3, 0);
    expect((await ask(address, '?info')).json()).toEqual(info);
    expect(
      (await Promise.all([ask(address, '?info'), ask(address, '?info')])).map((one) => one.json()),
    ).toEqual([info, info]);
  });

  it('is not checked before all parts have arrived', async () => {
    const film = await filmFile('film');
    const address = await begin();
    expect((await ask(address, '?info')).statusCode).toBe(409);
    await put(address, 0, film.subarray(0, PART));
    await put(address, 2, film.subarray(2 * PART, 3 * PART));
    const answer = await ask(address, '?info');
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'The file has not finished uploading']);
  });

  it('is private to its member: others can neither add to it nor read its state', async () => {
    const address = await begin();
    const stranger = await newMember(studio);
    const part = (await filmFile('film')).subarray(0, PART);
    expect((await put(address, 0, part, stranger)).statusCode).toBe(403);
    expect((await ask(address, '', stranger)).statusCode).toBe(403);
    expect((await ask(address, '?info', stranger)).statusCode).toBe(403);
    expect(
      (
        await studio.app.inject({
          method: 'PUT',
          url: `${address}/0`,
          payload: part,
          headers: { 'content-type': 'a/b' },
        })
      ).statusCode,
    ).toBe(401);
    expect((await ask(address)).json()).toMatchObject({ parts: [] });
  });

  it('expires a day after its last part', async () => {
    const address = await begin();
    await studio.db.query('UPDATE work_uploads SET expires_at = now() WHERE user_id = $1', [member.userId]);
    expect((await put(address, 0, (await filmFile('film')).subarray(0, PART))).statusCode).toBe(403);
    expect((await ask(address)).statusCode).toBe(403);
  });

  it('that was abandoned is deleted with its parts; an active one stays', async () => {
    const own = await studioForTest({ UPLOAD_PART_KB: '16' }, { working: false });
    const calls = uploadCalls(() => ({ studio: own, member: owner }));
    const owner = await newMember(own);
    const film = await filmFile('film');
    const left = await calls.send(film, PART);
    await calls.ask(left, '?info');
    const half = await calls.begin();
    await calls.put(half, 0, film.subarray(0, PART));
    expect(await files(own)).toHaveLength(2);
    await dropOldWorkUploads(own.db, own.deps.storage);
    expect(await files(own)).toHaveLength(2);
    await own.db.query("UPDATE work_uploads SET expires_at = now() - interval '1 second'");
    await dropOldWorkUploads(own.db, own.deps.storage);
    expect(await files(own)).toEqual([]);
    expect((await own.db.query('SELECT 1 FROM work_uploads')).rows).toEqual([]);
  });

  it('is one of at most five per member: a sixth replaces the one idle the longest', async () => {
    const first = await begin();
    await put(first, 0, (await filmFile('film')).subarray(0, PART));
    for (let more = 0; more < 5; more++) await begin();
    expect(await rowsOf()).toBe(5);
    expect((await ask(first)).statusCode).toBe(403);
  });

  it('counts toward the member’s megabytes per day', async () => {
    const own = await studioForTest({ UPLOAD_PART_KB: '16', LIMIT_UPLOAD_MB: '2' }, { working: false });
    const owner = await newMember(own);
    const calls = uploadCalls(() => ({ studio: own, member: owner }));
    const address = await calls.begin();
    const part = (await filmFile('film')).subarray(0, PART);
    expect((await calls.put(address, 0, part)).statusCode).toBe(204);
    expect((await calls.put(address, 0, part)).statusCode).toBe(204);
    expect((await calls.put(address, 0, part)).statusCode).toBe(429);
  });
});

describe('a file that is not a film', () => {
  it('[PUB-04] is refused with its first part, and leaves nothing', async () => {
    for (const lie of [
      Buffer.from('<html>'.repeat(100)),
      await filmFile('QuickTime'),
      await filmFile('Matroska'),
    ]) {
      const address = await begin();
      const answer = await put(address, 0, lie.subarray(0, PART));
      expect([answer.statusCode, answer.json().message]).toEqual([415, 'Only MP4 videos are supported']);
      expect((await ask(address)).statusCode).toBe(403);
    }
    expect(await rowsOf()).toBe(0);
  });

  it('one that begins like no file may be damaged, and is told so with its first part', async () => {
    const address = await begin();
    const answer = await put(address, 0, Buffer.alloc(PART, 7));
    expect([answer.statusCode, answer.json().message]).toEqual([
      415,
      'This is not an MP4 video, or it is damaged',
    ]);
    expect(await rowsOf()).toBe(0);
  });

  it.each<[FilmKind | 'noise' | 'half', string]>([
    ['noise', 'The video is damaged or not complete. Save it again and retry'],
    ['half', 'The video is damaged or not complete. Save it again and retry'],
    ['sound alone', 'There is no picture in this video'],
    ['old codec', 'Browsers cannot play this video (?). Save it as MP4 with H.264 and AAC'],
  ])('[PUB-04] [PUB-15] but %s is refused when it is whole, and leaves nothing', async (kind, message) => {
    const before = await files();
    const data =
      kind === 'noise'
        ? Buffer.concat([(await filmFile('film')).subarray(0, 32), Buffer.alloc(40_000, 7)])
        : kind === 'half'
          ? (await filmFile('film')).subarray(0, 20_000)
          : await filmFile(kind);
    const address = await send(data, PART);
    const answer = await ask(address, '?info');
    expect([answer.statusCode, answer.json().message]).toEqual([415, message]);
    expect(await files()).toEqual(before);
    expect(await rowsOf()).toBe(0);
  });

  it('[PUB-05] over 500 MB is refused before its bytes are read', async () => {
    const address = await begin();
    const parts = (500 * 1024 * 1024) / PART;
    const answer = await put(address, parts, Buffer.alloc(PART));
    expect([answer.statusCode, answer.json().message]).toEqual([413, 'The video must not exceed 500 MB']);
    expect((await put(address, 0, Buffer.alloc(PART + 1))).statusCode).toBe(413);
  });
});
