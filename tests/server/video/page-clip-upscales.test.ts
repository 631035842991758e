import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getDrawTasks, imagine, readSeed } from '../../../src/api/draw.ts';
import { deleteVideo, readLastFrame, upscaleVideo } from '../../../src/api/video.ts';
import { endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { pageClipCalls } from './page-clip-calls.ts';
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

const { submit, made, poll, picture } = pageClipCalls(() => ({ studio, member }));

describe('an HD upscale', () => {
  const upscale = ({ id, video_url = '' }: { id: number; video_url?: string | undefined }) =>
    studio.send(member.token, upscaleVideo, { id, media_url: video_url });

  it('[LIMIT-07] costs a point, is done once, and its result is not upscaled again', async () => {
    const clip = await made();
    const both = await Promise.allSettled([upscale(clip), upscale(clip)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [begun] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(begun?.points_charged).toBe(1);
    await endOf(studio, begun?.task_id);
    const large = await poll(begun?.task_id ?? '');
    expect(large).toMatchObject({ tool_name: 'chaofen', is_allowed_chaofen: 0, width: 1920, height: 1080 });
    expect((await poll(clip.task_id))?.is_allowed_chaofen).toBe(0);
    expect((await refusalOf(upscale(clip))).message).toContain('already');
    await studio.send(member.token, deleteVideo, { id: large?.id ?? 0 });
    expect((await poll(clip.task_id))?.is_allowed_chaofen).toBe(1);
  });

  it('[LIMIT-06] is refused for a clip that is as large already', async () => {
    const clip = await made({ resolution: '1080p' });
    expect(clip.is_allowed_chaofen).toBe(0);
    expect((await refusalOf(upscale(clip))).message).toContain('1920 x 1080');
  });
});

it('a drawing of one’s own comes with what drew it, so that its scene can be found again', async () => {
  const draw = { tool_name: 'mj' as const, desc: 'a red fox', options: {} };
  const { task_id = '' } = await studio.send(member.token, imagine, draw);
  await endOf(studio, task_id);
  const [drawn] = await studio.send(member.token, getDrawTasks, { taskId: [task_id] });
  const { seed } = await studio.send(member.token, readSeed, { api_name: 'mj', task_id });
  await made({ image: drawn?.images[2] ?? '' });
  expect(studio.clips.asked.at(-1)?.recipe).toMatchObject({ prompt: 'a red fox', seed: (seed + 2) >>> 0 });
  await made({ image: await picture() });
  expect(studio.clips.asked.at(-1)?.recipe).toBeUndefined();
});

it('the last picture of a clip becomes a file of the member, the same one each time', async () => {
  const clip = await made();
  await filmed(studio, clip.id);
  const frame = await studio.send(member.token, readLastFrame, { id: clip.id });
  expect(frame).toMatchObject({ width: 854, height: 480 });
  expect(await studio.send(member.token, readLastFrame, { id: clip.id })).toEqual(frame);
  expect((await studio.fetch(frame.image)).headers.get('content-type')).toBe('image/jpeg');
  const { task_id } = await submit({ image: frame.image });
  expect(await endOf(studio, task_id)).toBe('done');
  const stranger = await newMember(studio);
  expect((await refusalOf(studio.send(stranger.token, readLastFrame, { id: clip.id }))).code).toBe(404);
});
