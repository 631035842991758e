import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { probe } from '../../../generators/ffmpeg/probe.ts';
import type { CallInput } from '../../../src/api/call.ts';
import { getDrawTasks, imagine } from '../../../src/api/draw.ts';
import { CODE } from '../../../src/api/errors.ts';
import {
  addSoundEffect,
  deleteVideo,
  listVideos,
  readLastFrame,
  restoreVideo,
  starVideo,
} from '../../../src/api/video.ts';
import { readVideoOptions } from '../../../src/api/video-options.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { untilStopped } from '../until-stopped.ts';
import { pageClipCalls, type Request } from './page-clip-calls.ts';
import { filmed } from './real-film.ts';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.clips.before = async () => {};
  studio.clips.asked.length = 0;
  member = await newMember(studio, 1000);
});

const VIDU = { api_name: 'baidu', tool_name: 'vidu', model: 'v2.0', resolution: '720P', seconds: 4 };
const { submit, made, poll, picture } = pageClipCalls(() => ({ studio, member }));
const list = async (more: Partial<CallInput<typeof listVideos>> = {}) => {
  const answer = await studio.send(member.token, listVideos, { tool_name: '', page: 1, ...more });
  return { ...answer, clips: answer.lists.flatMap(({ tasks }) => tasks) };
};

describe('a clip of the video page', () => {
  it('is charged, made, and keeps what it was asked with', async () => {
    const [image, image_end] = [await picture(), await picture()];
    const { task_id, points_charged, id } = await submit({ image, image_end, ratio: '9:16' });
    expect([points_charged, id]).toEqual([10, expect.any(Number)]);
    await endOf(studio, task_id);
    expect(studio.clips.asked[0]).toMatchObject({ width: 480, height: 854, seconds: 5, prompt: 'waves' });
    const clip = await poll(task_id);
    expect(clip).toMatchObject({ state: 3, width: 480, height: 854, is_allowed_chaofen: 1, starred: 0 });
    const options = readVideoOptions(clip?.options ?? '');
    expect(options).toMatchObject({ prompt: 'waves', ratio: '9:16', tool_name: 'jimeng', model: 'lite' });
    expect(options.image).toContain(image);
    expect(options.image_end).toContain(image_end);
    expect(await balanceOf(studio, member.userId)).toBe(990);
  });

  it('a reference that was drawn here comes with what drew it, a stranger without', async () => {
    const { task_id = '' } = await studio.send(member.token, imagine, {
      tool_name: 'irag',
      prompt: 'a fox',
      ratio: '1:1',
    });
    await endOf(studio, task_id);
    const [drawn] = await studio.send(member.token, getDrawTasks, { taskId: [task_id] });
    await made({ ...VIDU, character_images: [drawn?.images[0] ?? '', await picture()] });
    const [own, other] = studio.clips.asked.at(-1)?.references ?? [];
    expect(own?.recipe).toMatchObject({ prompt: expect.stringContaining('a fox') });
    expect(other).toMatchObject({ weight: 0.5 });
    expect(other?.recipe).toBeUndefined();
  });

  it('takes references, at their price', async () => {
    const character_images = [await picture(), await picture(), await picture()];
    const { task_id, points_charged } = await submit({ ...VIDU, character_images });
    expect(points_charged).toBe(60);
    await endOf(studio, task_id);
    expect(studio.clips.asked[0]?.references).toHaveLength(3);
    const four = [...character_images, await picture()];
    const veo = { api_name: 'haomiao', tool_name: 'google-veo', model: 'veo3-fast-frames', resolution: '' };
    expect((await submit({ ...veo, seconds: 8, images: four })).points_charged).toBe(60);
    expect((await submit(VIDU)).points_charged).toBe(25);
  });

  const refused: readonly (readonly [string, Partial<Request>, string])[] = [
    [
      'a fourth reference of Vidu 2.0',
      { ...VIDU, character_images: ['a', 'b', 'c', 'd'] },
      'character_images',
    ],
    ['references in another mode', { character_images: ['a'] }, 'character_images'],
    ['references beside a frame', { ...VIDU, image: 'a', character_images: ['b'] }, 'image'],
    ['a last frame under another name', { tail_image: 'a' }, 'tail_image'],
    [
      'a ratio that Runway does not have',
      { tool_name: 'runway', api_name: 'duomi', model: 'runway', resolution: '', seconds: 10, ratio: '1:1' },
      'ratio',
    ],
    ['a length that the row does not have', { seconds: 30 }, 'seconds'],
    ['another duration', { duration: 9 }, 'duration'],
    ['a model that nobody offers', { model: 'max' }, 'model'],
    ['a tool that nobody offers', { tool_name: 'x' }, 'tool_name'],
  ];
  it.each(refused)('is refused with %s, and the field is named', async (_what, more, field) => {
    const refusal = await refusalOf(submit(more));
    expect(refusal.code).toBe(400);
    expect(refusal.message).toContain(field);
    expect(await balanceOf(studio, member.userId)).toBe(1000);
  });

  it('needs words in every mode but Runway, which works from a picture alone', async () => {
    const image = await picture();
    expect((await refusalOf(submit({ prompt: ' ', image }))).message).toBe('Please add description');
    const runway = { api_name: 'duomi', tool_name: 'runway', model: 'runway', resolution: '', seconds: 10 };
    const { task_id } = await submit({ ...runway, prompt: '', image });
    expect(await endOf(studio, task_id)).toBe('done');
    expect((await refusalOf(submit({ ...runway, prompt: '' }))).message).toBe('Please add description');
  });

  it('takes no picture of somebody else, and gives the points back when nothing comes of it', async () => {
    const stranger = await newMember(studio);
    expect((await refusalOf(submit({ image: await picture(stranger) }))).code).toBe(400);
    studio.clips.before = () => Promise.reject(new Error('out of film'));
    const { task_id } = await submit();
    expect(await endOf(studio, task_id)).toBe('failed');
    expect(await poll(task_id)).toMatchObject({ state: 2, points_refunded: 10 });
    expect(await balanceOf(studio, member.userId)).toBe(1000);
  });

  it('is refused when the points do not reach', async () => {
    const poor = await newMember(studio, 9);
    expect((await refusalOf(submit({}, poor))).code).toBe(CODE.shortOfPoints);
    expect(await balanceOf(studio, poor.userId)).toBe(9);
  });
});

