import { kindOf } from '../../api/task-kind.ts';
import type { TaskItem } from '../../api/task-list.ts';
import { TASK_KINDS } from '../../api/tasks.ts';
import type { Found } from '../bridge/tracking.ts';
import { adoptTasks, engine, tasks } from '../tasks/tasks.ts';
import { center } from './center.ts';

/**
 * What the list says of tasks that the engine sees otherwise: one that has ended is polled as soon as its lane allows, and open
 * tasks that this browser does not follow yet, e.g. begun on another device, join the engine's tracking
 * (ENGINE-33).
 */
export async function adoptListed(): Promise<void> {
  const rows = Object.values(tasks.byKey);
  const ended = center.items.filter(({ state }) => state !== 'waiting' && state !== 'running');
  for (const { kind, track_id } of ended)
    for (const { lane } of rows.filter((row) => row.open === 1 && row.kind === kind && row.id === track_id))
      engine.send({ type: 'poke', lane });
  /** A task that is followed through another, such as a picture of a storyboard that is made as a whole. */
  const covered = (kind: string, scriptId: number | undefined): boolean =>
    scriptId !== undefined &&
    rows.some(
      (row) =>
        row.open === 1 &&
        row.context.script_id === scriptId &&
        kindOf(TASK_KINDS, row.kind)?.standsFor.includes(kind),
    );
  const missing = center.items.filter(
    ({ state, kind, track_id, script_id }) =>
      (state === 'waiting' || state === 'running') &&
      track_id !== '' &&
      kindOf(TASK_KINDS, kind) !== null &&
      !rows.some((row) => row.kind === kind && row.id === track_id) &&
      !covered(kind, script_id),
  );
  for (const item of missing) await adoptTasks(item.kind, [foundIn(item)]);
}

/** A task of the list as the engine tracks it; its page is that of its kind. */
function foundIn({ kind, track_id: id, tool, prompt, script_id, created_at }: TaskItem): Omit<Found, 'kind'> {
  const context = { kind, page: '', prompt, tool, ...(script_id === undefined ? {} : { script_id }) };
  const place = kindOf(TASK_KINDS, kind)?.place({ id, context, result: {} }) ?? '';
  return { id, createdAt: Date.parse(created_at), context: { ...context, page: place.split('?')[0] ?? '' } };
}
