import type { TaskKind } from '../../api/task-kind.ts';

/**
 * The table of all kinds, which loads the contract of every feature. Only the worker needs it at once; a page needs it when it
 * starts tracking a task, or runs the engine itself.
 */
export const loadKinds = async (): Promise<readonly TaskKind[]> =>
  (await import('../../api/tasks.ts')).TASK_KINDS;
