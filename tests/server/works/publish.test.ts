import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { probe } from '../../../generators/ffmpeg/probe.ts';
import { addMedia, storageName } from '../../../server/media/media.ts';
import { mediaAddress } from '../../../server/media/media-address.ts';
import { newKey } from '../../../server/secrets.ts';
import { makeExcerpt } from '../../../server/works/excerpt-job.ts';
import { readWork } from '../../../server/works/read-work.ts';
import { decideReview, worksToReview } from '../../../server/works/reviews.ts';
import { serializeWork } from '../../../server/works/serialize-work.ts';
import { handleExport } from '../../../src/api/exports.ts';
import { readPoints } from '../../../src/api/points.ts';
import {
  createWork,
  deleteWork,
  HOME,
  listWorks,
  readWork as readWorkCall,
  restoreWork,
  Work,
  withdrawWork,
} from '../../../src/api/works.ts';
import { type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { filmFile, streamsOf } from './films.ts';
import { uploadCalls } from './upload-calls.ts';

const PART = 64 * 1024;
const Answer = v.object({ published: v.number(), works_id: v.number(), work: Work });

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio({ UPLOAD_PART_KB: '64' }, { working: false });
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio);
});
const calls = uploadCalls(() => ({ studio, member }));

type Input = Parameters<typeof studio.send<typeof createWork>>[2];
const create = async (more: Partial<Input>, who = member) =>
  v.parse(
    Answer,
    await studio.send(who.token, createWork, {
      name: 'By the sea',
      poster: '',
      source: '',
      duration: 3,
      ...more,
    }),
  );
const published = async (more: Partial<Input> = {}) =>
  create({ source: await calls.send(await filmFile('film'), PART), poster: await calls.cover(), ...more });
const get = (url: string, headers: Record<string, string> = {}) => studio.app.inject({ url, headers });

