import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  checkProjects,
  copyProject,
  deleteProject,
  readProject,
  restoreProject,
  updateProject,
} from '../../../src/api/projects.ts';
import { listLines } from '../../../src/api/script.ts';
import { listShots } from '../../../src/api/storyboard.ts';
import { endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
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

const { create, holdWriter, lines, projects, statusOf, written } = projectCalls(() => ({ studio, member }));

describe('a copy', () => {
  it('[PROJ-07] holds all that the original holds, runs nothing, and lives on its own', async () => {
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

  it('of a long name stays within the limit', async () => {
    const script_id = await written({ name: '长'.repeat(50) });
    const { lists } = await studio.send(member.token, copyProject, { script_id }, { language: 'zh' });
    const name = lists[0]?.data[0]?.name ?? '';
    expect([...name]).toHaveLength(50);
    expect(name).toMatch(/（副本）$/);
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
  it('comes back whole within 30 days', async () => {
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
    expect(await info()).toEqual({ name: 'Steps', step: 2 });
    await studio.db.query('UPDATE projects SET step = 4 WHERE id = $1', [script_id]);
    expect((await studio.send(member.token, listLines, { script_id })).step).toBe(4);
    expect(await info()).toEqual({ name: 'Steps', step: 4 });
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
