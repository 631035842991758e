import { describe, expect, it } from 'vitest';
import { storageName } from '../../../server/media/media.ts';
import { sweepDeleted } from '../../../server/media/sweep-deleted.ts';
import { handleRole, listMaterialImages, listRoles, ROLE_ACTION } from '../../../src/api/characters.ts';
import { deleteProject } from '../../../src/api/projects.ts';
import { handleLine, LINE_ACTION, orderLines, restoreLine } from '../../../src/api/script.ts';
import { compareScript, updateStoryboard } from '../../../src/api/script-changes.ts';
import {
  copyShot,
  handleShot,
  imagineMaterial,
  orderShots,
  restoreShot,
  SHOT_ACTION,
  STORYBOARD_LIMITS,
} from '../../../src/api/storyboard.ts';
import { balanceOf, endOf, newMember, refusalOf } from '../harness.ts';
import { pictureOf } from './film.ts';
import { Film } from './film-for-test.ts';
import { filmWithShots, LONGER_TALK } from './film-with-shots.ts';
import { shotCalls } from './shot-calls.ts';

const made = filmWithShots({ story: LONGER_TALK, points: 200, style_name: '' });

const { send, add, ids } = shotCalls(() => made);
const script_id = () => made.film.script_id;
const dropShot = (scene_id: number) =>
  send(handleShot, { type: SHOT_ACTION.delete, script_id: script_id(), scene_id });
const shotBack = (scene_id: number) => send(restoreShot, { script_id: script_id(), scene_id });
const dropLine = (drama_id: number) =>
  send(handleLine, { type: LINE_ACTION.delete, script_id: script_id(), drama_id });
const lineBack = (drama_id: number) => send(restoreLine, { script_id: script_id(), drama_id });
const lineIds = async () => (await made.film.lines()).map(({ id }) => id);
/** The storyboard, without the addresses of media. */
const state = async () =>
  (await made.film.shots()).map(({ scene_img, video_url, ...shot }) => ({
    ...shot,
    pictured: scene_img !== '',
  }));
const age = (days: number) =>
  made.studio.db.query(
    `UPDATE film_deletions SET deleted_at = now() - interval '${days} days' WHERE project_id = $1`,
    [script_id()],
  );
const update = async () => {
  const { revision } = await send(compareScript, { script_id: script_id() });
  await send(updateStoryboard, { script_id: script_id(), revision });
};
/** @returns the task's id */
async function draw(scene_id: number): Promise<string> {
  const answer = await send(imagineMaterial, {
    script_id: script_id(),
    scene_id,
    api_name: 'jimeng',
    tool_name: 'seedream',
    prompt: 'a pier at dusk',
  });
  return typeof answer === 'string' ? answer : answer.task_id;
}

