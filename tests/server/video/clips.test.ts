import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BadPicture } from '../../../generators/clips/still.ts';
import { MediaToolFailed } from '../../../generators/ffmpeg/ffmpeg.ts';
import { MediaToolMissing } from '../../../generators/ffmpeg/find-ffmpeg.ts';
import { takeOverLapsed } from '../../../server/tasks/leases.ts';
import { CODE } from '../../../src/api/errors.ts';
import { generateShotVideo } from '../../../src/api/storyboard.ts';
import { filmOf, pictureOf } from '../film/film.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { clipCalls, LITE_COST } from './clip-calls.ts';

let studio: Studio;
let member: Member;
let script_id: number;
let shots: number[];
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.clips.before = async () => {};
  delete studio.clips.ready;
  member = await newMember(studio, 200);
  ({ projectId: script_id, shotIds: shots } = await filmOf(studio, member, [{}, {}]));
});

const { ask, list, made, request, shot, submit } = clipCalls(() => ({
  studio,
  member,
  script_id,
  shots,
}));
const TOO_MANY: string[] = [`/media/${'0'.repeat(32)}.jpg`];
const address = (file: string) => `/media/${file}`;
const videosIn = async () =>
  (await readdir(join(studio.folder, 'media', 'media'), { recursive: true }).catch(() => [])).filter((name) =>
    name.endsWith('.mp4'),
  );

describe('a clip', () => {
  it('[BOARD-68] answers its id and price, then the video, and the shot shows it', async () => {
    const { task_id, points_charged, provider } = await submit();
    expect([points_charged, provider]).toEqual([LITE_COST, 'stand-in camera']);
    await endOf(studio, task_id);
    const told = await ask(task_id);
    expect(told).toMatchObject({
      state: 3,
      seconds: 5,
      tool_name: 'jimeng',
      is_allowed_chaofen: 1,
      fail_msg: '',
    });
    expect(await (await studio.fetch(told?.video_url ?? '')).text()).toBe('clip waves');
    expect(await (await studio.fetch(told?.poster ?? '')).text()).toBe('poster');
    expect(await shot(shots[0] ?? 0)).toMatchObject({ list_type: 2, video_id: told?.id });
    expect(await balanceOf(studio, member.userId)).toBe(200 - LITE_COST);
  });

  it.each([
    ['lite', '480p', 10],
    ['lite', '720p', 20],
    ['lite', '1080p', 50],
    ['pro', '480p', 15],
    ['pro', '720p', 30],
    ['pro', '1080p', 72],
  ])('of Jimeng %s %s costs %i points and has that size', async (model, resolution, points) => {
    const { points_charged, task_id } = await submit({ model, resolution });
    expect(points_charged).toBe(points);
    await endOf(studio, task_id);
    expect(studio.clips.asked.at(-1)?.height).toBe(Number.parseInt(resolution, 10));
    expect(await balanceOf(studio, member.userId)).toBe(200 - points);
  });

  it('[BOARD-68] starts and ends with the given pictures, in the project’s ratio', async () => {
    const [first, last] = [await pictureOf(studio, member.userId), await pictureOf(studio, member.userId)];
    const { ratio: _, ...rest } = request({ image: address(first), image_end: address(last) });
    const { task_id } = await studio.send(member.token, generateShotVideo, rest);
    await endOf(studio, task_id);
    const asked = studio.clips.asked.at(-1);
    expect(asked).toMatchObject({ width: 854, height: 480, seconds: 5, prompt: 'waves' });
    expect([asked?.image?.length, asked?.endImage?.length].every(Boolean)).toBe(true);
  });

  it('without a picture is made from its prompt alone', async () => {
    await made({ prompt: 'a lighthouse' });
    const asked = studio.clips.asked.at(-1);
    expect([asked?.prompt, asked?.image]).toEqual(['a lighthouse', undefined]);
  });

  it('is charged once per key, and refused if the key is sent with another input', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit({}, 'one-key')));
    expect(new Set(answers.map(({ task_id }) => task_id)).size).toBe(1);
    await endOf(studio, answers[0]?.task_id);
    expect((await refusalOf(submit({ prompt: 'other' }, 'one-key'))).code).toBe(409);
    expect(await balanceOf(studio, member.userId)).toBe(200 - LITE_COST);
  });
});

