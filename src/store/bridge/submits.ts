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
  /** The login that it is sent with. */
  token: string | null;
}

/** Whether the worker sees this page's requests, and so tracks its submits. */
export const workerTracks = (): boolean => Boolean(navigator.serviceWorker?.controller) && !storesInMemory();

/** What the worker does before a submit is sent, done here where no worker controls the page. */
export const noteSubmit = (submit: Submit): Promise<unknown> =>
  // the kinds are fetched before anything is paid for, since the network may be gone when the answer comes
  Promise.all([saveIntent(db, submit, Date.now()), loadKinds().catch(() => undefined)]);

/** The answer has come: its tasks are tracked, and every page is told. @returns the lanes to poll */
export async function trackAnswer({ key, path, context }: Submit, answer: unknown): Promise<string[]> {
  const kinds = await loadKinds().catch(() => null);
  // the note stays, and the next start asks the server for what has come of it
  if (!kinds) return [];
  const { lanes, ...delta } = await fulfillIntent(db, kinds, { key, path, context }, answer, Date.now());
  if (delta.changes.length > 0) post({ type: 'delta', ...delta });
  return lanes;
}

/** Nothing was charged: there is nothing to look up any more. */
export const dropSubmit = (key: string): Promise<void> => dropIntent(db, key);
