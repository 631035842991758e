import { noticeId } from '../api/notice-id.ts';
import type { TaskContext } from '../api/task-context.ts';

/**
 * Everything that pages and the worker say to each other.
 * Commands go page -> worker by `postMessage`, the only traffic that wakes a stopped worker and extends its life;
 * events go worker -> pages over one BroadcastChannel, whose name carries the version of these shapes.
 */
export const CHANNEL = 'inkreel-engine-1';

/** How a task ended; `cancelled` is never announced. */
export type Final = 'done' | 'failed' | 'expired' | 'cancelled';

/** One tracked task as pages see it: the row of the engine's store. */
export interface TaskRow {
  /** `user|lane|id` */
  key: string;
  user: number;
  lane: string;
  id: string;
  /** Row of the table of task kinds. */
  kind: string;
  /**
   * 1 while the task is to be polled, 0 once ended or unknown; a number since an index cannot hold booleans.
   * An open task is held, without a word in its row, while its account is not the one signed in.
   */
  open: 0 | 1;
  /** The server left the id out for too long: not polled, asked again at each start and by "check again". */
  unknown: boolean;
  final: Final | null;
  /**
   * Its outbox row is still there: it has ended, and the person has not looked at it here. Written and cleared with that row,
   * so that pages can count without reading the outbox.
   */
  unseen?: boolean;
  /** The server's state number; before the first answer the one that its kind starts with. */
  state: number;
  /** What the kind reads from an answer: images, addresses, points charged. */
  result: Record<string, unknown>;
  context: TaskContext;
  /** Answers in a row that left the id out. */
  missing: number;
  rev: number;
  /** Milliseconds since 1970, as all times here. */
  createdAt: number;
  /** When this row was last asked about, kept up to date only in lanes of more than one chunk. */
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

/** An ended task that a page is to show; the page says `told`, and `seen` once the person has looked. */
export interface Notice {
  /** `key:final` */
  id: string;
  task: TaskRow;
}

/** The outbox row of an ended task. */
export const noticeIdOf = ({ key, final }: Pick<TaskRow, 'key' | 'final'>): string =>
  noticeId(key, final ?? '');

export type Command =
  | { type: 'beat' }
  /** The page goes; others may show these notices at once. */
  | { type: 'bye'; notices: string[] }
  /** The session changed; the engine re-reads its auth row. */
  | { type: 'auth'; epoch: number }
  /** Poll this lane as soon as its interval allows; without a lane, any. */
  | { type: 'poke'; lane?: string }
  /** The person has looked at it: it is new no more. */
  | { type: 'seen'; id: string }
  /** A page has said it in passing; it stays new until the person has looked. */
  | { type: 'shown'; id: string }
  /** This page was loading while the worker was activated, and so escaped its claim. */
  | { type: 'claim' }
  /** Ask once more about tasks that were set aside as unknown; about all of them without keys. */
  | { type: 'check'; keys?: string[] }
  /** Show a notification, so that the person sees how it looks. */
  | { type: 'test-notice' }
  /** Take over now: the person accepted an update. In Workbox's words, which sends it. */
  | { type: 'SKIP_WAITING' };

export type EngineEvent =
  /** Changes from `from` (exclusive) to `seq` (inclusive). */
  | { type: 'delta'; from: number; seq: number; changes: Change[] }
  /** Something waits to be announced; a visible page claims it from the outbox. */
  | { type: 'notice' }
  /** A lane began to fail or recovered; `message` is the server's, for an answered refusal only. */
  | { type: 'health'; lane: string; fails: number; message: string; code: number }
  /** HTTP 401: nothing is polled until a new login. */
  | { type: 'auth-required'; epoch: number }
  /** A newer worker takes over: stop, and let every event end. */
  | { type: 'yield' }
  /** The account changed: every view starts anew from a snapshot. */
  | { type: 'reset'; epoch: number };

/** Worker -> one window, by `postMessage`: a notification was clicked, show what it is about. */
export interface OpenPlace {
  type: 'open';
  /** A route of the app, e.g. `/draw`. */
  place: string;
}
