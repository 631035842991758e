import { TASK_KINDS } from '../../api/tasks.ts';
import { type Found, track, untrack } from '../../sw/engine/track.ts';
import { db } from './engine-db.ts';
import { post } from './page-engine.ts';

export type { Found };

/** Takes tasks into tracking and tells every page. @returns the lanes to poll */
export async function trackFound(found: Found[]): Promise<string[]> {
  const { lanes, ...delta } = await track(db, TASK_KINDS, found, Date.now());
  if (delta.changes.length > 0) post({ type: 'delta', ...delta });
  return lanes;
}

/** Lets go of a task and tells every page. */
export async function untrackFound(kind: string, id: string): Promise<void> {
  const delta = await untrack(db, kind, id);
  if (delta.changes.length > 0) post({ type: 'delta', ...delta });
}
