import { ref } from 'valtio';
import { beforeEach, describe, expect, test } from 'vitest';
import { imagine } from '../../src/api/draw.ts';
import { cancelTask, listTasks, readTaskRequest, type TaskItem } from '../../src/api/task-list.ts';
import { TASK_KINDS } from '../../src/api/tasks.ts';
import { cancel } from '../../src/store/task-center/actions.ts';
import {
  center,
  clearCenter,
  filterTasks,
  loadOlderTasks,
  loadTasks,
} from '../../src/store/task-center/center.ts';
import { joinTasks } from '../../src/store/task-center/join.ts';
import { readRepeat } from '../../src/store/tasks/read-repeat.ts';
import { countTasks, isAt } from '../../src/store/tasks/task-count.ts';
import type { TaskRow } from '../../src/sw/protocol.ts';
import { fakeApi, Refused } from './fake-api.ts';
import { taskRow } from './task-row.ts';

const item = (task_id: string, more: Partial<TaskItem> = {}): TaskItem => ({
  task_id,
  kind: 'draw',
  track_id: task_id,
  state: 'done',
  tool: 'irag',
  model: '',
  prompt: `words of ${task_id}`,
  image: '',
  created_at: `2026-01-01T00:00:${task_id.padStart(2, '0').slice(-2)}Z`,
  ended_at: null,
  expected_seconds: 3,
  points_charged: 2,
  points_refunded: 0,
  fail_msg: '',
  provider: '',
  again: 0,
  ...more,
});
const row = (id: string, more: Partial<TaskRow> = {}): TaskRow =>
  taskRow('draw', id, {
    context: { kind: 'draw', page: '/draw', prompt: `engine ${id}` },
    createdAt: Date.parse('2026-01-01T00:01:00Z'),
    ...more,
  });
const ALL = { phase: '', kind: '', search: '' } as const;
const join = (
  items: TaskItem[],
  rows: TaskRow[],
  listed = true,
  filter: Parameters<typeof joinTasks>[3]['filter'] = ALL,
) => joinTasks(TASK_KINDS, items, rows, { listed, filter }).map(({ id, phase }) => `${id} ${phase}`);

beforeEach(() => clearCenter());

describe('merging the list with the engine’s tasks', () => {
  test('a final state from the server counts; otherwise the engine’s', () => {
    const open = { state: 'running', points_charged: 2 } as const;
    expect(
      join(
        [
          item('1', { state: 'cancelled' }),
          item('2', open),
          item('3', open),
          item('4', open),
          item('5', open),
        ],
        [row('1'), row('2', { final: 'done', open: 0 }), row('3', { unknown: true, open: 0 }), row('4')],
      ),
    ).toEqual(['5 running', '4 running', '3 unknown', '2 done', '1 cancelled']);
  });

  test('tasks that only the engine knows are on top while open, and all are shown without a list', () => {
    const rows = [row('8'), row('9', { final: 'failed', open: 0 })];
    expect(join([item('1')], rows)).toEqual(['7|draw|8 running', '1 done']);
    expect(join([], rows, false)).toEqual(['7|draw|8 running', '7|draw|9 failed']);
  });

  test('a tracked shot list is replaced by its tasks, if they are listed', () => {
    const board = row('5', { key: '7|shot-list:5|5', kind: 'shot-list', lane: 'shot-list:5' });
    expect(join([], [board])).toEqual([]);
    expect(join([], [board], false)).toEqual(['7|shot-list:5|5 running']);
  });

  test('a task links to its page, using data of server and engine', () => {
    const [film, script] = joinTasks(
      TASK_KINDS,
      [
        item('2', { kind: 'export', tool: 'film', script_id: 4 }),
        item('1', { kind: 'project', tool: 'script', track_id: '', script_id: 4 }),
      ],
      [],
      { listed: true, filter: ALL },
    );
    expect(film).toMatchObject({ place: '/film?id=2', toolName: '' });
    expect(script).toMatchObject({ place: '/create?id=4' });
  });

  test('a lip sync’s platform is named without repeating what kind of task it is', () => {
    const items = ['hedra', 'jimeng-lip-sync'].map((tool, at) =>
      item(`${at + 1}`, { kind: 'lip-sync', tool }),
    );
    const named = joinTasks(TASK_KINDS, items, [], { listed: true, filter: ALL });
    expect(named.map(({ toolName }) => toolName).sort()).toEqual(['Hedra', 'Jimeng']);
  });

  test('music is named as its form names it', () => {
    const items = ['suno', 'mureka', 'later'].map((tool, at) => item(`${at + 1}`, { kind: 'music', tool }));
    const named = joinTasks(TASK_KINDS, items, [], { listed: true, filter: ALL });
    expect(named.map(({ toolName }) => toolName).sort()).toEqual(['Mureka', 'Suno', 'later']);
  });

  test('filters by state, tool and text', () => {
    const items = [item('1', { prompt: 'A Fox' }), item('2', { state: 'failed', prompt: 'a fox' })];
    expect(join(items, [], true, { ...ALL, search: 'fox', phase: 'failed' })).toEqual(['2 failed']);
    expect(join(items, [], true, { ...ALL, kind: 'export' })).toEqual([]);
  });
});

