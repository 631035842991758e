import { PROJECT_STATUS, type Project } from '../../../api/projects.ts';
import type { TaskRow } from '../../../sw/protocol.ts';

export type ProjectPhase = 'ready' | 'writing' | 'failed';

/** Reads an async_status: 0 is ready, 3 failed, anything else still being written (PROJ-04 to PROJ-06). */
export const phaseOf = (status: number): ProjectPhase =>
  status === PROJECT_STATUS.ready ? 'ready' : status === PROJECT_STATUS.failed ? 'failed' : 'writing';

/**
 * A project's state: the list's, updated with what the engine knows since. Its id recurs, so an ended task
 * says nothing about a project that the list calls ready.
 */
export function projectPhase({ async_status }: Pick<Project, 'async_status'>, task?: TaskRow): ProjectPhase {
  if (task?.open === 1) return 'writing';
  const listed = phaseOf(async_status);
  if (listed !== 'writing' || !task?.final) return listed;
  return task.final === 'done' ? 'ready' : 'failed';
}
