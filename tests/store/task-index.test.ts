import 'fake-indexeddb/auto';
import { ref } from 'valtio';
import { beforeEach, expect, test } from 'vitest';
import { tasksOf } from '../../src/store/tasks/task-index.ts';
import { tasks } from '../../src/store/tasks/tasks.ts';
import type { TaskRow } from '../../src/sw/protocol.ts';

const row = (id: string, kind: string, more: Partial<TaskRow> = {}): TaskRow => ({
  key: `1|${kind}|${id}`,
  user: 1,
  lane: kind,
  id,
  kind,
  open: 1,
  unknown: false,
  final: null,
  state: 0,
  result: {},
  context: { kind, page: '/' },
  missing: 0,
  rev: 1,
  createdAt: 1,
  polledAt: 0,
  endedAt: null,
  ...more,
});
const put = (...rows: TaskRow[]) => {
  for (const one of rows) tasks.byKey[one.key] = ref(one);
};
const at = (kind: string, script_id: number, scene_id?: number) => ({
  context: { kind, page: '/create', script_id, ...(scene_id === undefined ? {} : { scene_id }) },
});
const ids = (...asked: Parameters<typeof tasksOf>) => tasksOf(...asked).map(({ id }) => id);

beforeEach(() => {
  tasks.byKey = {};
});

test('tasks are found by kind, by film and by shot', () => {
  put(
    row('a', 'draw'),
    row('b', 'shot-image', at('shot-image', 3, 7)),
    row('c', 'shot-image', at('shot-image', 3, 8)),
    row('d', 'shot-image', at('shot-image', 4, 7)),
    row('e', 'export', { result: { script_id: 3 } }),
  );
  expect(ids('draw')).toEqual(['a']);
  expect(ids('shot-image')).toEqual(['b', 'c', 'd']);
  expect(ids('shot-image', { projectId: 3 })).toEqual(['b', 'c']);
  expect(ids('shot-image', { projectId: 3, shotId: 7 })).toEqual(['b']);
  // started in another browser: its project is only known from the poll
  expect(ids('export', { projectId: 3 })).toEqual(['e']);
  expect(ids('music')).toEqual([]);
});

test('the index follows changed and removed tasks', () => {
  put(row('a', 'draw'), row('b', 'draw'));
  expect(tasksOf('draw').map(({ open }) => open)).toEqual([1, 1]);
  put(row('a', 'draw', { open: 0 }));
  delete tasks.byKey['1|draw|b'];
  expect(tasksOf('draw').map(({ id, open }) => [id, open])).toEqual([['a', 0]]);
});

test('unrelated changes keep a list’s object identity, to avoid rendering', () => {
  put(row('a', 'draw'), row('b', 'export', at('export', 3)));
  const [drawings, exports] = [tasksOf('draw'), tasksOf('export', { projectId: 3 })];
  put(row('c', 'draw'));
  expect(tasksOf('draw')).not.toBe(drawings);
  expect(tasksOf('export', { projectId: 3 })).toBe(exports);
});
