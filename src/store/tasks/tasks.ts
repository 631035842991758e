import { proxy, ref } from 'valtio';
import type { Change, EngineEvent, Notice, TaskRow } from '../../sw/protocol.ts';
import { applyChanges } from '../bridge/changes.ts';
import { connectEngine, type EngineLink } from '../bridge/connect.ts';
import { endFound, type FoundTask, trackFound, untrackFound } from '../bridge/tracking.ts';

/** Every task of every kind, of the signed-in account: a snapshot of the engine's store, kept up to date by its deltas. */
export const tasks = proxy({
  /** False until the first snapshot has been read. */
  ready: false,
  user: 0,
  byKey: {} as Record<string, TaskRow>,
  /** Ended tasks to show now; this page alone has claimed them. */
  notices: [] as Notice[],
  /** What a poll was refused with, to be shown once; null when nothing is wrong. */
  trouble: null as { message: string; code: number } | null,
  /** Rises when the server answers 401 to a poll. */
  refused: 0,
  /** Makes a newer version of the app take over; null when this is the newest. */
  update: null as (() => void) | null,
});

const hasOpen = (): boolean => Object.values(tasks.byKey).some(({ open }) => open === 1);

function hear(event: EngineEvent): void {
  if (event.type === 'auth-required') tasks.refused += 1;
  if (event.type === 'health' && event.message) tasks.trouble = { message: event.message, code: event.code };
}

/** This page's link to the engine, opened when the module is first used. */
export const engine: EngineLink = connectEngine({
  replace: ({ auth, tasks: rows }) => {
    tasks.user = auth.user;
    // what was claimed for another account is offered to it again
    tasks.notices = tasks.notices.filter(({ task }) => task.user === auth.user);
    // rows are replaced whole and never changed in place: no need for proxies inside them
    tasks.byKey = Object.fromEntries(rows.map((row) => [row.key, ref(row)]));
    tasks.ready = true;
    engine.setOpen(hasOpen());
  },
  apply: (changes: Change[]) => {
    applyChanges(tasks.byKey, changes, tasks.user);
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
    location.hash = place;
  },
});

/** Takes pending tasks found in a loaded list into tracking, e.g. begun in another browser (ENGINE-33). */
export async function adoptTasks(kind: string, found: Omit<FoundTask, 'kind'>[]): Promise<void> {
  if (found.length === 0) return;
  for (const lane of await trackFound(found.map((one) => ({ ...one, kind }))))
    engine.send({ type: 'poke', lane });
}

/** Stops tracking a task whose record was deleted. */
export const forgetTask = (kind: string, id: string): Promise<void> => untrackFound(kind, id);

/** The server has cancelled a task: it ends on every page, and no poll opens it again. @param result what became of its points */
export const markCancelled = (kind: string, id: string, result: Record<string, unknown>): Promise<void> =>
  endFound(kind, id, result);

/** The person has looked at what this notice is about; it is never shown again, and new no more. */
export function markSeen(noticeId: string): void {
  tasks.notices = tasks.notices.filter(({ id }) => id !== noticeId);
  engine.send({ type: 'seen', id: noticeId });
}

/** This notice has been said in passing: it is not shown again, and its task is new until the person has looked. */
export function markShown(noticeId: string): void {
  tasks.notices = tasks.notices.filter(({ id }) => id !== noticeId);
  engine.send({ type: 'shown', id: noticeId });
}

/** Asks once more about tasks that the server seemed not to know. */
export const checkAgain = (keys: string[]): void => engine.send({ type: 'check', keys });