describe('the history', () => {
  it('has the clips by day, newest first, ten to a page, and goes on after the oldest held', async () => {
    for (let number = 1; number <= 12; number++) await submit({ prompt: `clip ${number}` });
    await studio.db.query(
      `UPDATE clips SET created_at = now() - interval '2 days' WHERE user_id = $1 AND prompt IN ('clip 1', 'clip 2', 'clip 3')`,
      [member.userId],
    );
    const first = await list();
    expect(first.lists).toHaveLength(2);
    expect(first.clips).toHaveLength(10);
    expect(first.has_next).toBe(1);
    expect(readVideoOptions(first.clips[0]?.options ?? '').prompt).toBe('clip 12');
    expect(first.filtered).toBeUndefined();
    const rest = await list({ page: 2, before: first.clips.at(-1)?.id });
    expect(rest.clips).toHaveLength(2);
    expect(rest.has_next).toBe(0);
  });

  it('is searched by words, mode, state, day and star', async () => {
    const fox = await made({ prompt: 'a red fox' });
    await made({ prompt: '雪地里的狐狸' });
    await made({ ...VIDU, prompt: 'a blue fox' });
    const found = async (more: Partial<CallInput<typeof listVideos>>) =>
      (await list(more)).clips.map(({ options }) => readVideoOptions(options).prompt);
    expect(await found({ search: 'FOX' })).toEqual(['a blue fox', 'a red fox']);
    expect(await found({ search: '狐狸' })).toEqual(['雪地里的狐狸']);
    expect(await found({ tool_name: 'vidu' })).toEqual(['a blue fox']);
    expect(await found({ state: 'failed' })).toEqual([]);
    expect(await found({ from: '2020-01-01', to: '2020-01-02' })).toEqual([]);
    await studio.send(member.token, starVideo, { id: fox.id, starred: 1 });
    expect(await found({ starred: 1 })).toEqual(['a red fox']);
    expect((await list({ starred: 1 })).filtered).toBe(1);
    await studio.send(member.token, starVideo, { id: fox.id, starred: 0 });
    expect(await found({ starred: 1 })).toEqual([]);
  });

  it('leaves out what was deleted, also from the task center, and stops what runs', async () => {
    const { id } = await made();
    await studio.send(member.token, deleteVideo, { id });
    expect((await list()).clips).toEqual([]);
    expect((await refusalOf(studio.send(member.token, deleteVideo, { id }))).message).toBe(
      'This clip no longer exists',
    );
    studio.clips.before = untilStopped;
    const running = await submit();
    await studio.send(member.token, deleteVideo, { id: running.id ?? 0 });
    expect(await endOf(studio, running.task_id)).toBe('cancelled');
    expect(await balanceOf(studio, member.userId)).toBe(990);
  });

  it('has a deleted clip back where it was, until 30 days have passed, and only for its owner', async () => {
    const { id, task_id, video_url } = await made();
    const later = await made();
    const before = await list();
    await studio.send(member.token, deleteVideo, { id });
    const stranger = await newMember(studio, 0);
    expect((await refusalOf(studio.send(stranger.token, restoreVideo, { id }))).code).toBe(404);
    expect((await list()).clips.map((clip) => clip.id)).toEqual([later.id]);
    const restored = await studio.send(member.token, restoreVideo, { id });
    expect(restored).toMatchObject({ id, task_id, state: 3, date: before.lists[0]?.date });
    expect(restored.video_url.split('?')[0]).toBe(video_url?.split('?')[0]);
    expect((await list()).clips.map((clip) => clip.id)).toEqual([later.id, id]);
    expect(await balanceOf(studio, member.userId)).toBe(980);
    await studio.send(member.token, deleteVideo, { id });
    await studio.db.query(`UPDATE clips SET deleted_at = now() - interval '31 days' WHERE id = $1`, [id]);
    expect((await refusalOf(studio.send(member.token, restoreVideo, { id }))).message).toBe(
      'This clip no longer exists',
    );
  });

  it('has a clip that was deleted while it was made back as cancelled, with the points back once', async () => {
    studio.clips.before = untilStopped;
    const { id = 0, task_id } = await submit();
    await studio.send(member.token, deleteVideo, { id });
    expect(await studio.send(member.token, restoreVideo, { id })).toMatchObject({
      state: 2,
      cancelled: 1,
      points_refunded: 10,
    });
    expect(await endOf(studio, task_id)).toBe('cancelled');
    expect(await balanceOf(studio, member.userId)).toBe(1000);
  });

  it('tells of a clip that is older than ten days, in HTML, and no longer gives it out', async () => {
    const { id, task_id, video_url = '' } = await made();
    await studio.db.query(`UPDATE clips SET created_at = now() - interval '11 days' WHERE id = $1`, [id]);
    const [clip] = (await list()).clips;
    expect(clip).toMatchObject({ state: 5, video_url: '', poster: '', is_allowed_chaofen: 0 });
    expect(clip?.message).toContain('<strong>');
    expect(await poll(task_id)).toMatchObject({ state: 5 });
    const effect = { id, media_url: video_url, media_prompt: 'rain' };
    expect((await refusalOf(studio.send(member.token, addSoundEffect, effect))).code).toBe(400);
    expect((await refusalOf(studio.send(member.token, readLastFrame, { id }))).code).toBe(400);
  });
});

