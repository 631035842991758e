import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BadPicture } from '../../../generators/clips/still.ts';
import { keysKept } from '../../../server/media/kept-keys.ts';
import type { CallInput } from '../../../src/api/call.ts';
import { CODE } from '../../../src/api/errors.ts';
import { bindShotVideo, submitBatch } from '../../../src/api/storyboard.ts';
import { deleteVideo, restoreVideo } from '../../../src/api/video.ts';
import { filmOf } from '../film/film.ts';
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
  member = await newMember(studio, 200);
  ({ projectId: script_id, shotIds: shots } = await filmOf(studio, member, [{}, {}]));
});

const { list, made, request, shot, submit, tasksOf } = clipCalls(() => ({
  studio,
  member,
  script_id,
  shots,
}));

describe('the clips of a shot', () => {
  it('[BOARD-57] are listed newest first, the last one shown, until another is chosen', async () => {
    const [older, newer] = [await made({ prompt: 'one' }), await made({ prompt: 'two' })];
    const selected = async () => (await list()).lists.map(({ task_id, is_select }) => [task_id, is_select]);
    expect(await selected()).toEqual([
      [newer, 1],
      [older, 0],
    ]);
    await studio.send(member.token, bindShotVideo, { video_task_id: older, scene_id: shots[0] ?? 0 });
    expect(await selected()).toEqual([
      [newer, 0],
      [older, 1],
    ]);
    expect((await shot(shots[0] ?? 0))?.video_url).toContain('/media/');
  });

  it('cannot be shown by another shot or chosen by another member, nor before they are done', async () => {
    const task = await made();
    const bind = (video_task_id: string, scene_id: number, { token } = member) =>
      refusalOf(studio.send(token, bindShotVideo, { video_task_id, scene_id }));
    expect((await bind(task, shots[1] ?? 0)).code).toBe(404);
    expect((await bind(task, shots[0] ?? 0, await newMember(studio))).code).toBe(404);
    studio.clips.before = () => Promise.reject(new BadPicture('broken'));
    const { task_id } = await submit();
    await endOf(studio, task_id);
    expect(await bind(task_id, shots[0] ?? 0)).toMatchObject({ message: 'This clip is not finished' });
  });

  it('are deleted and brought back by their owner; a shot that shows one goes on showing it', async () => {
    const [older, newer] = [await made({ prompt: 'one' }), await made({ prompt: 'two' })];
    const tasks = async () => (await list()).lists.map(({ task_id }) => task_id);
    const idOf = async (task: string) =>
      (await list()).lists.find(({ task_id }) => task_id === task)?.id ?? 0;
    const [first, last] = [await idOf(older), await idOf(newer)];
    const stranger = await newMember(studio, 0);
    expect((await refusalOf(studio.send(stranger.token, deleteVideo, { id: first }))).code).toBe(404);
    await studio.send(member.token, deleteVideo, { id: first });
    expect(await tasks()).toEqual([newer]);
    await studio.send(member.token, restoreVideo, { id: first });
    expect(await tasks()).toEqual([newer, older]);
    const before = (await shot(shots[0] ?? 0))?.video_url.split('?')[0];
    expect(before).toContain('/media/');
    await studio.send(member.token, deleteVideo, { id: last });
    expect((await shot(shots[0] ?? 0))?.video_url.split('?')[0]).toBe(before);
    const kept = await keysKept(studio.db, member.userId);
    expect(kept.has(/[0-9a-f]{32}/.exec(before ?? '')?.[0] ?? '')).toBe(true);
    await studio.db.query(`UPDATE clips SET deleted_at = now() - interval '40 days' WHERE id = $1`, [last]);
    expect(await keysKept(studio.db, member.userId)).toEqual(kept);
  });

  it('come 30 to a page', async () => {
    await studio.db.query(
      `WITH made AS (INSERT INTO tasks (id, user_id, tool, queue, points, provider, expected_seconds, job_id, status)
         SELECT 'page-' || $1::bigint || '-' || n, $1::bigint, 'jimeng', 'clips', 0, 'x', 1, gen_random_uuid(), 'done'
         FROM generate_series(1, 31) AS n RETURNING id)
       INSERT INTO clips (task_id, user_id, project_id, shot_id, tool_name, model, resolution, prompt, plan)
       SELECT id, $1, $2, $3, 'jimeng', 'lite', '480p', '', '{}' FROM made`,
      [member.userId, script_id, shots[0]],
    );
    const [first, second] = [await list(), await list(shots[0], 2)];
    expect([first.lists.length, first.has_next, second.lists.length, second.has_next]).toEqual([30, 1, 1, 0]);
  });
});

