import { kindOf, type TaskKind } from '../../api/task-kind.ts';
import type { TaskItem } from '../../api/task-list.ts';
import type { TaskRow } from '../../sw/protocol.ts';
import { type TaskPhase, type TaskView, taskView } from './rows.ts';

export interface Filter {
  phase: TaskPhase | '';
  kind: string;
  search: string;
}

const nameOf = (kind: string, id: string): string => `${kind} ${id}`;

/**
 * All tasks to show: running ones first, then newest first.
 * @param listed whether the server's list could be loaded. Then an ended task it leaves out is on a later page, and a
 *   row that stands for others is left out
 */
export function joinTasks(
  kinds: readonly TaskKind[],
  items: readonly TaskItem[],
  rows: readonly TaskRow[],
  { listed, filter }: { listed: boolean; filter: Filter },
): TaskView[] {
  const byName = new Map(rows.filter(({ quiet }) => !quiet).map((row) => [nameOf(row.kind, row.id), row]));
  const views = items.map((item) => {
    const name = nameOf(item.kind, item.track_id);
    const row = byName.get(name);
    byName.delete(name);
    return taskView(kinds, item, row);
  });
  for (const row of byName.values())
    if (!listed || (row.final === null && !standsForOthers(kinds, row)))
      views.push(taskView(kinds, undefined, row));
  return views.filter((view) => fits(view, filter)).sort(runningFirst);
}

/** The server's list has a row for each task it stands for. */
const standsForOthers = (kinds: readonly TaskKind[], { kind }: TaskRow): boolean =>
  (kindOf(kinds, kind)?.standsFor.length ?? 0) > 0;

const fits = ({ phase, kind, prompt }: TaskView, filter: Filter): boolean =>
  (filter.phase === '' || phase === filter.phase) &&
  (filter.kind === '' || kind === filter.kind) &&
  prompt.toLowerCase().includes(filter.search.trim().toLowerCase());

const isOpen = ({ phase }: TaskView): boolean => phase === 'running' || phase === 'unknown';
const runningFirst = (a: TaskView, b: TaskView): number =>
  Number(isOpen(b)) - Number(isOpen(a)) || b.at - a.at;
