import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runFfmpeg } from '../../../generators/ffmpeg/ffmpeg.ts';
import { decideReview, worksToReview } from '../../../server/works/reviews.ts';
import { EXPORT_ACTION, FILM_MUSIC, startExport } from '../../../src/api/exports.ts';
import { requestUpload } from '../../../src/api/uploads.ts';
import { endOf, type Member, newMember, openStudio, type Studio } from '../harness.ts';
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
    // what the studio has kept out goes back to the studio, not into the square
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

  it('[NOTICE-05] is marked read by its owner alone', async () => {
    const { works_id } = await made();
    const other = await newMember(studio);
    await expect(handle({ type: EXPORT_ACTION.markRead, works_id }, other)).rejects.toMatchObject({
      code: 404,
    });
    await handle({ type: EXPORT_ACTION.markRead, works_id });
  });

  it('[NOTICE-10] older than ten days tells no address of its video any more', async () => {
    const { tasks_id } = await made();
    await studio.db.query("UPDATE tasks SET ended_at = now() - interval '10 days 1 minute' WHERE id = $1", [
      tasks_id,
    ]);
    const told = await search(tasks_id);
    expect([told.step, told.video_url, told.subtitles_url]).toEqual([4, '', '']);
    expect(told.poster_url).not.toBe('');
  });
});

it('a film that is longer than any piece of music repeats it, and a very short one cuts it', async () => {
  const long = await film(Array.from({ length: 130 }, () => ({})));
  const { tasks_id } = await start(long.projectId, { audio_type: FILM_MUSIC.automatic });
  expect(await endOf(studio, tasks_id)).toBe('done');
  expect(studio.music.asked.at(-1)?.seconds).toBe(600);
});

describe('one’s own music', () => {
  const send = async (data: Uint8Array) => {
    const grant = await studio.send(member.token, requestUpload, { use: 'filmMusic' });
    const answer = await studio.app.inject({
      method: 'PUT',
      url: grant.url,
      headers: grant.headers,
      payload: Buffer.from(data),
    });
    expect(answer.statusCode).toBe(204);
    return grant.public_url;
  };

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

  it('[EXPORT-05] is needed when it is chosen', async () => {
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

  it('of another member is refused', async () => {
    const audio_url = await send(wave(1));
    const other = await newMember(studio);
    const { projectId } = await film(ONE_SHOT, other);
    const input = { script_id: projectId, audio_type: FILM_MUSIC.upload, audio_vol: 1, audio_url } as const;
    await expect(studio.send(other.token, startExport, input)).rejects.toMatchObject({ code: 400 });
  });
});