describe('a deleted shot', () => {
  it('comes back as it was, in its place and under its id; again changes nothing', async () => {
    const before = await state();
    const [, second = 0] = await ids();
    await dropShot(second);
    expect(await ids()).not.toContain(second);
    expect(await shotBack(second)).toBeNull();
    expect(await state()).toEqual(before);
    await shotBack(second);
    expect(await state()).toEqual(before);
  });

  it('has its place among neighbours that were deleted too, in whatever order they return', async () => {
    while ((await ids()).length < 4) await add();
    const all = await ids();
    const [a = 0, b = 0, c = 0] = all;
    for (const gone of [
      [b, c],
      [c, b],
      [a, b, c],
      [c, b, a],
      [b, a, c],
    ])
      for (const back of [gone, [...gone].reverse()]) {
        for (const id of gone) await dropShot(id);
        for (const id of back) await shotBack(id);
        expect(await ids(), `${gone.join()} back as ${back.join()}`).toEqual(all);
      }
  });

  it('follows the nearest shot before it that is left, where that stands now', async () => {
    while ((await ids()).length < 4) await add();
    const [a = 0, b = 0, c = 0, d = 0, ...others] = await ids();
    await dropShot(c);
    await dropShot(b);
    await send(orderShots, { script_id: script_id(), from_scene_id: a, to_scene_id: d });
    await shotBack(c);
    expect(await ids()).toEqual([d, a, c, ...others]);
  });

  it('has its pictures again, and its open task stays cancelled with the points back', async () => {
    const [first = 0] = await ids();
    expect(await endOf(made.studio, await draw(first))).toBe('done');
    const before = await state();
    const balance = await balanceOf(made.studio, made.member.userId);
    const pictures = async () =>
      (await send(listMaterialImages, { script_id: script_id(), scene_id: first, page: 1 })).lists.length;
    expect(await pictures()).toBe(1);
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    made.studio.pictures.before = () => held;
    const task_id = await draw(first);
    await dropShot(first);
    finish();
    expect(await endOf(made.studio, task_id)).toBe('cancelled');
    await shotBack(first);
    expect(await state()).toEqual(before);
    expect(await balanceOf(made.studio, made.member.userId)).toBe(balance);
  });

  it('waits for room in a full storyboard', async () => {
    const [first = 0, second = 0] = await ids();
    await dropShot(first);
    await made.studio.db.query(
      'INSERT INTO shots (project_id, position) SELECT $1, 1000 + n FROM generate_series(1, $2::int) AS n',
      [script_id(), STORYBOARD_LIMITS.shots - (await ids()).length],
    );
    expect((await refusalOf(shotBack(first))).message).toBe('A storyboard can have at most 200 shots');
    await dropShot(second);
    await shotBack(first);
    expect((await ids())[0]).toBe(first);
  });

  it('is out of reach for others, after 30 days, and with its project deleted', async () => {
    const [first = 0, second = 0] = await ids();
    for (const id of [first, second]) await dropShot(id);
    const stranger = await newMember(made.studio);
    const other = await Film.make(made.studio, made.member);
    const call = { script_id: script_id(), scene_id: first };
    expect((await refusalOf(made.studio.send(stranger.token, restoreShot, call))).code).toBe(404);
    const elsewhere = send(restoreShot, { ...call, script_id: other.script_id });
    expect((await refusalOf(elsewhere)).code).toBe(404);
    await age(29);
    await shotBack(first);
    await age(31);
    expect((await refusalOf(shotBack(second))).code).toBe(404);
    await send(deleteProject, { id: script_id() });
    expect((await refusalOf(shotBack(first))).message).toBe('This project no longer exists');
  });

  it('stands as a shot without a line if its line was deleted meanwhile, and has it again when that returns', async () => {
    const [shot] = await made.film.shots();
    const { id = 0, drama_id = 0 } = shot ?? {};
    await dropShot(id);
    await dropLine(drama_id);
    await shotBack(id);
    expect(await made.film.shot(id)).toMatchObject({ drama_id: 0 });
    expect((await made.film.board()).script_changed).toBe(1);
    await lineBack(drama_id);
    expect(await made.film.shot(id)).toEqual(shot);
    expect((await made.film.board()).script_changed).toBe(0);
  });

  it('follows a new name of a character', async () => {
    const { lists } = await send(listRoles, { script_id: script_id() });
    const mei = lists.find(({ role_name }) => role_name === 'Mei');
    const shot = (await made.film.shots()).find(({ drama_dialogue }) => drama_dialogue.startsWith('Mei'));
    const { id = 0, drama_id = 0 } = shot ?? {};
    await dropLine(drama_id);
    await dropShot(id);
    await send(handleRole, {
      type: ROLE_ACTION.update,
      script_id: script_id(),
      id: mei?.id ?? 0,
      name: 'Aurelia',
    });
    await lineBack(drama_id);
    await shotBack(id);
    expect((await made.film.shot(id))?.drama_dialogue).toBe(shot?.drama_dialogue.replace('Mei', 'Aurelia'));
    expect((await made.film.lines()).find((line) => line.id === drama_id)?.dialogue).toMatch(/^Aurelia/);
    expect((await made.film.board()).script_changed).toBe(0);
  });

  it('keeps its files until it cannot return, then loses those that nothing else shows', async () => {
    const [first = 0, second = 0] = await ids();
    const upload = await pictureOf(made.studio, made.member.userId);
    await made.studio.db.query('UPDATE shots SET image = $2 WHERE id = $1', [second, upload]);
    await endOf(made.studio, await draw(first));
    await endOf(made.studio, await draw(first));
    const { scene_data: copy } = await send(copyShot, { script_id: script_id(), scene_id: first });
    const { rows } = await made.studio.db.query<{ images: string[] }>(
      'SELECT images FROM draws WHERE shot_id = $1 ORDER BY id',
      [first],
    );
    // the first one drawn is shown by the shot and by its copy
    const [chosen = [], other = []] = rows.map(({ images }) => images);
    const isThere = async (file: string | undefined) => {
      const [key = '', ext = ''] = (file ?? '').split('.');
      return (await made.studio.deps.storage.size(storageName({ key, ext }))) !== null;
    };
    const there = async () => [await isThere(chosen[0]), await isThere(other[0]), await isThere(upload)];
    const { scene_data: later } = await send(copyShot, { script_id: script_id(), scene_id: second });
    for (const id of [first, second]) await dropShot(id);
    await age(30);
    await sweepDeleted(made.studio.deps);
    expect(await there()).toEqual([true, true, true]);
    await age(32);
    await dropShot(later.id);
    await sweepDeleted(made.studio.deps);
    expect(await there(), 'a shot that was deleted later shows the upload').toEqual([true, false, true]);
    await age(32);
    await sweepDeleted(made.studio.deps);
    expect(await there()).toEqual([true, false, false]);
    expect((await made.film.shot(copy.id))?.scene_img).toContain(chosen[0]?.split('.')[0]);
    const left = await made.studio.db.query('SELECT 1 FROM film_deletions WHERE user_id = $1', [
      made.member.userId,
    ]);
    expect(left.rows).toEqual([]);
  });
});

