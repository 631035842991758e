import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  checkProjects,
  copyProject,
  deleteProject,
  readProject,
  renameProject,
  restoreProject,
  updateProject,
} from '../../../src/api/projects.ts';
import { listLines } from '../../../src/api/script.ts';
import { listShots } from '../../../src/api/storyboard.ts';
import { listTasks } from '../../../src/api/task-list.ts';
import { endOf, type Member, newMember, openStudio, refusalOf, type Studio, writingOf } from '../harness.ts';
import { projectCalls } from './project-calls.ts';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio);
  studio.texts.before = async () => {};
});

const { create, holdWriter, lines, projects, regenerate, statusOf, written } = projectCalls(() => ({
  studio,
  member,
}));

describe('a copy', () => {
  it('[PROJ-07] has all content of the original, no running tasks, and is independent of it', async () => {
    const script_id = await written({ name: 'The pier', style_name: 'comic' });
    const shots = await studio.send(member.token, listShots, { script_id });
    const { lists } = await studio.send(member.token, copyProject, { script_id });
    const [copy] = lists.flatMap(({ data }) => data);
    expect(copy).toMatchObject({ name: 'The pier (copy)', style_name: 'Comic', async_status: 0 });
    const copyId = copy?.id ?? 0;
    expect(await lines(copyId)).toEqual(await lines(script_id));
    expect((await studio.send(member.token, listShots, { script_id: copyId })).lists).toHaveLength(
      shots.lists.length,
    );
    const { rows } = await studio.db.query('SELECT task_id FROM projects WHERE id = $1', [copyId]);
    expect(rows).toEqual([{ task_id: null }]);
    await studio.send(member.token, deleteProject, { id: script_id });
    expect(await lines(copyId)).not.toEqual([]);
  });

  it('of a long name stays within the length limit', async () => {
    const script_id = await written({ name: '长'.repeat(50) });
    const { lists } = await studio.send(member.token, copyProject, { script_id }, { language: 'zh' });
    const name = lists[0]?.data[0]?.name ?? '';
    expect([...name]).toHaveLength(50);
    expect(name).toMatch(/（副本）$/);
  });
});

describe('a name', () => {
  const nameOf = async (id: number) => (await projects()).find((one) => one.id === id)?.name;
  const rename = (script_id: number, name: string, who = member) =>
    studio.send(who.token, renameProject, { script_id, name });

  it('that is only a date is replaced by the script’s title, in the list and in the tasks', async () => {
    const go = holdWriter();
    const { script_id } = await create({ name: 'Film of Nov 22', auto_name: 1 });
    expect(await nameOf(script_id)).toBe('Film of Nov 22');
    go();
    await writingOf(studio, script_id);
    expect(await nameOf(script_id)).toBe('Mei found a letter on the old pier');
    const { lists } = await studio.send(member.token, listTasks, { script_id });
    expect(lists.map(({ prompt }) => prompt)).toEqual(['Mei found a letter on the old pier']);
    // the call contains no name
    expect(await nameOf(await written())).toBe('Mei found a letter on the old pier');
  });

  it('given by the owner stays when the script is rewritten', async () => {
    const given = await written({ name: 'The pier' });
    expect(await nameOf(given)).toBe('The pier');
    const renamed = await written({ name: 'Film of Nov 22', auto_name: 1 });
    expect(await rename(renamed, '  My film ')).toEqual({ name: 'My film' });
    await regenerate(renamed);
    await writingOf(studio, renamed);
    expect(await nameOf(renamed)).toBe('My film');
  });

  it('given while the script is being written is not overwritten', async () => {
    const go = holdWriter();
    const { script_id } = await create({ name: 'Film of Nov 22', auto_name: 1 });
    await rename(script_id, 'Mine');
    go();
    await writingOf(studio, script_id);
    expect(await nameOf(script_id)).toBe('Mine');
  });

  it('has 1 to 50 characters, and is the owner’s to give', async () => {
    const script_id = await written({ name: 'The pier' });
    for (const name of ['', '   ', 'x'.repeat(51)])
      expect(await refusalOf(rename(script_id, name))).toMatchObject({ code: 400 });
    expect(await refusalOf(rename(script_id, 'Taken', await newMember(studio)))).toMatchObject({ code: 404 });
    await studio.send(member.token, deleteProject, { id: script_id });
    expect(await refusalOf(rename(script_id, 'Back'))).toMatchObject({ code: 404 });
  });

  it('of a blank project stays the date', async () => {
    const { script_id } = await create({ generate_method: 3, name: 'Film of Nov 22', auto_name: 1 });
    expect(await nameOf(script_id)).toBe('Film of Nov 22');
  });
});

describe('deleting', () => {
  it('[PROJ-09] answers the list without it and ends what was running', async () => {
    const go = holdWriter();
    const { script_id } = await create();
    const { rows } = await studio.db.query<{ task_id: string }>(
      'SELECT task_id FROM projects WHERE id = $1',
      [script_id],
    );
    expect(await studio.send(member.token, deleteProject, { id: script_id })).toEqual({ lists: [] });
    expect(await endOf(studio, rows[0]?.task_id)).toBe('cancelled');
    go();
    expect(await statusOf(script_id)).toBeUndefined();
    for (const call of [readProject, listLines])
      expect((await refusalOf(studio.send(member.token, call, { script_id }))).code).toBe(404);
  });
});

describe('a deleted project', () => {
  it('can be restored completely within 30 days', async () => {
    const script_id = await written({ name: 'Back' });
    const before = await lines(script_id);
    await studio.send(member.token, deleteProject, { id: script_id });
    const restore = () => studio.send(member.token, restoreProject, { script_id });
    expect((await restore()).lists[0]?.data).toMatchObject([
      { id: script_id, name: 'Back', async_status: 0 },
    ]);
    expect(await lines(script_id)).toEqual(before);
    await studio.send(member.token, deleteProject, { id: script_id });
    await studio.db.query("UPDATE projects SET deleted_at = now() - interval '31 days' WHERE id = $1", [
      script_id,
    ]);
    expect((await refusalOf(restore())).code).toBe(404);
  });
});

describe('a project', () => {
  it('[PROJ-14] tells its name and step, which only grows', async () => {
    const script_id = await written({ name: 'Steps' });
    const info = () => studio.send(member.token, readProject, { script_id });
    expect(await info()).toEqual({ name: 'Steps', step: 2, has_story: 1, fail_msg: '' });
    await studio.db.query('UPDATE projects SET step = 4 WHERE id = $1', [script_id]);
    expect((await studio.send(member.token, listLines, { script_id })).step).toBe(4);
    expect(await info()).toEqual({ name: 'Steps', step: 4, has_story: 1, fail_msg: '' });
  });

  it('[STYLE-16, BOARD-02] changes its ratio and its style', async () => {
    const script_id = await written();
    await studio.send(member.token, updateProject, { type: 2, script_id, width_height: '9:16' });
    await studio.send(member.token, updateProject, {
      type: 3,
      script_id,
      style_name: '黑色电影',
      style_img: '/web/styles/film-noir.webp',
    });
    expect(await projects()).toMatchObject([{ width_height: '9:16', style_name: 'Film noir' }]);
    const unknown = { type: 3, script_id, style_name: 'nothing', style_img: '' } as const;
    expect((await refusalOf(studio.send(member.token, updateProject, unknown))).code).toBe(400);
  });

  it('tells the status of one’s own only', async () => {
    const mine = await written();
    const stranger = await newMember(studio);
    const asked = await studio.send(stranger.token, checkProjects, { script_ids: [mine, 999_999] });
    expect(asked).toEqual({});
  });
});
