import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runFfmpeg } from '../../../generators/ffmpeg/ffmpeg.ts';
import { MUSIC_SECONDS } from '../../../generators/music/music.ts';
import { incomingName, storageName } from '../../../server/media/media.ts';
import { cleanUp } from '../../../server/tasks/clean-up.ts';
import { decideReview, worksToReview } from '../../../server/works/reviews.ts';
import { CODE } from '../../../src/api/errors.ts';
import { EXPORT_ACTION, FILM_MUSIC, startExport } from '../../../src/api/exports.ts';
import { deleteProject, listProjects } from '../../../src/api/projects.ts';
import { listTasks } from '../../../src/api/task-list.ts';
import { requestUpload, type UploadUse } from '../../../src/api/uploads.ts';
import { deleteWork } from '../../../src/api/works.ts';
import { endOf, type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { plainPicture } from '../pictures.ts';
import { wave } from '../wave.ts';
import { exportCalls } from './export-calls.ts';
import type { TestShot } from './film.ts';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio({ FILM_WORKERS: '2' });
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio, 100);
  studio.films.before = async () => {};
  studio.speech.before = async () => {};
});

const ONE_SHOT: TestShot[] = [{ narration: 'Once upon a time.' }];
const { film, handle, search, start } = exportCalls(() => ({ studio, member }));

/** Uploads a file. @returns its address */
async function send(data: Uint8Array, use: UploadUse = 'filmMusic'): Promise<string> {
  const grant = await studio.send(member.token, requestUpload, { use });
  const answer = await studio.app.inject({
    method: 'PUT',
    url: grant.url,
    headers: grant.headers,
    payload: Buffer.from(data),
  });
  expect(answer.statusCode).toBe(204);
  return grant.public_url;
}