describe('a deleted line', () => {
  it('comes back in its place with its shot; again changes nothing', async () => {
    const [lines, shots] = [await made.film.lines(), await state()];
    const [a = 0, b = 0] = await lineIds();
    await dropLine(a);
    await dropLine(b);
    expect((await made.film.board()).script_changed).toBe(1);
    await lineBack(a);
    await lineBack(b);
    await lineBack(b);
    expect(await made.film.lines()).toEqual(lines);
    expect(await state()).toEqual(shots);
    expect((await made.film.board()).script_changed).toBe(0);
  });

  it('follows the line before it where that stands now', async () => {
    const [a = 0, b = 0, c = 0, ...others] = await lineIds();
    await dropLine(b);
    await send(orderLines, { script_id: script_id(), from_drama_id: a, to_drama_id: c });
    await lineBack(b);
    expect(await lineIds()).toEqual([c, a, b, ...others]);
  });

  it('gets a new shot with the next update, if its own went with one', async () => {
    const [a = 0] = await lineIds();
    const number = (await ids()).length;
    await dropLine(a);
    await update();
    expect(await ids()).toHaveLength(number - 1);
    await lineBack(a);
    expect((await send(compareScript, { script_id: script_id() })).added).toMatchObject([{ drama_id: a }]);
    await update();
    expect((await made.film.shots())[0]).toMatchObject({ drama_id: a });
  });

  it('gets no new shot if its own was deleted by hand', async () => {
    const [shot] = await made.film.shots();
    const { id = 0, drama_id = 0 } = shot ?? {};
    await dropShot(id);
    await dropLine(drama_id);
    await lineBack(drama_id);
    expect((await made.film.board()).script_changed).toBe(0);
    await dropLine(drama_id);
    await lineBack(drama_id);
    await shotBack(id);
    expect(await made.film.shot(id)).toEqual(shot);
  });

  it('waits for room in a full script, and is out of reach for others and after 30 days', async () => {
    const [a = 0] = await lineIds();
    await dropLine(a);
    const stranger = await newMember(made.studio);
    const call = { script_id: script_id(), drama_id: a };
    expect((await refusalOf(made.studio.send(stranger.token, restoreLine, call))).code).toBe(404);
    await made.studio.db.query(
      'INSERT INTO drama_lines (project_id, position) SELECT $1, 1000 + n FROM generate_series(1, $2::int) AS n',
      [script_id(), 200 - (await lineIds()).length],
    );
    expect((await refusalOf(lineBack(a))).message).toBe('A script can have at most 200 lines');
    await age(31);
    expect((await refusalOf(lineBack(a))).message).toBe('This script line no longer exists');
  });
});
