import { describe, expect, it } from 'vitest';
import { editOfShot } from '../../../server/film/storyboard/edit-of-shot.ts';
import { getDrawTasks, listDraws } from '../../../src/api/draw.ts';
import { deleteProject } from '../../../src/api/projects.ts';
import { copyShot, handleShot, SHOT_ACTION } from '../../../src/api/storyboard.ts';
import { balanceOf, endOf, refusalOf } from '../harness.ts';
import { filmWithShots, holdPainter, pictureCalls } from './film-with-shots.ts';

const made = filmWithShots();
const { picture, imagine, drawn, batch, materials, tasks } = pictureCalls(made);
const COST = 4;

describe('a picture of a shot', () => {
  it('is drawn in the style and the shape of the project, and saves what was typed', async () => {
    const [id = 0] = made.shots;
    const task = await drawn(id, { desc: 'typed', narration: 'said', prompt: 'a pier' });
    expect(made.studio.pictures.asked).toMatchObject([
      {
        prompt: 'a pier, ink wash, sumi painting, mist',
        style: 'animation',
        width: 1024,
        height: 576,
        count: 1,
      },
    ]);
    expect(await balanceOf(made.studio, made.member.userId)).toBe(100 - COST);
    const shot = await made.film.shot(id);
    // the first picture of a shot is shown at once
    expect(shot).toMatchObject({
      has_generate: 1,
      draw_task_id: task,
      static_desc: 'typed',
      narration: 'said',
    });
    expect(shot?.scene_img).toMatch(/^\/media\//);
    expect((await made.studio.send(made.member.token, listDraws, { page: 1 })).lists).toEqual([]);
    expect(await made.studio.send(made.member.token, getDrawTasks, { taskId: [task] })).toMatchObject([
      { state: 1 },
    ]);
  });

  it('resolves mentions to roles', async () => {
    const [id = 0] = made.shots;
    await made.studio.db.query("UPDATE roles SET description = 'a girl in red' WHERE project_id = $1", [
      made.film.script_id,
    ]);
    await drawn(id, { prompt: '@Mei# on a pier, @Nobody# too' });
    expect(made.studio.pictures.asked[0]?.prompt).toMatch(
      /^Mei on a pier, Nobody too, Mei: a girl in red, ink wash/,
    );
  });

  it('takes the options of its model', async () => {
    const [id = 0] = made.shots;
    await drawn(id);
    const own = (await made.film.shot(id))?.scene_img ?? '';
    await drawn(id, { options: { cref: own, sref: '/web/styles/ink-wash.webp', rip: 0.4, ar: '3:4' } });
    expect(made.studio.pictures.asked.at(-1)).toMatchObject({ width: 768, references: [{ weight: 0.4 }] });
    const dream = { api_name: 'mj', tool_name: 'mj' };
    await drawn(id, {
      ...dream,
      options: { chaos: 40, s: 300, v: '7.0', oref: [{ image_url: own, ow: 400 }] },
    });
    expect(made.studio.pictures.asked.at(-1)).toMatchObject({
      count: 4,
      chaos: 40,
      references: [{ weight: 0.4 }],
    });
    expect((await refusalOf(imagine(id, { ...dream, options: { chaos: 400 } }))).message).toBe(
      'Check options and try again',
    );
    await drawn(id, { api_name: 'baidu', tool_name: 'irag' });
    expect(await balanceOf(made.studio, made.member.userId)).toBe(100 - 2 * COST - 20 - 2);
  });

  it.each([
    ['a model nobody knows', { api_name: 'x', tool_name: 'x' }, 400],
    ['a foreign picture', { image_url: 'https://example.com/a.jpg' }, 400],
  ])('with %s is refused before any points are taken', async (_what, extra, code) => {
    const [id = 0] = made.shots;
    expect((await refusalOf(imagine(id, extra))).code).toBe(code);
    expect(await balanceOf(made.studio, made.member.userId)).toBe(100);
    expect(await tasks()).toEqual([]);
  });

  it('[BOARD-40] [BOARD-43] is drawn by K3 and J3, too, for 5 points each', async () => {
    const [id = 0] = made.shots;
    await drawn(id, { api_name: 'python', tool_name: 'k3' });
    expect(await balanceOf(made.studio, made.member.userId)).toBe(95);
    await drawn(id, { api_name: 'j3', tool_name: 'j3', image_url: (await made.film.shot(id))?.scene_img });
    expect(await balanceOf(made.studio, made.member.userId)).toBe(90);
    expect((await materials(id)).lists.map(({ tool_name, state }) => [tool_name, state])).toEqual([
      ['j3', 1],
      ['k3', 1],
    ]);
    expect(made.studio.pictures.asked.at(-1)).toMatchObject({ count: 1, references: [{}] });
  });

  it('[BOARD-08] is stored with its parameters by its shot, also in a copy', async () => {
    const [id = 0] = made.shots;
    const sent = { s: 500, chaos: 20, q: 2, style: 'raw', v: '7.0' };
    const dream = { api_name: 'mj', tool_name: 'mj' };
    await drawn(id);
    const own = (await made.film.shot(id))?.scene_img ?? '';
    await drawn(id, { ...dream, options: { ...sent, oref: [{ image_url: own, ow: 750 }] } });
    const remembered = { s: 500, chaos: 20, q: 2, style: 'raw', model: 'v 7.0', ow: 750, cw: 100 };
    expect(await made.film.shot(id)).toMatchObject(remembered);
    const copy = await made.studio.send(made.member.token, copyShot, {
      script_id: made.film.script_id,
      scene_id: id,
    });
    expect(copy.scene_data).toMatchObject(remembered);
    await drawn(id, { ...dream, options: { niji: '6', s: 100 } });
    expect(await made.film.shot(id)).toMatchObject({ ...remembered, s: 100, model: 'niji 6' });
  });

  it('[BOARD-61] edited by the built-in engine keeps the scene, changed as the prompt says', async () => {
    const [id = 0] = made.shots;
    await drawn(id, { prompt: 'a pier at noon' });
    const [asked] = made.studio.pictures.asked;
    const { rows } = await made.studio.db.query<{ image: string }>('SELECT image FROM shots WHERE id = $1', [
      id,
    ]);
    const file = rows[0]?.image ?? '';
    expect(await editOfShot(made.studio.db, id, file, 'at night')).toMatchObject({
      prompt: `at night, ${asked?.prompt}`,
      seed: asked?.seed,
      people: asked?.people,
      references: [],
    });
    expect(await editOfShot(made.studio.db, made.shots[1] ?? 0, file, 'at night')).toBeNull();
  });

  it('[BOARD-22] reports its progress', async () => {
    const [id = 0] = made.shots;
    const go = holdPainter(made);
    const one = await imagine(id);
    await expect.poll(async () => (await made.film.shot(id))?.has_generate).toBe(4);
    expect((await made.film.board()).image_need).toBe(1);
    go();
    await endOf(made.studio, one);
    expect((await made.film.shot(id))?.has_generate).toBe(1);
    expect((await made.film.board()).image_need).toBe(0);
    made.studio.pictures.before = async () => {
      throw new Error('No.');
    };
    await drawn(id);
    expect((await made.film.shot(id))?.has_generate).toBe(6);
    expect(await balanceOf(made.studio, made.member.userId)).toBe(100 - COST);
  });

  it('waits in the queue with state 2; deleting the shot cancels it with a refund', async () => {
    holdPainter(made);
    const three = made.shots.slice(0, 3);
    await batch(three.map((id) => ({ type: 1, ...picture(id) })));
    // two are drawn at the same time here
    const waiting = async () =>
      (await made.film.shots()).filter(({ has_generate }) => has_generate === 2).map(({ id }) => id);
    await expect.poll(waiting).toHaveLength(1);
    const [c = 0] = await waiting();
    await made.studio.send(made.member.token, handleShot, {
      type: SHOT_ACTION.delete,
      script_id: made.film.script_id,
      scene_id: c,
    });
    expect((await made.film.board()).image_need).toBe(2);
    expect(await balanceOf(made.studio, made.member.userId)).toBe(100 - 2 * COST);
    await made.studio.send(made.member.token, deleteProject, { id: made.film.script_id });
    expect(await balanceOf(made.studio, made.member.userId)).toBe(100);
    expect(new Set((await tasks()).map(({ status }) => status))).toEqual(new Set(['cancelled']));
  });
});