describe('no clip is started, and nothing charged,', () => {
  it.each([
    ['without words and picture', { prompt: '' }, 400],
    ['for a model that the tool does not have', { model: 'max' }, 400],
    ['for a ratio that it does not have', { ratio: '5:4' }, 400],
    ['of a length that it does not have', { seconds: 7 }, 400],
    ['for a mode that nobody knows', { tool_name: 'nobody' }, 400],
    ['by another service than the mode’s', { api_name: 'duomi' }, 400],
    ['with more pictures than the mode takes', { character_images: TOO_MANY }, 400],
    ['for a shot of nobody', { scene_id: 999_999 }, 404],
    ['for a picture of nobody', { image: `/media/${'0'.repeat(32)}.jpg` }, 400],
    [
      'for a mode that the storyboard leaves out',
      { tool_name: 'google-veo', api_name: 'haomiao', model: 'veo3-fast', resolution: '', seconds: 8 },
      400,
    ],
  ] as const)('%s', async (_why, more, code) => {
    expect((await refusalOf(submit(more))).code).toBe(code);
    expect(await balanceOf(studio, member.userId)).toBe(200);
    expect((await list()).lists).toEqual([]);
  });

  it('for another member’s shot or picture', async () => {
    const stranger = await newMember(studio);
    expect((await refusalOf(submit({}, undefined, stranger))).code).toBe(404);
    const theirs = await pictureOf(studio, stranger.userId);
    expect((await refusalOf(submit({ image: address(theirs) }))).code).toBe(400);
    expect(await balanceOf(studio, member.userId)).toBe(200);
    expect(await balanceOf(studio, stranger.userId)).toBe(200);
  });

  it('with too few points', async () => {
    const poor = await newMember(studio, LITE_COST - 1);
    const theirs = await filmOf(studio, poor, [{}]);
    const input = request({ script_id: theirs.projectId, scene_id: theirs.shotIds[0] ?? 0 });
    expect((await refusalOf(studio.send(poor.token, generateShotVideo, input))).code).toBe(
      CODE.shortOfPoints,
    );
    expect(await balanceOf(studio, poor.userId)).toBe(LITE_COST - 1);
  });

  it('if the program that makes it is not installed, which is reported in both languages', async () => {
    studio.clips.ready = () => Promise.reject(new MediaToolMissing('ffmpeg', 'install it'));
    expect(await refusalOf(submit())).toMatchObject({ code: 501, message: /missing a required program/ });
    const chinese = studio.send(member.token, generateShotVideo, request(), { language: 'zh' });
    expect((await refusalOf(chinese)).message).toMatch(/缺少制作所需的程序/);
    expect(await balanceOf(studio, member.userId)).toBe(200);
  });
});

describe('a clip that fails or is cancelled', () => {
  it.each([
    ['its picture cannot be read', () => new BadPicture('broken'), 1, /cannot be read/, /无法读取/],
    [
      'its program has gone',
      () => new MediaToolMissing('ffmpeg', 'x'),
      1,
      /missing a required program/,
      /缺少/,
    ],
    ['the program fails', () => new MediaToolFailed('ended', 'log'), 3, /could not be made/, /制作失败/],
    ['anything else happens', () => new Error('odd'), 3, /^Generation failed$/, /^生成失败$/],
  ])('because %s says why and gives the points back', async (_why, error, attempts, english, chinese) => {
    let tried = 0;
    studio.clips.before = () => {
      tried++;
      return Promise.reject(error());
    };
    const { task_id } = await submit();
    expect(await endOf(studio, task_id)).toBe('failed');
    expect(tried).toBe(attempts);
    const told = await ask(task_id);
    expect(told).toMatchObject({
      state: 2,
      video_url: '',
      points_charged: LITE_COST,
      points_refunded: LITE_COST,
    });
    expect(told?.fail_msg).toMatch(english);
    expect((await ask(task_id, 'zh'))?.fail_msg).toMatch(chinese);
    expect(await balanceOf(studio, member.userId)).toBe(200);
  });

  it('leaves no file of an attempt that was taken over', async () => {
    const before = (await videosIn()).length;
    studio.clips.before = async () => {
      studio.clips.before = async () => {};
      await studio.db.query(
        "UPDATE tasks SET lease_until = now() - interval '1 second' WHERE user_id = $1 AND status = 'running'",
        [member.userId],
      );
      await takeOverLapsed(studio.deps);
    };
    const { task_id } = await submit();
    expect(await endOf(studio, task_id)).toBe('done');
    const told = await ask(task_id);
    expect(await (await studio.fetch(told?.video_url ?? '')).text()).toBe('clip waves');
    expect(await balanceOf(studio, member.userId)).toBe(200 - LITE_COST);
    await expect.poll(async () => (await videosIn()).length - before).toBe(1);
  });
});
