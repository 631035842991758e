import type { TaskContext } from '../../api/task-context.ts';
import { dropIntent, fulfillIntent, postponeLost, saveIntent } from '../../sw/engine/intents.ts';
import { publish } from '../../sw/engine/publish.ts';
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

const notStored = (error: unknown): void => console.info('[engine] a submit could not be noted', error);

/**
 * Records a submit before it is sent, as the worker does, if no worker controls the page. If the database fails, the submit still goes
 * out; its task is found again through the lists.
 */
export const noteSubmit = (submit: Submit): Promise<unknown> =>
  // load the kinds before anything is paid for, because the network may be gone when the answer arrives
  Promise.all([saveIntent(db, submit, Date.now()).catch(notStored), loadKinds().catch(() => undefined)]);

/** Milliseconds between two marks of a submit as being sent, and how long one holds: timers of a hidden page may run once a minute. */
const MARK_EVERY = 15_000;
const MARK_HOLDS = 150_000;

/**
 * Sends a submit that {@link noteSubmit} has recorded. A large body may take minutes, and until it has been sent nobody may ask the
 * server about its key. Marked in the database instead of with a lock, since pages without a worker often have no locks either.
 */
export async function whileSending<T>(key: string, send: () => Promise<T>): Promise<T> {
  const mark = () => void postponeLost(db, key, Date.now() + MARK_HOLDS).catch(notStored);
  const marking = setInterval(mark, MARK_EVERY);
  try {
    return await send();
  } finally {
    clearInterval(marking);
  }
}

/** Tracks the tasks of an answer, and tells every page. @returns the lanes to poll */
export async function trackAnswer({ key, path, context }: Submit, answer: unknown): Promise<string[]> {
  const kinds = await loadKinds().catch(() => null);
  // the record stays, and the next start asks the server about it
  if (!kinds) return [];
  const { lanes, ...delta } = await fulfillIntent(db, kinds, { key, path, context }, answer, Date.now());
  publish({ post }, delta);
  return lanes;
}

/** Nothing was charged, so there is nothing to look up. One that cannot be deleted is asked about in vain. */
export const dropSubmit = (key: string): Promise<void> =>
  dropIntent(db, key)
    .then((delta) => publish({ post }, delta))
    .catch(notStored);
