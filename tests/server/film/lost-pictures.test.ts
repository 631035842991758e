import { expect, it } from 'vitest';
import { MIGRATIONS } from '../../../server/db/migrations.ts';
import { keysKept } from '../../../server/media/kept-keys.ts';
import { listMaterialImages } from '../../../src/api/characters.ts';
import { deleteDraw, restoreDraw } from '../../../src/api/draw.ts';
import { imagineMaterial } from '../../../src/api/storyboard.ts';
import { readTaskRequest } from '../../../src/api/task-list.ts';
import { balanceOf, endOf, newMember, refusalOf } from '../harness.ts';
import { filmWithShots, pictureCalls } from './film-with-shots.ts';
import { roleCalls } from './role-calls.ts';

const made = filmWithShots();
const { drawn, batch, materials, picture } = pictureCalls(made);
const send: typeof made.studio.send = (...asked) => made.studio.send(...asked);

/** Fails the next pictures. */
const failing = (): void => {
  made.studio.pictures.before = () => Promise.reject(new Error('No.'));
};

it('a failed picture of a shot is drawn again as it was asked for, charged once, and the texts typed since stay', async () => {
  const [id = 0] = made.shots;
  failing();
  const lost = await drawn(id, { desc: 'a pier', narration: 'Said then', prompt: 'a pier at noon' });
  const [row] = (await materials(id)).lists;
  expect(row).toMatchObject({ task_id: lost, state: 4, action_cmd: '', message_input: 'a pier at noon' });
  await made.studio.db.query(
    `UPDATE shots SET static_desc = 'rewritten', narration = 'Said now' WHERE id = $1`,
    [id],
  );
  made.studio.pictures.before = async () => {};
  const before = await balanceOf(made.studio, made.member.userId);
  const { path, input, points } = await send(made.member.token, readTaskRequest, { task_id: lost });
  expect([path, points]).toEqual([imagineMaterial.path, 4]);
  const answer = await send(made.member.token, imagineMaterial, input as never);
  await endOf(made.studio, typeof answer === 'string' ? answer : answer.task_id);
  expect(await balanceOf(made.studio, made.member.userId)).toBe(before - 4);
  const [again] = (await materials(id)).lists;
  expect(again).toMatchObject({ state: 1, message_input: 'a pier at noon' });
  expect(await made.film.shot(id)).toMatchObject({ static_desc: 'rewritten', narration: 'Said now' });
});

it('what a batch has drawn is drawn again without its texts, too', async () => {
  const [id = 0] = made.shots;
  failing();
  await batch([{ ...picture(id), type: 1, desc: 'a pier' }]);
  const task_id = (await materials(id)).lists[0]?.task_id ?? '';
  await endOf(made.studio, task_id);
  const { input } = await send(made.member.token, readTaskRequest, { task_id });
  expect(input).toMatchObject({ prompt: 'a pier', scene_id: id });
  expect(input).not.toHaveProperty('desc');
});

it('a request of an earlier version no longer saves its texts', async () => {
  const [id = 0] = made.shots;
  const task_id = await drawn(id);
  const { db } = made.studio;
  await db.query(`UPDATE tasks SET input = input || '{"desc": "old", "narration": "old"}' WHERE id = $1`, [
    task_id,
  ]);
  await db.query(MIGRATIONS.find(({ name }) => name === '056-sent-again')?.sql ?? '');
  const { input } = await send(made.member.token, readTaskRequest, { task_id });
  expect(input).toEqual(picture(id));
});

it('pictures of a shot are deleted and brought back by their owner; a shot that shows one goes on showing it', async () => {
  const [id = 0] = made.shots;
  const shown = await drawn(id);
  failing();
  const lost = await drawn(id);
  const tasks = async () => (await materials(id)).lists.map(({ task_id }) => task_id);
  const [failed, done] = (await materials(id)).lists.map((one) => one.id);
  const stranger = await newMember(made.studio, 0);
  expect((await refusalOf(send(stranger.token, deleteDraw, { draw_id: failed ?? 0 }))).code).toBe(404);
  await send(made.member.token, deleteDraw, { draw_id: failed ?? 0 });
  expect(await tasks()).toEqual([shown]);
  expect((await refusalOf(send(stranger.token, restoreDraw, { draw_id: failed ?? 0 }))).code).toBe(404);
  await send(made.member.token, restoreDraw, { draw_id: failed ?? 0 });
  expect(await tasks()).toEqual([lost, shown]);
  const image = (await made.film.shot(id))?.scene_img.split('?')[0] ?? '';
  await send(made.member.token, deleteDraw, { draw_id: done ?? 0 });
  expect((await made.film.shot(id))?.scene_img.split('?')[0]).toBe(image);
  const kept = await keysKept(made.studio.db, made.member.userId);
  expect(kept.has(/[0-9a-f]{32}/.exec(image)?.[0] ?? '')).toBe(true);
});

it('a failed picture of a role is drawn again, charged once, leaves its description, and is deleted by its owner alone', async () => {
  const { role, drawn: drawnRole } = roleCalls(() => made);
  const mei = await role('Mei');
  const { member, film } = made;
  const listed = async () => {
    const { script_id } = film;
    return (await send(member.token, listMaterialImages, { script_id, role_id: mei.id, page: 1 })).lists;
  };
  failing();
  const lost = await drawnRole(mei, { prompt: 'A girl in a red coat' });
  await made.studio.db.query("UPDATE roles SET description = 'rewritten' WHERE id = $1", [mei.id]);
  made.studio.pictures.before = async () => {};
  const before = await balanceOf(made.studio, member.userId);
  const { path, input } = await send(member.token, readTaskRequest, { task_id: lost });
  expect(path).toBe(imagineMaterial.path);
  const again = await send(member.token, imagineMaterial, input as never);
  await endOf(made.studio, again as string);
  expect(await balanceOf(made.studio, member.userId)).toBe(before - 4);
  expect((await role('Mei')).role_desc).toBe('rewritten');
  const rows = await listed();
  expect(rows).toMatchObject([
    { task_id: again, state: 1, action_cmd: '', message_input: 'A girl in a red coat' },
    { task_id: lost, state: 4, action_cmd: '', message_input: 'A girl in a red coat' },
  ]);
  const draw_id = rows[1]?.id ?? 0;
  const stranger = await newMember(made.studio, 0);
  const notTheirs = async (call: typeof deleteDraw | typeof restoreDraw) =>
    expect((await refusalOf(send(stranger.token, call, { draw_id }))).code).toBe(404);
  await notTheirs(deleteDraw);
  await send(member.token, deleteDraw, { draw_id });
  expect(await listed()).toMatchObject([{ task_id: again }]);
  await notTheirs(restoreDraw);
  await send(member.token, restoreDraw, { draw_id });
  expect(await listed()).toMatchObject([{ task_id: again }, { task_id: lost }]);
});