describe('a finished film', () => {
  const made = async () => {
    const { projectId } = await film();
    const { tasks_id } = await start(projectId);
    await endOf(studio, tasks_id);
    return { tasks_id, works_id: (await search(tasks_id)).works_id };
  };

  it('[NOTICE-06] is published by its owner alone', async () => {
    const { tasks_id, works_id } = await made();
    const other = await newMember(studio);
    await expect(handle({ type: EXPORT_ACTION.publish, works_id }, other)).rejects.toMatchObject({
      code: 404,
    });
    await expect(search(tasks_id, other)).rejects.toMatchObject({ code: 404 });
    await handle({ type: EXPORT_ACTION.publish, works_id });
    await handle({ type: EXPORT_ACTION.publish, works_id });
    expect(await search(tasks_id)).toMatchObject({ published: 1 });
    // a work that the studio has rejected goes to review again, not into the square
    await decideReview(studio.db, works_id, 'Too loud');
    const publish = () => handle({ type: EXPORT_ACTION.publish, works_id });
    expect(await search(tasks_id)).toMatchObject({ published: 0 });
    expect(await publish()).toEqual({ published: 0 });
    await publish();
    expect(await search(tasks_id)).toMatchObject({ published: 0 });
    expect(await worksToReview(studio.db, false)).toMatchObject([{ id: works_id, state: 'waiting' }]);
    await decideReview(studio.db, works_id, null);
    expect(await publish()).toEqual({ published: 1 });
    expect(await worksToReview(studio.db, true)).toMatchObject([{ id: works_id, state: 'published' }]);
  });

  it('is published with the title, description and cover of the form, and keeps the values that it omits', async () => {
    const { tasks_id, works_id } = await made();
    const before = await search(tasks_id);
    expect(before).toMatchObject({ is_show: 0, check_status: 0, desc: '' });
    expect(Date.parse(before.share_until ?? '')).toBeGreaterThan(Date.now() + 6 * 24 * 3600 * 1000);
    const cover = await send(await plainPicture(640, 360, 'png'), 'workCover');
    const publish = (more: object, who = member) =>
      handle({ type: EXPORT_ACTION.publish, works_id, ...more }, who);
    await publish({ name: '  A better name ', desc: 'For my sister', poster: cover });
    const after = await search(tasks_id);
    expect(after).toMatchObject({
      works_name: 'A better name',
      desc: 'For my sister',
      is_show: 1,
      published: 1,
    });
    expect(after.poster_url).not.toBe(before.poster_url);
    expect((await studio.fetch(after.poster_url)).headers.get('content-type')).toMatch(/^image\//);
    await publish({});
    expect(await search(tasks_id)).toMatchObject({ works_name: 'A better name', desc: 'For my sister' });
    for (const wrong of [
      { name: ' ' },
      { name: 'x'.repeat(41) },
      { desc: 'x'.repeat(5001) },
      { poster: 'https://elsewhere.example/x.jpg' },
      { poster: before.video_url },
    ])
      await expect(publish(wrong), JSON.stringify(wrong).slice(0, 60)).rejects.toMatchObject({ code: 400 });
    expect(await search(tasks_id)).toMatchObject({ works_name: 'A better name', desc: 'For my sister' });
  });

  it('rejects a cover that belongs to another member', async () => {
    const { tasks_id, works_id } = await made();
    const theirs = (await search(tasks_id)).poster_url;
    const owner = member;
    member = await newMember(studio, 100);
    const mine = await made();
    await expect(
      handle({ type: EXPORT_ACTION.publish, works_id: mine.works_id, poster: theirs }),
    ).rejects.toMatchObject({ code: 400 });
    await expect(handle({ type: EXPORT_ACTION.publish, works_id, name: 'Mine now' })).rejects.toMatchObject({
      code: 404,
    });
    expect(await search(tasks_id, owner)).toMatchObject({ works_name: 'The lamp' });
  });

  it('is listed with the other exports of its project, newest first, and its project names the newest', async () => {
    const { projectId } = await film();
    const other = await made();
    const listed = async (script_id: number, who = member) =>
      (await studio.send(who.token, listTasks, { kind: 'export', script_id })).lists.map(
        ({ task_id }) => task_id,
      );
    const filmOfProject = async () =>
      (await studio.send(member.token, listProjects, {})).lists
        .flatMap(({ data }) => data)
        .find(({ id }) => id === projectId)?.film_id;
    expect(await filmOfProject()).toBeUndefined();
    const ids: string[] = [];
    for (let time = 0; time < 2; time++) {
      const { tasks_id } = await start(projectId);
      await endOf(studio, tasks_id);
      ids.unshift(tasks_id);
    }
    expect(await listed(projectId)).toEqual(ids);
    expect(await listed(projectId)).not.toContain(other.tasks_id);
    expect(await listed(projectId, await newMember(studio))).toEqual([]);
    expect(await filmOfProject()).toBe(ids[0]);
  });

  it('remains after its project is deleted, without mentioning it', async () => {
    const { tasks_id } = await made();
    const { script_id } = await search(tasks_id);
    expect(script_id).toBeGreaterThan(0);
    await studio.send(member.token, deleteProject, { id: script_id ?? 0 });
    const left = await search(tasks_id);
    expect(left.step).toBe(4);
    expect(left.video_url).not.toBe('');
    expect(left).not.toHaveProperty('script_id');
  });

  it('[NOTICE-05] is marked read by its owner alone', async () => {
    const { works_id } = await made();
    const other = await newMember(studio);
    await expect(handle({ type: EXPORT_ACTION.markRead, works_id }, other)).rejects.toMatchObject({
      code: 404,
    });
    await handle({ type: EXPORT_ACTION.markRead, works_id });
  });

  it('cannot be marked read once it is deleted, which its answer tells', async () => {
    const { tasks_id, works_id } = await made();
    await studio.send(member.token, deleteWork, { works_id });
    await expect(handle({ type: EXPORT_ACTION.markRead, works_id })).rejects.toMatchObject({ code: 404 });
    expect(await search(tasks_id)).toMatchObject({ step: 4, works_id: 0, video_url: '' });
  });

  it('[NOTICE-10] older than ten days has no video address any more', async () => {
    const { tasks_id } = await made();
    await studio.db.query("UPDATE tasks SET ended_at = now() - interval '10 days 1 minute' WHERE id = $1", [
      tasks_id,
    ]);
    const told = await search(tasks_id);
    expect([told.step, told.video_url, told.subtitles_url]).toEqual([4, '', '']);
    expect(told.poster_url).not.toBe('');
  });
});

it('a film longer than any piece of music loops it, and a very short one cuts it', async () => {
  const long = await film(Array.from({ length: 45 }, () => ({})));
  const { tasks_id } = await start(long.projectId, { audio_type: FILM_MUSIC.automatic });
  expect(await endOf(studio, tasks_id)).toBe('done');
  expect(studio.music.asked.at(-1)?.seconds).toBe(MUSIC_SECONDS.max);
});

describe('one’s own music', () => {
  it('[EXPORT-06] [EXPORT-08] is taken when it is sound', async () => {
    const { projectId } = await film();
    const audio_url = await send(wave(1));
    for (let time = 0; time < 2; time++) {
      const { tasks_id } = await start(projectId, {
        audio_type: FILM_MUSIC.upload,
        audio_url,
        audio_vol: 0.5,
      });
      await endOf(studio, tasks_id);
      expect(studio.films.asked.at(-1)?.music).toMatchObject({ volume: 0.5 });
      expect(studio.films.asked.at(-1)?.music?.file).toMatch(/\.wav$/);
    }
  });

  it('[EXPORT-05] is required if it is chosen', async () => {
    const { projectId } = await film();
    await expect(start(projectId, { audio_type: FILM_MUSIC.upload })).rejects.toMatchObject({
      message: 'Please upload an audio file',
    });
  });

  it.each([
    ['text', new TextEncoder().encode('RIFF but not a wave')],
    ['nothing', new Uint8Array(1)],
  ])('[EXPORT-06] is refused when it is %s', async (_what, data) => {
    const { projectId } = await film();
    const audio_url = await send(data);
    await expect(start(projectId, { audio_type: FILM_MUSIC.upload, audio_url })).rejects.toMatchObject({
      message: 'Only MP3, WAV or OGG files are supported',
    });
  });

  it('[EXPORT-06] is taken as OGG, and refused when it is a film', async () => {
    const { projectId } = await film();
    const encode = async (...args: string[]) =>
      (await runFfmpeg(['-f', 'lavfi', '-i', ...args, 'pipe:1'], { signal: AbortSignal.timeout(60_000) }))
        .stdout;
    const song = await encode('sine=duration=1', '-c:a', 'libvorbis', '-f', 'ogg');
    const { tasks_id } = await start(projectId, {
      audio_type: FILM_MUSIC.upload,
      audio_url: await send(song),
    });
    expect(await endOf(studio, tasks_id)).toBe('done');
    expect(studio.films.asked.at(-1)?.music?.file).toMatch(/\.ogg$/);
    const clip = await encode('testsrc=duration=1:size=64x36', '-c:v', 'libtheora', '-f', 'ogg');
    await expect(
      start(projectId, { audio_type: FILM_MUSIC.upload, audio_url: await send(clip) }),
    ).rejects.toMatchObject({ message: 'Only MP3, WAV or OGG files are supported' });
  });

  it('[EXPORT-07] may be 200 MB, a picture 10 MB', async () => {
    const music = await studio.send(member.token, requestUpload, { use: 'filmMusic' });
    const picture = await studio.send(member.token, requestUpload, {});
    expect([music.max_bytes, picture.max_bytes]).toEqual([200 * 1024 * 1024, 10 * 1024 * 1024]);
  });

  it('of a film that was refused stays an upload, which goes after a week, and not for good', async () => {
    member = await newMember(studio, 0);
    const { projectId } = await film(ONE_SHOT);
    const audio_url = await send(wave(1));
    const refused = start(projectId, { audio_type: FILM_MUSIC.upload, audio_url });
    await expect(refused).rejects.toMatchObject({ code: CODE.shortOfPoints });
    const key = /[0-9a-f]{32}/.exec(audio_url)?.[0] ?? '';
    const rows = async () =>
      (await studio.db.query('SELECT key FROM media WHERE key = $1', [key])).rows.length;
    expect(await rows()).toBe(0);
    const { db, storage } = studio.deps;
    await db.query("UPDATE uploads SET created_at = now() - interval '8 days'");
    await db.query("UPDATE loose_files SET at = now() - interval '8 days'");
    await cleanUp(studio.deps);
    for (const name of [storageName({ key, ext: 'wav' }), incomingName(key)])
      await expect(storage.read(name), name).rejects.toThrow();
  });

  it('of another member is refused', async () => {
    const audio_url = await send(wave(1));
    const other = await newMember(studio);
    const { projectId } = await film(ONE_SHOT, other);
    const input = { script_id: projectId, audio_type: FILM_MUSIC.upload, audio_vol: 1, audio_url } as const;
    await expect(studio.send(other.token, startExport, input)).rejects.toMatchObject({ code: 400 });
  });
});
