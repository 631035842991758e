import type { TaskKind } from '../../api/task-kind.ts';

/**
 * The table of all kinds, with the contract of every feature behind it. Only the worker needs it at once: a page does when it
 * takes a task into tracking, or where it stands in for the worker.
 */
export const loadKinds = async (): Promise<readonly TaskKind[]> =>
  (await import('../../api/tasks.ts')).TASK_KINDS;