describe('an uploaded film', () => {
  it('[PUB-16] becomes a work with name, description, cover and its measured length', async () => {
    const { published: out, work } = await published({
      name: '  By the sea ',
      desc: 'Waves.',
      alt: 'Waves at dusk',
      duration: 4000,
    });
    expect(out).toBe(1);
    expect(work).toMatchObject({
      name: 'By the sea',
      desc: 'Waves.',
      alt: 'Waves at dusk',
      poster_width: 640,
      poster_height: 360,
      check_status: 1,
      is_show: 1,
      home_id: member.userId,
      sample: 0,
      provider: '',
    });
    expect(work.duration).toBeCloseTo(3, 0);
    expect(await streamsOf((await get(work.source_url)).rawPayload)).toBe(
      await streamsOf(await filmFile('film')),
    );
    expect((await get(work.poster_url)).headers['content-type']).toBe('image/png');
  });

  it('becomes one work, however often the call is repeated', async () => {
    const source = await calls.send(await filmFile('silent'), PART);
    const poster = await calls.cover();
    const answers = await Promise.all([create({ source, poster }), create({ source, poster })]);
    answers.push(await create({ source, poster }));
    expect(new Set(answers.map(({ works_id }) => works_id)).size).toBe(1);
  });

  it('supports range requests, is cacheable, and needs its signature', async () => {
    const { work } = await published();
    const film = (await get(work.source_url)).rawPayload;
    const part = await get(work.source_url, { range: 'bytes=100-199' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${film.length}`]);
    expect(part.rawPayload.equals(film.subarray(100, 200))).toBe(true);
    expect((await get(work.source_url)).headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect((await get(work.source_url, { range: `bytes=${film.length}-` })).statusCode).toBe(416);
    expect((await get(work.source_url.replace(/\?.*/, ''))).statusCode).toBe(404);
  });

  it('of another member cannot be published, nor their picture used as a cover; unpublished, nobody else can read it', async () => {
    const source = await calls.send(await filmFile('film'), PART);
    await calls.ask(source, '?info');
    const { rows } = await studio.db.query<{ key: string }>(
      'SELECT key FROM work_uploads WHERE user_id = $1',
      [member.userId],
    );
    expect((await get(mediaAddress(studio.deps.secret, `${rows[0]?.key}.mp4`))).statusCode).toBe(404);
    const stranger = await newMember(studio);
    const cover = await calls.cover(stranger);
    await expect(create({ source, poster: cover }, stranger)).rejects.toMatchObject({ code: 403 });
    await expect(create({ source, poster: cover })).rejects.toMatchObject({ code: 400 });
    const { work } = await create({ source, poster: await calls.cover() });
    await expect(create({ source: work.source_url, poster: cover }, stranger)).rejects.toMatchObject({
      code: 400,
    });
    for (const elsewhere of ['https://example.com/film.mp4', '/upload/works/x', 'film'])
      expect((await refusalOf(create({ source: elsewhere, poster: cover }, stranger))).code).toBe(400);
  });
});

it('[PUB-11] a film made by the studio is published without another upload', async () => {
  const data = await filmFile('film');
  const media = {
    key: newKey(),
    ext: 'mp4',
    mime: 'video/mp4',
    bytes: data.length,
    width: 320,
    height: 180,
    upscaled: false,
  };
  await studio.deps.storage.put(storageName(media), data);
  await addMedia(studio.db, member.userId, media);
  const source = mediaAddress(studio.deps.secret, `${media.key}.mp4`);
  const { work } = await create({ source, poster: await calls.cover() });
  expect(work.source_url).toBe(source);
  expect(work.duration).toBeCloseTo(3, 0);
});

it('a work has a short silent excerpt of a tile’s size soon after it was published, and the sizes of its cover', async () => {
  const { works_id, work } = await published();
  expect(work.excerpt_url).toBe('');
  const go = AbortSignal.timeout(60_000);
  while (await makeExcerpt(studio.deps, go));
  const row = await readWork(studio.db, works_id);
  if (!row) throw new Error('no work');
  const { excerpt_url = '' } = serializeWork(row, { secret: 'test', language: 'en' });
  const excerpt = await get(excerpt_url);
  expect(excerpt.headers['content-type']).toBe('video/mp4');
  expect(excerpt.rawPayload.length).toBeLessThan(500_000);
  const found = await probe(
    studio.deps.storage.path(storageName({ key: row.excerpt.slice(0, 32), ext: 'mp4' })) ?? '',
    {
      signal: go,
    },
  );
  expect(found).toMatchObject({ width: 320, audioCodec: null, videoCodec: 'h264' });
  expect(found.seconds).toBeLessThan(5);
  expect(
    await studio.deps.storage.size(`variants/${row.poster.slice(0, 2)}/${row.poster.slice(0, 32)}-320.webp`),
  ).toBeGreaterThan(0);
});

it('a film whose excerpt fails stays published, is tried again later and later, and gets it in the end', async () => {
  const { works_id } = await published();
  const found = await readWork(studio.db, works_id);
  await studio.db.query("UPDATE works SET video = 'aa.mp4' WHERE id = $1", [works_id]);
  const makeAll = async () => {
    while (await makeExcerpt(studio.deps, AbortSignal.timeout(60_000)));
  };
  const pauses: number[] = [];
  for (let n = 0; n < 6; n++) {
    await makeAll();
    const { rows } = await studio.db.query<{ minutes: number }>(
      'SELECT round(extract(epoch FROM excerpt_until - now()) / 60)::int AS minutes FROM works WHERE id = $1',
      [works_id],
    );
    pauses.push(rows[0]?.minutes ?? 0);
    await studio.db.query("UPDATE works SET excerpt_until = now() - interval '1 second' WHERE id = $1", [
      works_id,
    ]);
  }
  const WEEK = 7 * 24 * 60;
  expect(pauses).toEqual([1, 60, 3600, WEEK, WEEK, WEEK]);
  expect((await readWork(studio.db, works_id))?.check_status).toBe(1);
  await studio.db.query('UPDATE works SET video = $2 WHERE id = $1', [works_id, found?.video]);
  await makeAll();
  expect((await readWork(studio.db, works_id))?.excerpt).not.toBe('');
});

describe('a work that its owner takes out of the square', () => {
  const withdraw = (works_id: number, who = member) => studio.send(who.token, withdrawWork, { works_id });
  const inSquare = async (words: string) =>
    (await studio.send(null, listWorks, { home_id: HOME.square, page: 1, type: 2, words })).lists;
  const publish = (works_id: number) => studio.send(member.token, handleExport, { type: 3, works_id });

  it('is theirs alone, and can be published again', async () => {
    const name = `Heron ${member.userId}`;
    const { works_id } = await published({ name });
    expect(await inSquare(name)).toHaveLength(1);
    for (let n = 0; n < 2; n++)
      expect(await withdraw(works_id)).toMatchObject({ work_id: works_id, is_show: 0, check_status: 0 });
    expect(await inSquare(name)).toEqual([]);
    expect(await refusalOf(studio.send(null, readWorkCall, { works_id }))).toMatchObject({ code: 404 });
    expect(await publish(works_id)).toEqual({ published: 1 });
    expect(await inSquare(name)).toHaveLength(1);
  });

  it('stays in it for everybody else, and a decision of the studio stays too', async () => {
    const { works_id } = await published();
    expect(await refusalOf(withdraw(works_id, await newMember(studio)))).toMatchObject({ code: 404 });
    await decideReview(studio.db, works_id, 'Not yours');
    expect(await withdraw(works_id)).toMatchObject({ is_show: 1, check_status: 2, check_msg: 'Not yours' });
    expect(await publish(works_id)).toEqual({ published: 0 });
    expect(await withdraw(works_id)).toMatchObject({ is_show: 1, check_status: 0 });
  });
});

describe('where the operator reviews', () => {
  const reviewed = (review: 'auto' | 'operator') => void Object.assign(studio.deps.config, { review });
  beforeEach(() => {
    reviewed('operator');
    return () => reviewed('auto');
  });

  it('[CENTER-23] a work waits for approval, and so does a change of an approved one', async () => {
    const messages = vi.fn();
    const { published: out, works_id, work } = await published();
    expect(out).toBe(0);
    expect(work).toMatchObject({ is_show: 1, check_status: 0 });
    expect((await worksToReview(studio.db, false)).map(({ id }) => id)).toContain(works_id);
    await studio.db.query('UPDATE works SET check_status = 1 WHERE id = $1', [works_id]);
    const again = (more: object) =>
      studio.send(member.token, handleExport, { type: 3, works_id, ...more }, { onMessage: messages });
    expect(await again({})).toEqual({ published: 1 });
    expect(await again({ name: 'Something else' })).toEqual({ published: 0 });
    expect(messages).toHaveBeenLastCalledWith('Submitted for review. It appears once approved');
  });

  it('the app is told so beforehand', async () => {
    const told = async () => (await studio.send(member.token, readPoints, {})).works_reviewed;
    expect(await told()).toBe(1);
    reviewed('auto');
    expect(await told()).toBe(0);
  });

  it('a work that was taken down is not republished by deleting and publishing it again', async () => {
    reviewed('auto');
    const { works_id, work } = await published();
    await studio.db.query('UPDATE works SET check_status = 2, deleted_at = now() WHERE id = $1', [works_id]);
    const again = await create({ source: work.source_url, poster: await calls.cover() });
    expect(again.works_id).not.toBe(works_id);
    expect(again.published).toBe(0);
  });

  it('one that was approved after an earlier rejection of its film stays approved when it is deleted and restored', async () => {
    reviewed('auto');
    const { works_id: rejected, work } = await published();
    await decideReview(studio.db, rejected, 'Too loud');
    await studio.send(member.token, deleteWork, { works_id: rejected });
    const again = await create({ source: work.source_url, poster: await calls.cover() });
    await decideReview(studio.db, again.works_id, null);
    await studio.send(member.token, deleteWork, { works_id: again.works_id });
    await studio.send(member.token, restoreWork, { works_id: again.works_id });
    const { rows } = await studio.db.query('SELECT check_status FROM works WHERE id = $1', [again.works_id]);
    expect(rows).toEqual([{ check_status: 1 }]);
  });
});
