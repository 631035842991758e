import { proxy, ref } from 'valtio';
import type { Change, EngineEvent, IntentRow, Notice, TaskRow } from '../../sw/protocol.ts';
import { applyChanges } from '../bridge/changes.ts';
import { connectEngine, type EngineLink } from '../bridge/connect.ts';
import { endFound, type FoundTask, trackFound, untrackFound } from '../bridge/tracking.ts';
import { submitKeys } from './lost-submit.ts';

/** All tasks of the signed-in account: a snapshot of the engine's store, updated with its deltas. */
export const tasks = proxy({
  /** False until the first snapshot is loaded. */
  ready: false,
  user: 0,
  byKey: {} as Record<string, TaskRow>,
  /** Submits that were sent before this page was opened and have no answer yet, by their keys. */
  unanswered: {} as Record<string, IntentRow>,
  /** Ended tasks to announce now. Only this page has claimed them. */
  notices: [] as Notice[],
  /** The refusal of a poll, to be shown once; null if there is none. */
  trouble: null as { message: string; code: number } | null,
  /** Rises when the server answers 401 to a poll. */
  refused: 0,
  /** Updates to a newer version of the app; null if there is none. */
  update: null as (() => void) | null,
});

const hasOpen = (): boolean => Object.values(tasks.byKey).some(({ open }) => open === 1);

function hear(event: EngineEvent): void {
  if (event.type === 'auth-required') tasks.refused += 1;
  if (event.type === 'health' && event.message) tasks.trouble = { message: event.message, code: event.code };
}

const noticeListeners = new Set<(place: string) => void>();

/** Listens for presses of system notices that lead to this window, before it goes to their place. @returns stops listening */
export function onNoticePressed(listen: (place: string) => void): () => void {
  noticeListeners.add(listen);
  return () => void noticeListeners.delete(listen);
}

/** This page's link to the engine, opened when the module is first used. */
export const engine: EngineLink = connectEngine({
  replace: ({ auth, tasks: rows, intents }) => {
    tasks.user = auth.user;
    // notices claimed for another account are offered to it again
    tasks.notices = tasks.notices.filter(({ task }) => task.user === auth.user);
    // rows are replaced whole and never changed in place: no need for proxies inside them
    tasks.byKey = Object.fromEntries(rows.map((row) => [row.key, ref(row)]));
    // what this page has sent, its button says
    const earlier = intents.filter(({ key }) => !submitKeys.has(key));
    tasks.unanswered = Object.fromEntries(earlier.map((row) => [row.key, ref(row)]));
    tasks.ready = true;
    engine.setOpen(hasOpen());
  },
  apply: (changes: Change[]) => {
    applyChanges(tasks.byKey, changes, tasks.user);
    for (const change of changes) if (change.type === 'removed') delete tasks.unanswered[change.key];
    engine.setOpen(hasOpen());
  },
  hear,
  announce: (notices) => {
    tasks.notices.push(...notices);
  },
  update: (apply) => {
    tasks.update = apply;
  },
  open: (place) => {
    for (const listen of noticeListeners) listen(place);
    location.hash = place;
  },
});

/** Tracks pending tasks found in a loaded list, e.g. started in another browser (ENGINE-33). */
export async function adoptTasks(kind: string, found: Omit<FoundTask, 'kind'>[]): Promise<void> {
  if (found.length === 0) return;
  for (const lane of await trackFound(found.map((one) => ({ ...one, kind }))))
    engine.send({ type: 'poke', lane });
}

/** Stops tracking a task whose record was deleted. */
export const forgetTask = (kind: string, id: string): Promise<void> => untrackFound(kind, id);

/** Ends a task the server has cancelled, on every page. No poll reopens it. @param result fields about its points */
export const markCancelled = (kind: string, id: string, result: Record<string, unknown>): Promise<void> =>
  endFound(kind, id, result);

/** Marks a notice as seen: it is never shown again, and its task is no longer new. */
export function markSeen(noticeId: string): void {
  tasks.notices = tasks.notices.filter(({ id }) => id !== noticeId);
  engine.send({ type: 'seen', id: noticeId });
}

/** Marks a notice as shown, e.g. by a toast: it is not shown again, but its task stays new until it is seen. */
export function markShown(noticeId: string): void {
  tasks.notices = tasks.notices.filter(({ id }) => id !== noticeId);
  engine.send({ type: 'shown', id: noticeId });
}

/** Polls tasks set aside as unknown once more. */
export const checkAgain = (keys: string[]): void => engine.send({ type: 'check', keys });
