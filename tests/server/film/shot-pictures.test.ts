import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { editOfShot } from '../../../server/film/storyboard/edit-of-shot.ts';
import { listMaterialImages } from '../../../src/api/characters.ts';
import {
  changeImage,
  getDrawTasks,
  imagineFromImage,
  listDraws,
  upscaleImage,
} from '../../../src/api/draw.ts';
import { deleteProject } from '../../../src/api/projects.ts';
import {
  copyShot,
  handleShot,
  imagineMaterial,
  SHOT_ACTION,
  submitBatch,
} from '../../../src/api/storyboard.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { Film } from './film-for-test.ts';

const STORY =
  'Mei found a letter on the old pier at dusk. She opened it. The sea was quiet. A ship came back.';
const COST = 4;

let studio: Studio;
let member: Member;
let film: Film;
let shots: number[];
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.pictures.before = async () => {};
  member = await newMember(studio, 100);
  film = await Film.make(studio, member, STORY, { style_name: 'ink-wash' });
  shots = (await film.shots()).map(({ id }) => id);
  studio.pictures.asked.length = 0;
});

const picture = (scene_id: number, prompt = 'a pier') => ({
  script_id: film.script_id,
  scene_id,
  api_name: 'jimeng',
  tool_name: 'seedream',
  prompt,
});
type Extra = Record<string, unknown>;
const imagine = async (scene_id: number, extra: Extra = {}) => {
  const answer = await studio.send(member.token, imagineMaterial, { ...picture(scene_id), ...extra });
  return typeof answer === 'string' ? answer : answer.task_id;
};
const drawn = async (scene_id: number, extra: Extra = {}) => {
  const task = await imagine(scene_id, extra);
  await endOf(studio, task);
  return task;
};
const batch = (items: unknown[], key?: string, token = member.token) =>
  studio.send(
    token,
    submitBatch,
    items as Parameters<typeof studio.send<typeof submitBatch>>[2],
    key ? { idempotencyKey: key } : {},
  );
const materials = (scene_id: number, page = 1) =>
  studio.send(member.token, listMaterialImages, { script_id: film.script_id, scene_id, page });
const tasks = async () =>
  (
    await studio.db.query<{ id: string; status: string }>(
      "SELECT id, status FROM tasks WHERE user_id = $1 AND queue = 'pictures' ORDER BY created_at",
      [member.userId],
    )
  ).rows;

/** Lets the painter wait until the returned function is called. */
function holdPainter() {
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  studio.pictures.before = () => gate;
  onTestFinished(() => go());
  return go;
}

