import { describe, expect, it } from 'vitest';
import { listMaterialImages } from '../../../src/api/characters.ts';
import { changeImage, imagineFromImage, listDraws, upscaleImage } from '../../../src/api/draw.ts';
import { handleShot, SHOT_ACTION } from '../../../src/api/storyboard.ts';
import { endOf, newMember, refusalOf } from '../harness.ts';
import { Film } from './film-for-test.ts';
import { filmWithShots, pictureCalls, STORY } from './film-with-shots.ts';

const made = filmWithShots();
const { drawn, materials } = pictureCalls(made);

describe('the pictures of a shot', () => {
  it('[BOARD-47] come newest first, 30 a page, with the one that is shown marked', async () => {
    const [id = 0] = made.shots;
    const first = await drawn(id);
    const second = await drawn(id, { prompt: 'the sea' });
    const { lists, has_next } = await materials(id);
    expect(lists.map(({ task_id, is_select, message_input }) => [task_id, is_select, message_input])).toEqual(
      [
        [second, 0, 'the sea'],
        [first, 1, 'a pier'],
      ],
    );
    expect(lists[0]?.image_one).toBe(lists[0]?.images[0]);
    expect(has_next).toBe(0);
    await made.studio.db.query(
      `WITH t AS (INSERT INTO tasks (id, user_id, tool, queue, status)
         SELECT 'bulk-' || $1::bigint || '-' || n, $2, 'seedream', 'pictures', 'done' FROM generate_series(1, 30) AS n RETURNING id)
       INSERT INTO draws (task_id, user_id, tool_name, prompt, plan, project_id, shot_id)
       SELECT id, $2, 'seedream', 'x', '{}', $3, $1 FROM t`,
      [id, made.member.userId, made.film.script_id],
    );
    const page = await materials(id);
    expect([page.lists.length, page.has_next]).toEqual([30, 1]);
    expect((await materials(id, 2)).lists).toHaveLength(2);
    const one = await made.studio.send(made.member.token, listMaterialImages, {
      script_id: made.film.script_id,
      scene_id: id,
      tool_name: 'mj',
      page: 1,
    });
    expect(one.lists).toEqual([]);
  });

  it('[BOARD-56] are chosen by saving the shot, which then shows the picture', async () => {
    const [id = 0] = made.shots;
    await drawn(id);
    await drawn(id);
    const [newest, oldest] = (await materials(id)).lists;
    const choose = (draw_id: number, draw_index = 0) =>
      made.studio.send(made.member.token, handleShot, {
        type: SHOT_ACTION.save,
        script_id: made.film.script_id,
        scene_id: id,
        draw_id,
        draw_index,
        scene_img: newest?.image_one ?? '',
      });
    await choose(newest?.id ?? 0);
    expect(await made.film.shot(id)).toMatchObject({
      draw_id: newest?.id,
      scene_img: newest?.image_one,
      list_type: 1,
    });
    const { lists } = await materials(id);
    expect(lists.map(({ is_select }) => is_select)).toEqual([1, 0]);
    expect((await refusalOf(choose(oldest?.id ?? 0, 3))).code).toBe(400);
    const stranger = await newMember(made.studio);
    const theirs = await Film.make(made.studio, stranger, STORY);
    const [other] = await theirs.shots();
    const steal = made.studio.send(stranger.token, handleShot, {
      type: SHOT_ACTION.save,
      script_id: theirs.script_id,
      scene_id: other?.id ?? 0,
      draw_id: newest?.id ?? 0,
    });
    expect((await refusalOf(steal)).code).toBe(404);
  });

  it('are joined by variations, edits and upscales of them', async () => {
    const [id = 0] = made.shots;
    await drawn(id, { api_name: 'mj', tool_name: 'mj' });
    const [source] = (await materials(id)).lists;
    const image = source?.images[0] ?? '';
    const place = { script_id: made.film.script_id, scene_id: id };
    const varied = await made.studio.send(made.member.token, changeImage, {
      api_name: 'mj',
      action: 'VARIATION',
      index: 0,
      task_id: source?.task_id ?? '',
      message_input: 'again',
      ...place,
    });
    const edited = await made.studio.send(made.member.token, imagineFromImage, {
      prompt: 'add a boat',
      ratio: '16:9',
      image_url: image,
      ...place,
    });
    const upscaled = await made.studio.send(made.member.token, upscaleImage, {
      media_url: image,
      id: source?.id ?? 0,
    });
    for (const { task_id } of [varied, edited, upscaled]) await endOf(made.studio, task_id);
    expect((await materials(id)).lists.map(({ task_id }) => task_id)).toEqual([
      upscaled.task_id,
      edited.task_id,
      varied.task_id,
      source?.task_id,
    ]);
    expect((await made.studio.send(made.member.token, listDraws, { page: 1 })).lists).toEqual([]);
    const elsewhere = { ...place, scene_id: 999_999 };
    const lost = made.studio.send(made.member.token, imagineFromImage, {
      prompt: 'x',
      ratio: '1:1',
      image_url: image,
      ...elsewhere,
    });
    expect((await refusalOf(lost)).code).toBe(404);
  });
});
