import { snapshot } from 'valtio';
import type { TaskRow } from '../../sw/protocol.ts';
import { tasks } from './tasks.ts';

/** Where a task belongs within its kind: a film, and a shot or a role of it. */
export interface TaskPlace {
  projectId?: number;
  shotId?: number;
  roleId?: number;
}

const NONE: readonly TaskRow[] = [];
const keyOf = (kind: string, { projectId, shotId, roleId }: TaskPlace = {}): string =>
  [kind, projectId, shotId, roleId === undefined ? undefined : `role ${roleId}`]
    .filter((part) => part !== undefined)
    .join('|');

let version: object | null = null;
let index: ReadonlyMap<string, readonly TaskRow[]> = new Map();

/** Built once per change of the tasks. A list whose rows did not change stays the same object. */
function current(): typeof index {
  const now = snapshot(tasks.byKey);
  if (now === version) return index;
  version = now;
  const next = new Map<string, TaskRow[]>();
  const add = (key: string, row: TaskRow): void => {
    const list = next.get(key);
    if (list) list.push(row);
    else next.set(key, [row]);
  };
  for (const row of Object.values(tasks.byKey)) {
    const { kind, context, result } = row;
    const projectId = context.script_id ?? result.script_id;
    add(keyOf(kind), row);
    if (typeof projectId !== 'number') continue;
    add(keyOf(kind, { projectId }), row);
    if (context.scene_id !== undefined) add(keyOf(kind, { projectId, shotId: context.scene_id }), row);
    if (context.role_id !== undefined) add(keyOf(kind, { projectId, roleId: context.role_id }), row);
  }
  const before = index;
  index = new Map([...next].map(([key, rows]) => [key, sameOr(before.get(key), rows)]));
  return index;
}

const sameOr = (before: readonly TaskRow[] | undefined, rows: readonly TaskRow[]): readonly TaskRow[] =>
  before?.length === rows.length && before.every((row, at) => row === rows[at]) ? before : rows;

/** A kind's tasks that this browser tracks or has tracked, open and ended, at a place or everywhere. */
export const tasksOf = (kind: string, place: TaskPlace = {}): readonly TaskRow[] =>
  current().get(keyOf(kind, place)) ?? NONE;
