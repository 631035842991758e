import { ref } from 'valtio';
import { beforeEach, expect, test, vi } from 'vitest';
import { adoptListed } from '../../src/store/task-center/adopt.ts';
import { center, clearCenter } from '../../src/store/task-center/center.ts';
import type { TaskRow } from '../../src/sw/protocol.ts';
import { taskRow } from './task-row.ts';

const { adoptTasks, tracked } = vi.hoisted(() => ({
  adoptTasks: vi.fn(),
  tracked: { rows: [] as TaskRow[] },
}));
vi.mock('../../src/store/tasks/tasks.ts', () => ({ adoptTasks, engine: { send: vi.fn() } }));
vi.mock('../../src/store/tasks/task-index.ts', () => ({
  tasksOf: (kind: string) => tracked.rows.filter((row) => row.kind === kind),
}));

const listed = (task_id: string, more: object) =>
  ref({
    task_id,
    kind: 'shot-image',
    track_id: task_id,
    state: 'running' as const,
    tool: 'seedream',
    model: '',
    prompt: 'Mei, a keeper',
    image: '',
    created_at: '2026-01-02T03:04:05.000Z',
    ended_at: null,
    expected_seconds: 3,
    points_charged: 4,
    points_refunded: 0,
    fail_msg: '',
    provider: '',
    again: 0 as const,
    script_id: 12,
    ...more,
  });

beforeEach(() => {
  clearCenter();
  adoptTasks.mockClear();
  tracked.rows = [];
});

test('[ENGINE-33] a picture of a character from another device is tracked as that character’s, one of a shot as the storyboard’s', async () => {
  center.items = [listed('r', { role_id: 5 }), listed('s', {})];
  await adoptListed();
  const contexts = adoptTasks.mock.calls.map(([, [{ context }]]) => context);
  const shared = {
    kind: 'shot-image',
    page: '/create',
    prompt: 'Mei, a keeper',
    tool: 'seedream',
    script_id: 12,
  };
  expect(contexts).toEqual([{ ...shared, role_id: 5 }, shared]);
});

test('while a batch runs, a picture of a shot is followed with it, and one of a character by itself', async () => {
  tracked.rows = [taskRow('shot-list', '12')];
  center.items = [listed('r', { role_id: 5 }), listed('s', {})];
  await adoptListed();
  expect(adoptTasks.mock.calls.map(([, [{ id }]]) => id)).toEqual(['r']);
});
