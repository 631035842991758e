import { endCancelled } from '../../sw/engine/cancel.ts';
import { publish } from '../../sw/engine/publish.ts';
import { type FoundTask, track, untrack } from '../../sw/engine/track.ts';
import { loadKinds } from '../tasks/kinds.ts';
import { db } from './engine-db.ts';
import { post } from './post.ts';

export type { FoundTask };

/** Starts tracking tasks, and tells every page. @returns the lanes to poll */
export async function trackFound(found: FoundTask[]): Promise<string[]> {
  const { lanes, ...delta } = await track(db, await loadKinds(), found, Date.now());
  publish({ post }, delta);
  return lanes;
}

/** Stops tracking a task, and tells every page. */
export async function untrackFound(kind: string, id: string): Promise<void> {
  const delta = await untrack(db, kind, id);
  publish({ post }, delta);
}

/** Ends a task that the server has cancelled, and tells every page. */
export async function endFound(kind: string, id: string, result: Record<string, unknown>): Promise<void> {
  const delta = await endCancelled(db, { kind, id, result }, Date.now());
  publish({ post }, delta);
}