describe('the people in a clip of a shot', () => {
  beforeEach(async () => {
    studio.clips.asked.length = 0;
    await studio.db.query(
      `INSERT INTO roles (project_id, position, name, description) VALUES ($1, 0, 'Mei', 'a girl in a red coat')`,
      [script_id],
    );
  });
  const first = () => studio.clips.asked.at(-1);

  it('[BOARD-33] look as in the film if the clip is made from a prompt, and are named without mention marks', async () => {
    await made({ prompt: '@Mei# waits at the gate' });
    expect(first()?.prompt).toBe('Mei waits at the gate');
    expect(first()?.people).toEqual([
      { name: 'Mei', look: { words: 'a girl in a red coat', seed: expect.any(Number) } },
    ]);
    // the list keeps what was typed
    expect((await list()).lists[0]?.options).toContain('@Mei#');
  });

  it('are taken from its first frame, if it has one', async () => {
    await made({ prompt: '@Mei# waits', image: (await shot(shots[0] ?? 0))?.scene_img ?? '' });
    expect(first()?.prompt).toBe('Mei waits');
    expect(first()?.people).toBeUndefined();
  });
});

it('a clip of a shot without a first frame is where the pictures of its place are', async () => {
  await studio.db.query(
    `UPDATE shots SET source = '{"cj_desc": "Old pier, dusk"}', drama_id = 0 WHERE project_id = $1`,
    [script_id],
  );
  await made({ prompt: 'waves', scene_id: shots[1] ?? 0 });
  await made({ prompt: 'waves', image: (await shot(shots[0] ?? 0))?.scene_img ?? '' });
  const [place, framed] = studio.clips.asked.slice(-2).map(({ setting }) => setting);
  expect(place).toEqual({
    seed: expect.any(Number),
    film: expect.any(Number),
    where: { setting: 'plain' },
  });
  expect(framed).toBeUndefined();
});

describe('a batch of clips', () => {
  const items = () =>
    shots.map((scene_id) => {
      const { seconds: _, ...rest } = request({ scene_id });
      return { ...rest, type: 2 as const };
    });
  const batch = (input: unknown[], { token } = member) =>
    studio.send(token, submitBatch, input as CallInput<typeof submitBatch>);

  it('[BOARD-78] is charged completely and made', async () => {
    await batch(items());
    const begun = await tasksOf(member);
    expect(begun).toHaveLength(2);
    for (const { id } of begun) expect(await endOf(studio, id)).toBe('done');
    expect(await balanceOf(studio, member.userId)).toBe(200 - 2 * LITE_COST);
  });

  it('[BOARD-78] is refused completely if one clip cannot be made or the points cover only some', async () => {
    const [first, second] = items();
    expect((await refusalOf(batch([first, { ...second, model: 'max' }]))).code).toBe(400);
    expect(await balanceOf(studio, member.userId)).toBe(200);
    const poor = await newMember(studio, LITE_COST + 5);
    const theirs = await filmOf(studio, poor, [{}, {}]);
    const own = items().map((item, index) => ({
      ...item,
      script_id: theirs.projectId,
      scene_id: theirs.shotIds[index] ?? 0,
    }));
    expect((await refusalOf(batch(own, poor))).code).toBe(CODE.shortOfPoints);
    expect(await balanceOf(studio, poor.userId)).toBe(LITE_COST + 5);
    expect(await tasksOf(poor)).toEqual([]);
  });
});
