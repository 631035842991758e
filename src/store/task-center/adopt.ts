import { kindOf } from '../../api/task-kind.ts';
import type { TaskItem } from '../../api/task-list.ts';
import { TASK_KINDS } from '../../api/tasks.ts';
import type { FoundTask } from '../bridge/tracking.ts';
import { tasksOf } from '../tasks/task-index.ts';
import { adoptTasks, engine } from '../tasks/tasks.ts';
import { center } from './center.ts';

const isPending = ({ state }: TaskItem): boolean => state === 'waiting' || state === 'running';
const isOpen = ({ open }: { open: 0 | 1 }): boolean => open === 1;

/**
 * Brings the engine in line with the list: a task that has ended there is polled as soon as its lane allows, and open
 * tasks that this browser does not track yet, e.g. started on another device, are tracked
 * (ENGINE-33).
 */
export async function adoptListed(): Promise<void> {
  const followed = ({ kind, track_id }: TaskItem) => tasksOf(kind).filter(({ id }) => id === track_id);
  for (const item of center.items.filter((one) => !isPending(one)))
    for (const { lane } of followed(item).filter(isOpen)) engine.send({ type: 'poke', lane });
  /** Whether a task is tracked through another, such as a picture of a batch. Pictures of characters are in none. */
  const covered = ({ kind, script_id: projectId, role_id }: TaskItem): boolean =>
    projectId !== undefined &&
    role_id === undefined &&
    TASK_KINDS.filter(({ standsFor }) => standsFor.includes(kind)).some((other) =>
      tasksOf(other.kind, { projectId }).some((row) => isOpen(row) && !row.quiet),
    );
  const missing = center.items.filter(
    (item) =>
      isPending(item) &&
      item.track_id !== '' &&
      kindOf(TASK_KINDS, item.kind) !== null &&
      followed(item).length === 0 &&
      !covered(item),
  );
  for (const item of missing) await adoptTasks(item.kind, [foundIn(item)]);
}

/** A task of the list as the engine tracks it, with its kind's page. */
function foundIn({
  kind,
  track_id: id,
  tool,
  prompt,
  script_id,
  role_id,
  created_at,
}: TaskItem): Omit<FoundTask, 'kind'> {
  const context = {
    ...{ kind, page: '', prompt, tool },
    ...(script_id === undefined ? {} : { script_id }),
    // words and place of a character's picture are not the storyboard's
    ...(role_id === undefined ? {} : { role_id }),
  };
  const place = kindOf(TASK_KINDS, kind)?.place({ id, context, result: {} }) ?? '';
  return { id, createdAt: Date.parse(created_at), context: { ...context, page: place.split('?')[0] ?? '' } };
}
