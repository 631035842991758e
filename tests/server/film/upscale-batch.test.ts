import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../src/api/errors.ts';
import { imagineMaterial, upscaleBatch } from '../../../src/api/storyboard.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { clipCalls } from '../video/clip-calls.ts';
import { Film } from './film-for-test.ts';

const STORY = 'Mei found a letter on the old pier. She opened it. The sea was quiet. A ship came back.';

let studio: Studio;
let member: Member;
let film: Film;
let shots: number[];
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio, 200);
  film = await Film.make(studio, member, STORY);
  shots = (await film.shots()).map(({ id }) => id).slice(0, 2);
});

const { made } = clipCalls(() => ({ studio, member, script_id: film.script_id, shots }));
const upscale = (media_type: 'image' | 'video', ids: readonly number[], { token } = member, key = '') =>
  studio.send(
    token,
    upscaleBatch,
    { media_type, lists: ids.map((scene_id) => ({ scene_id })) },
    key ? { idempotencyKey: key } : {},
  );
async function drawn(scene_id: number) {
  const answer = await studio.send(member.token, imagineMaterial, {
    script_id: film.script_id,
    scene_id,
    api_name: 'jimeng',
    tool_name: 'seedream',
    prompt: 'a pier',
  });
  await endOf(studio, typeof answer === 'string' ? answer : answer.task_id);
}
const balance = () => balanceOf(studio, member.userId);

describe('HD for what shots show', () => {
  it('[BOARD-79] is made for each picture, for a point each, and replaces it in the shot', async () => {
    for (const id of shots) await drawn(id);
    const before = await balance();
    const shown = (await film.shots()).map(({ scene_img }) => scene_img);
    const answer = await upscale('image', shots);
    expect(answer).toMatchObject({ skipped: 0, tasks: [expect.any(String), expect.any(String)] });
    for (const task of answer?.tasks ?? []) expect(await endOf(studio, task)).toBe('done');
    expect(await balance()).toBe(before - 2);
    for (const [index, id] of shots.entries()) {
      const shot = await film.shot(id);
      expect(shot?.scene_img).not.toBe(shown[index]);
      expect(shot?.draw_id).toBeGreaterThan(0);
    }
  });

  it('[BOARD-79] skips what is already in HD, and refuses a batch without anything else', async () => {
    const [first = 0, second = 0] = shots;
    await drawn(first);
    const once = await upscale('image', [first]);
    for (const task of once?.tasks ?? []) await endOf(studio, task);
    await drawn(second);
    expect(await upscale('image', shots)).toMatchObject({ skipped: 1 });
    const before = await balance();
    expect((await refusalOf(upscale('image', [first]))).message).toBe(
      'These are in HD already, or too large for it',
    );
    expect(await balance()).toBe(before);
  });

  it('[BOARD-79] is made for each clip, which the shot shows then', async () => {
    const [first = 0] = shots;
    await made();
    const before = await balance();
    const clip = (await film.shot(first))?.video_id;
    const answer = await upscale('video', [first]);
    for (const task of answer?.tasks ?? []) expect(await endOf(studio, task)).toBe('done');
    expect(await balance()).toBe(before - 1);
    expect((await film.shot(first))?.video_id).not.toBe(clip);
  });

  it('is charged once per key, completely or not at all, and only for one’s own shots', async () => {
    // two pictures at 4 points each leave one point
    member = await newMember(studio, 9);
    film = await Film.make(studio, member, STORY);
    shots = (await film.shots()).map(({ id }) => id).slice(0, 2);
    for (const id of shots) await drawn(id);
    expect((await refusalOf(upscale('video', shots))).code).toBe(400);
    const stranger = await newMember(studio, 10);
    expect((await refusalOf(upscale('image', shots, stranger))).code).toBe(404);
    expect((await refusalOf(upscale('image', shots))).code).toBe(CODE.shortOfPoints);
    expect(await balance()).toBe(1);
    const [first = 0] = shots;
    const [one, two] = [
      await upscale('image', [first], member, 'srp-once'),
      await upscale('image', [first], member, 'srp-once'),
    ];
    expect(two).toEqual(one);
    expect(await balance()).toBe(0);
  });
});
