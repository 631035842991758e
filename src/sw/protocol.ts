import type { TaskContext } from '../api/task-context.ts';

/**
 * Everything that pages and the worker say to each other.
 * Commands go page -> worker by `postMessage`, the only traffic that wakes a stopped worker and extends its life;
 * events go worker -> pages over one BroadcastChannel, whose name carries the version of these shapes.
 */
export const CHANNEL = 'inkreel-engine-1';

/** How a task ended; `cancelled` is never announced. */
export type Final = 'done' | 'failed' | 'expired' | 'cancelled';

/** Why an open task is not polled now: `held` by a 401 or another account, `unknown` to the server for too long. */
export type Aside = 'held' | 'unknown';

/** One tracked task as pages see it: the row of the engine's store. */
export interface TaskRow {
  /** `user|lane|id` */
  key: string;
  user: number;
  lane: string;
  id: string;
  /** Row of the table of task kinds. */
  kind: string;
  /** 1 while the task is to be polled; 0 once ended or set aside. An index cannot hold booleans. */
  open: 0 | 1;
  aside: Aside | null;
  final: Final | null;
  /** The server's state number, null before the first answer. */
  state: number | null;
  /** What the kind reads from an answer: images, addresses, points charged. */
  result: Record<string, unknown>;
  context: TaskContext;
  /** Answers in a row that left the id out. */
  missing: number;
  rev: number;
  /** Milliseconds since the epoch. */
  createdAt: number;
  polledAt: number;
  endedAt: number | null;
}

/** A submit whose answer has not been read yet; resolved by asking the server about its key. */
export interface IntentRow {
  key: string;
  user: number;
  path: string;
  context: TaskContext;
  createdAt: number;
}

export type Change = { type: 'task'; task: TaskRow } | { type: 'removed'; key: string };

/** An ended task that a page is to show; the page says `seen` when the person has. */
export interface Notice {
  /** `key:final` */
  id: string;
  task: TaskRow;
}

export type Command =
  | { type: 'beat' }
  | { type: 'bye' }
  /** The session changed; the engine re-reads its auth row. */
  | { type: 'auth'; epoch: number }
  /** Poll this lane as soon as its interval allows; without a lane, any. */
  | { type: 'poke'; lane?: string }
  | { type: 'seen'; id: string }
  /** Ask once more about tasks that were set aside as unknown. */
  | { type: 'check'; keys: string[] }
  /** Take over now: the person accepted an update. */
  | { type: 'update' };

export type EngineEvent =
  /** Changes from `from` (exclusive) to `seq` (inclusive). */
  | { type: 'delta'; from: number; seq: number; changes: Change[] }
  | { type: 'notice'; notices: Notice[] }
  | { type: 'health'; lane: string; ok: boolean; fails: number }
  | { type: 'auth-required' }
  | { type: 'yield'; version: string }
  | { type: 'reset'; epoch: number };
