import { beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../src/api/errors.ts';
import { copyShot, imagineMaterial, upscaleBatch } from '../../../src/api/storyboard.ts';
import { balanceOf, endOf, newMember, refusalOf } from '../harness.ts';
import { clipCalls } from '../video/clip-calls.ts';
import { Film } from './film-for-test.ts';
import { filmWithShots, STORY } from './film-with-shots.ts';

const given = filmWithShots({ points: 200 });
beforeEach(async () => {
  given.studio.pictures.smaller = 8;
  given.shots = given.shots.slice(0, 2);
});

const { made } = clipCalls(() => ({
  studio: given.studio,
  member: given.member,
  script_id: given.film.script_id,
  shots: given.shots,
}));
const upscale = (media_type: 'image' | 'video', ids: readonly number[], { token } = given.member, key = '') =>
  given.studio.send(
    token,
    upscaleBatch,
    { media_type, lists: ids.map((scene_id) => ({ scene_id })) },
    key ? { idempotencyKey: key } : {},
  );
async function drawn(scene_id: number) {
  const answer = await given.studio.send(given.member.token, imagineMaterial, {
    script_id: given.film.script_id,
    scene_id,
    api_name: 'jimeng',
    tool_name: 'seedream',
    prompt: 'a pier',
  });
  await endOf(given.studio, typeof answer === 'string' ? answer : answer.task_id);
}
const copied = (scene_id: number) =>
  given.studio.send(given.member.token, copyShot, { script_id: given.film.script_id, scene_id });
const balance = () => balanceOf(given.studio, given.member.userId);

describe('HD for what shots show', () => {
  it('[BOARD-79] is made for each picture, for a point each, and replaces it in the shot', async () => {
    for (const id of given.shots) await drawn(id);
    const before = await balance();
    const shown = (await given.film.shots()).map(({ scene_img }) => scene_img);
    const answer = await upscale('image', given.shots);
    expect(answer).toMatchObject({ skipped: 0, tasks: [expect.any(String), expect.any(String)] });
    for (const task of answer?.tasks ?? []) expect(await endOf(given.studio, task)).toBe('done');
    expect(await balance()).toBe(before - 2);
    for (const [index, id] of given.shots.entries()) {
      const shot = await given.film.shot(id);
      expect(shot?.scene_img).not.toBe(shown[index]);
      expect(shot?.draw_id).toBeGreaterThan(0);
    }
  });

  it('[BOARD-79] skips what is already in HD, and refuses a batch without anything else', async () => {
    const [first = 0, second = 0] = given.shots;
    await drawn(first);
    const once = await upscale('image', [first]);
    for (const task of once?.tasks ?? []) await endOf(given.studio, task);
    await drawn(second);
    expect(await upscale('image', given.shots)).toMatchObject({ skipped: 1 });
    const before = await balance();
    expect((await refusalOf(upscale('image', [first]))).message).toBe(
      'These are in HD already, or too large for it',
    );
    expect(await balance()).toBe(before);
  });

  it('[BOARD-79] is made for each clip, which the shot shows then', async () => {
    const [first = 0] = given.shots;
    await made();
    const before = await balance();
    const clip = (await given.film.shot(first))?.video_id;
    const answer = await upscale('video', [first]);
    for (const task of answer?.tasks ?? []) expect(await endOf(given.studio, task)).toBe('done');
    expect(await balance()).toBe(before - 1);
    expect((await given.film.shot(first))?.video_id).not.toBe(clip);
  });

  it.each(['image', 'video'] as const)(
    'is made once for a shot and its copy that show the same %s, and both show it then',
    async (type) => {
      const [first = 0] = given.shots;
      await drawn(first);
      if (type === 'video') await made();
      const { scene_data: copy } = await copied(first);
      const before = await balance();
      const shown = await given.film.shot(first);
      const answer = await upscale(type, [first, copy.id]);
      expect(answer).toMatchObject({ skipped: 0, tasks: [expect.any(String)] });
      for (const task of answer?.tasks ?? []) expect(await endOf(given.studio, task)).toBe('done');
      expect(await balance()).toBe(before - 1);
      const [one, other] = [await given.film.shot(first), await given.film.shot(copy.id)];
      expect(one?.scene_img).not.toBe(shown?.scene_img);
      expect(other).toMatchObject({
        scene_img: one?.scene_img,
        video_url: one?.video_url,
        video_id: one?.video_id,
        draw_id: one?.draw_id,
      });
    },
  );

  it('of a copied shot’s clip is shown by the copy, not by the shot that it was made for and that shows another', async () => {
    const [first = 0] = given.shots;
    await made();
    const { scene_data: copy } = await copied(first);
    await made();
    const chosen = (await given.film.shot(first))?.video_id;
    const answer = await upscale('video', [copy.id]);
    for (const task of answer?.tasks ?? []) expect(await endOf(given.studio, task)).toBe('done');
    expect((await given.film.shot(first))?.video_id).toBe(chosen);
    expect((await given.film.shot(copy.id))?.video_id).not.toBe(copy.video_id);
  });

  it('is charged once per key, completely or not at all, and only for one’s own shots', async () => {
    // two pictures at 4 points each leave one point
    given.member = await newMember(given.studio, 9);
    given.film = await Film.make(given.studio, given.member, STORY);
    given.shots = (await given.film.shots()).map(({ id }) => id).slice(0, 2);
    for (const id of given.shots) await drawn(id);
    expect((await refusalOf(upscale('video', given.shots))).code).toBe(400);
    const stranger = await newMember(given.studio, 10);
    expect((await refusalOf(upscale('image', given.shots, stranger))).code).toBe(404);
    expect((await refusalOf(upscale('image', given.shots))).code).toBe(CODE.shortOfPoints);
    expect(await balance()).toBe(1);
    const [first = 0] = given.shots;
    const [one, two] = [
      await upscale('image', [first], given.member, 'srp-once'),
      await upscale('image', [first], given.member, 'srp-once'),
    ];
    expect(two).toEqual(one);
    expect(await balance()).toBe(0);
  });
});