describe('a sound effect', () => {
  it('makes another clip with the sound, for points, and none for a clip that has one', async () => {
    const clip = await made();
    await filmed(studio, clip.id);
    const { task_id, points_charged } = await studio.send(member.token, addSoundEffect, {
      id: clip.id,
      media_url: clip.video_url ?? '',
      media_prompt: 'rain on a roof',
    });
    expect(points_charged).toBe(5);
    expect(await endOf(studio, task_id)).toBe('done');
    expect(studio.sounds.asked.at(-1)).toMatchObject({ words: 'rain on a roof', seconds: 5 });
    const sounded = await poll(task_id);
    expect(sounded).toMatchObject({ tool_name: 'mmaudio', poster: clip.poster, width: 854 });
    // its media can still be requested
    expect(readVideoOptions(sounded?.options ?? '')).toMatchObject({
      prompt: 'waves',
      sound: 'rain on a roof',
    });
    const folder = await mkdtemp(join(tmpdir(), 'inkreel-'));
    const file = join(folder, 'sounded.mp4');
    await writeFile(file, Buffer.from(await (await studio.fetch(sounded?.video_url ?? '')).arrayBuffer()));
    expect(await probe(file, { signal: AbortSignal.timeout(20_000) })).toMatchObject({ audioCodec: 'aac' });
    await rm(folder, { recursive: true });
    expect((await list()).clips).toHaveLength(2);
    const again = { id: sounded?.id ?? 0, media_url: sounded?.video_url ?? '', media_prompt: 'wind' };
    expect((await refusalOf(studio.send(member.token, addSoundEffect, again))).code).toBe(400);
  });

  it('is refused for a stranger, without words, and for another video', async () => {
    const [clip, other] = [await made(), await made()];
    const media_url = clip.video_url ?? '';
    const effect = (more: object, token = member.token) =>
      refusalOf(
        studio.send(token, addSoundEffect, { id: clip.id, media_url, media_prompt: 'rain', ...more }),
      );
    expect((await effect({}, (await newMember(studio)).token)).code).toBe(404);
    expect((await effect({ media_prompt: '' })).code).toBe(400);
    expect((await effect({ media_url: other.video_url })).message).toContain('does not belong');
  });
});
