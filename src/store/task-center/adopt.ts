import { kindOf } from '../../api/task-kind.ts';
import { TASK_KINDS } from '../../api/tasks.ts';
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
  /** The storyboard as a whole is followed: so are its tasks. */
  const covered = (scriptId: number | undefined): boolean =>
    rows.some(
      ({ kind, open, context }) => kind === 'shot-list' && open === 1 && context.script_id === scriptId,
    );
  const missing = center.items.filter(
    ({ state, kind, track_id, script_id }) =>
      (state === 'waiting' || state === 'running') &&
      track_id !== '' &&
      kindOf(TASK_KINDS, kind) !== null &&
      !rows.some((row) => row.kind === kind && row.id === track_id) &&
      !(script_id !== undefined && covered(script_id)),
  );
  for (const { kind, track_id, tool, prompt, script_id, created_at } of missing)
    await adoptTasks(kind, [
      {
        id: track_id,
        createdAt: Date.parse(created_at),
        context: {
          kind,
          page: script_id === undefined ? '/draw' : '/create',
          prompt,
          tool,
          ...(script_id === undefined ? {} : { script_id }),
        },
      },
    ]);
}
