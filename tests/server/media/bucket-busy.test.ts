import { beforeEach, expect, it } from 'vitest';
import { s3Storage } from '../../../server/storage/s3.ts';
import { getDrawTasks, imagine } from '../../../src/api/draw.ts';
import { requestUpload } from '../../../src/api/uploads.ts';
import { generateAudio } from '../../../src/api/voices.ts';
import { openBucket, type TestBucket } from '../bucket.ts';
import { exportCalls } from '../film/export-calls.ts';
import { Film } from '../film/film-for-test.ts';
import { roleCalls } from '../film/role-calls.ts';
import {
  balanceOf,
  endOf,
  type Member,
  newMember,
  refusalOf,
  type Studio,
  studioForTest,
} from '../harness.ts';
import { plainPicture } from '../pictures.ts';
import { filmFile } from '../works/films.ts';
import { uploadCalls } from '../works/upload-calls.ts';

const BUSY = 503;
const AWAY = 'The studio cannot reach its storage right now. Please try again in a few minutes';

let bucket: TestBucket;
let studio: Studio;
let member: Member;
beforeEach(async () => {
  bucket = await openBucket();
  studio = await studioForTest();
  Object.assign(studio.deps.storage, s3Storage(bucket.settings));
  member = await newMember(studio, 100);
});
const balance = () => balanceOf(studio, member.userId);

const draw = async () =>
  (await studio.send(member.token, imagine, { tool_name: 'irag', prompt: 'a pier', ratio: '1:1' })).task_id ??
  '';
const drawn = async (id: string) => {
  await endOf(studio, id);
  return (await studio.send(member.token, getDrawTasks, { taskId: [id] }))[0];
};

it('a drawing that a bucket refuses for a moment is made all the same, and charged once', async () => {
  // more than one attempt of the job asks for
  bucket.refusing = 8;
  expect(await drawn(await draw())).toMatchObject({
    fail_msg: '',
    points_refunded: 0,
    images: [expect.any(String)],
  });
  expect(await balance()).toBe(98);
});

it('one that it refuses for longer fails with the reason, and its points come back', async () => {
  bucket.refusing = Number.POSITIVE_INFINITY;
  expect(await drawn(await draw())).toMatchObject({ fail_msg: AWAY, points_refunded: 2, images: [] });
  expect(await balance()).toBe(100);
});

it('a picture of a character, likewise', async () => {
  const film = await Film.make(studio, member, 'Mei found a letter on the pier. She read it twice.');
  const { roles, imagine: imagineRole } = roleCalls(() => ({ studio, member, film }));
  const [mei] = await roles();
  if (!mei) throw new Error('no role');
  const before = await balance();
  bucket.refusing = Number.POSITIVE_INFINITY;
  const id = await imagineRole(mei);
  const task = await drawn(id);
  expect(task).toMatchObject({ fail_msg: AWAY, images: [] });
  expect(task?.points_refunded).toBeGreaterThan(0);
  expect(await balance()).toBe(before);
  bucket.refusing = 0;
  expect(await drawn(await imagineRole(mei))).toMatchObject({ fail_msg: '' });
});

it('a narration that cannot be stored costs nothing, says why, and is made by the next press', async () => {
  const speak = () =>
    studio.send(member.token, generateAudio, {
      text: 'Once upon a time.',
      voice_type: 'clara',
      voice_speed: 1,
      voice_vol: 1,
      voice_pitch: 0,
      voice_emotion: 'neutral',
    });
  bucket.refusing = Number.POSITIVE_INFINITY;
  expect(await refusalOf(speak())).toMatchObject({ code: BUSY, message: AWAY });
  expect(await balance()).toBe(100);
  bucket.refusing = 0;
  expect((await speak()).points_charged).toBe(1);
  // it is paid for: when the bucket cannot hand it out, the next press costs nothing
  bucket.refusing = Number.POSITIVE_INFINITY;
  expect(await refusalOf(speak())).toMatchObject({ code: BUSY, message: AWAY });
  bucket.refusing = 0;
  expect((await speak()).points_charged).toBe(0);
  expect(await balance()).toBe(99);
});

it('an export fails with the reason, and what was not spoken is not paid for; the next one is made', async () => {
  const { film, start, search } = exportCalls(() => ({ studio, member }));
  const { projectId } = await film();
  bucket.refusing = Number.POSITIVE_INFINITY;
  const { tasks_id } = await start(projectId);
  expect(await endOf(studio, tasks_id)).toBe('failed');
  expect(await search(tasks_id)).toMatchObject({ video_url: '', fail_msg: AWAY, points_refunded: 1 });
  expect(await balance()).toBe(100);
  bucket.refusing = 0;
  const again = await start(projectId);
  expect(await endOf(studio, again.tasks_id)).toBe('done');
  expect(await search(again.tasks_id)).toMatchObject({ fail_msg: '' });
  expect(await balance()).toBe(99);
});

it('an export that is spoken and cannot store its film keeps the narration for the member, who pays it once', async () => {
  const { film, start, search } = exportCalls(() => ({ studio, member }));
  const { projectId } = await film();
  studio.films.before = async () => {
    bucket.refusing = Number.POSITIVE_INFINITY;
  };
  const { tasks_id } = await start(projectId);
  expect(await endOf(studio, tasks_id)).toBe('failed');
  expect(await search(tasks_id)).toMatchObject({ fail_msg: AWAY, points_charged: 1, points_refunded: 0 });
  bucket.refusing = 0;
  studio.films.before = async () => {};
  const again = await start(projectId);
  expect(await endOf(studio, again.tasks_id)).toBe('done');
  expect(await balance()).toBe(99);
});

it('a part of a film is refused with the reason meanwhile, and the upload goes on with it', async () => {
  const { begin, put, ask } = uploadCalls(() => ({ studio, member }));
  const address = await begin();
  const film = await filmFile('film');
  bucket.refusing = Number.POSITIVE_INFINITY;
  const refused = await put(address, 0, film);
  expect([refused.statusCode, refused.json()]).toEqual([BUSY, { code: BUSY, message: AWAY, data: null }]);
  expect((await ask(address)).json()).toMatchObject({ parts: [] });
  bucket.refusing = 0;
  expect((await put(address, 0, film)).statusCode).toBe(204);
  // checking needs the bucket too, and can be asked for again
  bucket.refusing = Number.POSITIVE_INFINITY;
  expect((await ask(address, '?info')).json()).toMatchObject({ message: AWAY });
  bucket.refusing = 0;
  expect((await ask(address, '?info')).json()).toMatchObject({ width: 320, height: 180 });
});

it('a file is refused with the reason meanwhile, and its grant can be used again', async () => {
  const { url } = await studio.send(member.token, requestUpload, {});
  const payload = await plainPicture(400, 400);
  const headers = { 'content-type': 'application/octet-stream' };
  const upload = () => studio.app.inject({ method: 'PUT', url, payload, headers });
  bucket.refusing = Number.POSITIVE_INFINITY;
  const refused = await upload();
  expect([refused.statusCode, refused.json()]).toEqual([BUSY, { code: BUSY, message: AWAY, data: null }]);
  bucket.refusing = 0;
  expect((await upload()).statusCode).toBe(204);
});