describe('a picture of a shot', () => {
  it('is drawn in the style and the shape of the project, and saves what was typed', async () => {
    const [id = 0] = shots;
    const task = await drawn(id, { desc: 'typed', narration: 'said', prompt: 'a pier' });
    expect(studio.pictures.asked).toMatchObject([
      {
        prompt: 'a pier, ink wash, sumi painting, mist',
        style: 'animation',
        width: 1024,
        height: 576,
        count: 1,
      },
    ]);
    expect(await balanceOf(studio, member.userId)).toBe(100 - COST);
    const shot = await film.shot(id);
    // the first picture of a shot is shown at once
    expect(shot).toMatchObject({
      has_generate: 1,
      draw_task_id: task,
      static_desc: 'typed',
      narration: 'said',
    });
    expect(shot?.scene_img).toMatch(/^\/media\//);
    expect((await studio.send(member.token, listDraws, { page: 1 })).lists).toEqual([]);
    expect(await studio.send(member.token, getDrawTasks, { taskId: [task] })).toMatchObject([{ state: 1 }]);
  });

  it('knows whom a mention means', async () => {
    const [id = 0] = shots;
    await studio.db.query("UPDATE roles SET description = 'a girl in red' WHERE project_id = $1", [
      film.script_id,
    ]);
    await drawn(id, { prompt: '@Mei# on a pier, @Nobody# too' });
    expect(studio.pictures.asked[0]?.prompt).toMatch(
      /^Mei on a pier, Nobody too, Mei: a girl in red, ink wash/,
    );
  });

  it('takes the options of its model', async () => {
    const [id = 0] = shots;
    await drawn(id);
    const own = (await film.shot(id))?.scene_img ?? '';
    await drawn(id, { options: { cref: own, sref: '/web/styles/ink-wash.webp', rip: 0.4, ar: '3:4' } });
    expect(studio.pictures.asked.at(-1)).toMatchObject({ width: 768, references: [{ weight: 0.4 }] });
    const dream = { api_name: 'mj', tool_name: 'mj' };
    await drawn(id, {
      ...dream,
      options: { chaos: 40, s: 300, v: '7.0', oref: [{ image_url: own, ow: 400 }] },
    });
    expect(studio.pictures.asked.at(-1)).toMatchObject({
      count: 4,
      chaos: 40,
      references: [{ weight: 0.4 }],
    });
    expect((await refusalOf(imagine(id, { ...dream, options: { chaos: 400 } }))).message).toBe(
      'Check options and try again',
    );
    await drawn(id, { api_name: 'baidu', tool_name: 'irag' });
    expect(await balanceOf(studio, member.userId)).toBe(100 - 2 * COST - 20 - 2);
  });

  it.each([
    ['a model nobody knows', { api_name: 'x', tool_name: 'x' }, 400],
    ['a foreign picture', { image_url: 'https://example.com/a.jpg' }, 400],
  ])('with %s is refused before any points are taken', async (_what, extra, code) => {
    const [id = 0] = shots;
    expect((await refusalOf(imagine(id, extra))).code).toBe(code);
    expect(await balanceOf(studio, member.userId)).toBe(100);
    expect(await tasks()).toEqual([]);
  });

  it('[BOARD-40] [BOARD-43] is drawn by K3 and J3, too, for 5 points each', async () => {
    const [id = 0] = shots;
    await drawn(id, { api_name: 'python', tool_name: 'k3' });
    expect(await balanceOf(studio, member.userId)).toBe(95);
    await drawn(id, { api_name: 'j3', tool_name: 'j3', image_url: (await film.shot(id))?.scene_img });
    expect(await balanceOf(studio, member.userId)).toBe(90);
    expect((await materials(id)).lists.map(({ tool_name, state }) => [tool_name, state])).toEqual([
      ['j3', 1],
      ['k3', 1],
    ]);
    expect(studio.pictures.asked.at(-1)).toMatchObject({ count: 1, references: [{}] });
  });

  it('[BOARD-08] is remembered by its shot with its parameters, which a copy has, too', async () => {
    const [id = 0] = shots;
    const sent = { s: 500, chaos: 20, q: 2, style: 'raw', v: '7.0' };
    const dream = { api_name: 'mj', tool_name: 'mj' };
    await drawn(id);
    const own = (await film.shot(id))?.scene_img ?? '';
    await drawn(id, { ...dream, options: { ...sent, oref: [{ image_url: own, ow: 750 }] } });
    const remembered = { s: 500, chaos: 20, q: 2, style: 'raw', model: 'v 7.0', ow: 750, cw: 100 };
    expect(await film.shot(id)).toMatchObject(remembered);
    const copy = await studio.send(member.token, copyShot, { script_id: film.script_id, scene_id: id });
    expect(copy.scene_data).toMatchObject(remembered);
    await drawn(id, { ...dream, options: { niji: '6', s: 100 } });
    expect(await film.shot(id)).toMatchObject({ ...remembered, s: 100, model: 'niji 6' });
  });

  it('[BOARD-61] edited by the built-in engine is the same scene again, changed as the words say', async () => {
    const [id = 0] = shots;
    await drawn(id, { prompt: 'a pier at noon' });
    const [asked] = studio.pictures.asked;
    const { rows } = await studio.db.query<{ image: string }>('SELECT image FROM shots WHERE id = $1', [id]);
    const file = rows[0]?.image ?? '';
    expect(await editOfShot(studio.db, id, file, 'at night')).toMatchObject({
      prompt: `at night, ${asked?.prompt}`,
      seed: asked?.seed,
      people: asked?.people,
      references: [],
    });
    expect(await editOfShot(studio.db, shots[1] ?? 0, file, 'at night')).toBeNull();
  });

  it('[BOARD-22] tells where it stands', async () => {
    const [id = 0] = shots;
    const go = holdPainter();
    const one = await imagine(id);
    await expect.poll(async () => (await film.shot(id))?.has_generate).toBe(4);
    expect((await film.board()).image_need).toBe(1);
    go();
    await endOf(studio, one);
    expect((await film.shot(id))?.has_generate).toBe(1);
    expect((await film.board()).image_need).toBe(0);
    studio.pictures.before = async () => {
      throw new Error('No.');
    };
    await drawn(id);
    expect((await film.shot(id))?.has_generate).toBe(6);
    expect(await balanceOf(studio, member.userId)).toBe(100 - COST);
  });

  it('waits in the queue as 2, and a deleted shot takes its task along with a refund', async () => {
    holdPainter();
    const three = shots.slice(0, 3);
    await batch(three.map((id) => ({ type: 1, ...picture(id) })));
    // two are drawn at the same time here
    const waiting = async () =>
      (await film.shots()).filter(({ has_generate }) => has_generate === 2).map(({ id }) => id);
    await expect.poll(waiting).toHaveLength(1);
    const [c = 0] = await waiting();
    await studio.send(member.token, handleShot, {
      type: SHOT_ACTION.delete,
      script_id: film.script_id,
      scene_id: c,
    });
    expect((await film.board()).image_need).toBe(2);
    expect(await balanceOf(studio, member.userId)).toBe(100 - 2 * COST);
    await studio.send(member.token, deleteProject, { id: film.script_id });
    expect(await balanceOf(studio, member.userId)).toBe(100);
    expect(new Set((await tasks()).map(({ status }) => status))).toEqual(new Set(['cancelled']));
  });
});

describe('the pictures of a shot', () => {
  it('[BOARD-47] come newest first, 30 a page, with the one that is shown marked', async () => {
    const [id = 0] = shots;
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
    await studio.db.query(
      `WITH t AS (INSERT INTO tasks (id, user_id, tool, queue, status)
         SELECT 'bulk-' || $1::bigint || '-' || n, $2, 'seedream', 'pictures', 'done' FROM generate_series(1, 30) AS n RETURNING id)
       INSERT INTO draws (task_id, user_id, tool_name, prompt, plan, project_id, shot_id)
       SELECT id, $2, 'seedream', 'x', '{}', $3, $1 FROM t`,
      [id, member.userId, film.script_id],
    );
    const page = await materials(id);
    expect([page.lists.length, page.has_next]).toEqual([30, 1]);
    expect((await materials(id, 2)).lists).toHaveLength(2);
    const one = await studio.send(member.token, listMaterialImages, {
      script_id: film.script_id,
      scene_id: id,
      tool_name: 'mj',
      page: 1,
    });
    expect(one.lists).toEqual([]);
  });

  it('[BOARD-56] are chosen by saving the shot, which then shows the picture', async () => {
    const [id = 0] = shots;
    await drawn(id);
    await drawn(id);
    const [newest, oldest] = (await materials(id)).lists;
    const choose = (draw_id: number, draw_index = 0) =>
      studio.send(member.token, handleShot, {
        type: SHOT_ACTION.save,
        script_id: film.script_id,
        scene_id: id,
        draw_id,
        draw_index,
        scene_img: newest?.image_one ?? '',
      });
    await choose(newest?.id ?? 0);
    expect(await film.shot(id)).toMatchObject({
      draw_id: newest?.id,
      scene_img: newest?.image_one,
      list_type: 1,
    });
    const { lists } = await materials(id);
    expect(lists.map(({ is_select }) => is_select)).toEqual([1, 0]);
    expect((await refusalOf(choose(oldest?.id ?? 0, 3))).code).toBe(400);
    const stranger = await newMember(studio);
    const theirs = await Film.make(studio, stranger, STORY);
    const [other] = await theirs.shots();
    const steal = studio.send(stranger.token, handleShot, {
      type: SHOT_ACTION.save,
      script_id: theirs.script_id,
      scene_id: other?.id ?? 0,
      draw_id: newest?.id ?? 0,
    });
    expect((await refusalOf(steal)).code).toBe(404);
  });

  it('are joined by variations, edits and upscales of them', async () => {
    const [id = 0] = shots;
    await drawn(id, { api_name: 'mj', tool_name: 'mj' });
    const [source] = (await materials(id)).lists;
    const image = source?.images[0] ?? '';
    const place = { script_id: film.script_id, scene_id: id };
    const varied = await studio.send(member.token, changeImage, {
      api_name: 'mj',
      action: 'VARIATION',
      index: 0,
      task_id: source?.task_id ?? '',
      message_input: 'again',
      ...place,
    });
    const edited = await studio.send(member.token, imagineFromImage, {
      prompt: 'add a boat',
      ratio: '16:9',
      image_url: image,
      ...place,
    });
    const upscaled = await studio.send(member.token, upscaleImage, { media_url: image, id: source?.id ?? 0 });
    for (const { task_id } of [varied, edited, upscaled]) await endOf(studio, task_id);
    expect((await materials(id)).lists.map(({ task_id }) => task_id)).toEqual([
      upscaled.task_id,
      edited.task_id,
      varied.task_id,
      source?.task_id,
    ]);
    expect((await studio.send(member.token, listDraws, { page: 1 })).lists).toEqual([]);
    const elsewhere = { ...place, scene_id: 999_999 };
    const lost = studio.send(member.token, imagineFromImage, {
      prompt: 'x',
      ratio: '1:1',
      image_url: image,
      ...elsewhere,
    });
    expect((await refusalOf(lost)).code).toBe(404);
  });
});