describe('reading the list', () => {
  test('paging continues after the oldest ended task; pages are kept when the first is reloaded', async () => {
    const sent = fakeApi({
      [listTasks.path]: ({ before }: { before?: string }) =>
        before
          ? { lists: [item('1')], has_next: 0 }
          : { lists: [item('9', { state: 'running' }), item('3'), item('2')], has_next: 1 },
    });
    await loadTasks();
    await loadOlderTasks();
    await loadTasks();
    expect(center.items.map(({ task_id }) => task_id)).toEqual(['9', '3', '2', '1']);
    expect(center.hasNext).toBe(false);
    expect(sent.map(({ body }) => body)).toEqual([{}, { before: '2' }, {}]);
  });

  test('after more ends than a page has, what is loaded below a gap is dropped and comes with the next page', async () => {
    let newest = 3;
    const page = (from: number) => ({
      lists: [from, from - 1].filter((id) => id > 0).map((id) => item(String(id))),
      has_next: from > 2 ? 1 : 0,
    });
    fakeApi({
      [listTasks.path]: ({ before }: { before?: string }) => page(before ? Number(before) - 1 : newest),
    });
    const shown = () => center.items.map(({ task_id }) => Number(task_id));
    await loadTasks();
    await loadOlderTasks();
    expect([shown(), center.hasNext]).toEqual([[3, 2, 1], false]);
    newest = 4;
    await loadTasks();
    expect([shown(), center.hasNext]).toEqual([[4, 3, 2, 1], false]);
    newest = 8;
    await loadTasks();
    expect([shown(), center.hasNext]).toEqual([[8, 7], true]);
    await loadOlderTasks();
    await loadOlderTasks();
    await loadOlderTasks();
    expect([shown(), center.hasNext]).toEqual([[8, 7, 6, 5, 4, 3, 2, 1], false]);
  });

  test('a task that was open and has ended below the first page is not lost', async () => {
    let ended = false;
    fakeApi({
      [listTasks.path]: ({ before }: { before?: string }) =>
        before
          ? { lists: [...(ended ? [item('2')] : []), item('1')], has_next: 0 }
          : {
              lists: [...(ended ? [] : [item('2', { state: 'running' })]), item('4'), item('3')],
              has_next: 1,
            },
    });
    await loadTasks();
    await loadOlderTasks();
    ended = true;
    await loadTasks();
    await loadOlderTasks();
    expect(center.items.map(({ task_id }) => task_id)).toEqual(['4', '3', '2', '1']);
  });

  test('filters are sent to the server, and answers to older ones are dropped', async () => {
    fakeApi({
      [listTasks.path]: ({ state }: { state?: string }) => ({ lists: [item(state === 'open' ? '1' : '2')] }),
    });
    const first = filterTasks({ phase: 'unknown' });
    const second = filterTasks({ phase: 'failed' });
    await Promise.all([first, second]);
    expect(center.items.map(({ task_id }) => task_id)).toEqual(['2']);
  });

  test('the list is cached for offline visits, and marked as old', async () => {
    fakeApi({ [listTasks.path]: () => ({ lists: [item('4')], kinds: ['draw'] }) }, 71);
    await loadTasks();
    clearCenter();
    fakeApi({ [listTasks.path]: () => new Refused('Not offered yet', 503) }, 71);
    await expect(loadTasks()).rejects.toThrow();
    expect(center).toMatchObject({ cached: true, state: 'failed', listed: false, kinds: ['draw'] });
    expect(center.items.map(({ task_id }) => task_id)).toEqual(['4']);
  });
});

describe('actions on a task', () => {
  test('the server decides whether it is too late to cancel', async () => {
    center.items = [ref(item('1', { state: 'running' }))];
    fakeApi({ [cancelTask.path]: () => item('1', { state: 'done' }) });
    expect(await cancel({ taskId: '1', kind: 'draw', trackId: '1' })).toMatchObject({ state: 'done' });
    expect(center.items[0]?.state).toBe('done');
  });

  test('a request is sent again only with a call known to its kind', async () => {
    const input = { tool_name: 'irag' };
    fakeApi({ [readTaskRequest.path]: () => ({ path: imagine.path, input, points: 2 }) });
    expect(await readRepeat({ taskId: '1', kind: 'draw' })).toEqual({
      call: imagine,
      input,
      points: 2,
      leftOut: null,
    });
    expect(await readRepeat({ taskId: '1', kind: 'music' })).toBeNull();
  });
});

test('counts running and new tasks', () => {
  expect(
    countTasks([
      row('1'),
      row('2', { open: 0, unseen: true }),
      row('3', { open: 0, unseen: false }),
      // what it stands for is counted by itself
      row('4', { quiet: true }),
    ]),
  ).toEqual({
    running: 1,
    fresh: 1,
  });
});

test('a place is visible if path and query match', () => {
  expect(isAt('/draw', '/draw?panel=tasks')).toBe(true);
  expect(isAt('/create?id=5', '/create?id=5&step=4')).toBe(true);
  expect(isAt('/create?id=5&step=4', '/create?id=5&step=2')).toBe(false);
  expect(isAt('/create?id=5', '/create')).toBe(false);
});
