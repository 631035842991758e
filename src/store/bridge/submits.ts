import type { TaskContext } from '../../api/task-context.ts';
import { dropIntent, fulfillIntent, saveIntent } from '../../sw/engine/intents.ts';
import { loadKinds } from '../tasks/kinds.ts';
import { db } from './engine-db.ts';
import { storesInMemory } from './memory-store.ts';
import { post } from './post.ts';

interface Submit {
  key: string;
  path: string;
  context: TaskContext;
  /** The token it is sent with. */
  token: string | null;
}

/** Whether the worker sees this page's requests, and so tracks its submits. */
export const workerTracks = (): boolean => Boolean(navigator.serviceWorker?.controller) && !storesInMemory();

/** Records a submit before it is sent, as the worker does, if no worker controls the page. */
export const noteSubmit = (submit: Submit): Promise<unknown> =>
  // load the kinds before anything is paid for, because the network may be gone when the answer arrives
  Promise.all([saveIntent(db, submit, Date.now()), loadKinds().catch(() => undefined)]);

/** Tracks the tasks of an answer, and tells every page. @returns the lanes to poll */
export async function trackAnswer({ key, path, context }: Submit, answer: unknown): Promise<string[]> {
  const kinds = await loadKinds().catch(() => null);
  // the record stays, and the next start asks the server about it
  if (!kinds) return [];
  const { lanes, ...delta } = await fulfillIntent(db, kinds, { key, path, context }, answer, Date.now());
  if (delta.changes.length > 0) post({ type: 'delta', ...delta });
  return lanes;
}

/** Nothing was charged, so there is nothing to look up. */
export const dropSubmit = (key: string): Promise<void> => dropIntent(db, key);
