import { noticeId } from '../api/notice-id.ts';
import type { TaskContext } from '../api/task-context.ts';

/**
 * All messages between pages and the worker.
 * Commands go page -> worker by `postMessage`, the only traffic that wakes a stopped worker and extends its life.
 * Events go worker -> pages over one BroadcastChannel, whose name contains the version of these shapes.
 */
export const CHANNEL = 'inkreel-engine-1';

/** How a task ended; `cancelled` is never announced. */
export type Final = 'done' | 'failed' | 'expired' | 'cancelled';

/** One tracked task: the row of the engine's database, as pages see it. */
export interface TaskRow {
  /** `user|lane|id` */
  key: string;
  user: number;
  lane: string;
  id: string;
  /** A task kind. */
  kind: string;
  /**
   * 1 while the task is polled, 0 once it has ended or is unknown. A number, because an index cannot hold booleans.
   * An open task is not polled while another account is signed in; its row does not record that.
   */
  open: 0 | 1;
  /** The server left the id out too often: not polled, but checked again at each start and by "check again". */
  unknown: boolean;
  final: Final | null;
  /**
   * The task has ended and the person has not seen it on this device. Written and cleared together with its outbox row, so that
   * pages can count without reading the outbox.
   */
  unseen?: boolean;
  /**
   * The task stands for others, each of which is tracked here by itself: it is polled, but neither counted nor announced.
   */
  quiet?: boolean;
  /** The server's state number; before the first answer, the one its kind starts with. */
  state: number;
  /** Fields that the kind reads from answers: images, addresses, points charged. */
  result: Record<string, unknown>;
  context: TaskContext;
  /** Consecutive answers without the id. */
  missing: number;
  rev: number;
  /** Milliseconds since 1970, as all times here. */
  createdAt: number;
  /** When this row was last polled. Updated only in lanes that need more than one request. */
  polledAt: number;
  endedAt: number | null;
}

/** A submit whose answer has not been read yet. It is resolved by asking the server about its key. */
export interface IntentRow {
  key: string;
  user: number;
  path: string;
  context: TaskContext;
  createdAt: number;
  /** How often the server was asked about it, and when it may be asked next. */
  asks?: number;
  askAt?: number;
}

export type Change =
  | { type: 'task'; task: TaskRow }
  /** Of a task, or of a submit that has its answer now or was not charged. */
  | { type: 'removed'; key: string };

/** An ended task for a page to show. The page sends `shown`, and `seen` once the person has looked. */
export interface Notice {
  /** `key:final` */
  id: string;
  task: TaskRow;
}

/** The id of an ended task's outbox row. */
export const noticeIdOf = ({ key, final }: Pick<TaskRow, 'key' | 'final'>): string =>
  noticeId(key, final ?? '');

export type Command =
  | { type: 'beat' }
  /** The page is closing; others may show these notices at once. */
  | { type: 'bye'; notices: string[] }
  /** The login changed; the engine reads its auth row again. */
  | { type: 'auth'; epoch: number }
  /** Poll this lane as soon as its interval allows; without a lane, all of them. */
  | { type: 'poke'; lane?: string }
  /** The person has seen the result: it is no longer new. */
  | { type: 'seen'; id: string }
  /** A page has shown a toast; the result stays new until the person has seen it. */
  | { type: 'shown'; id: string }
  /** This page was loading while the worker was activated, and is not controlled by it yet. */
  | { type: 'claim' }
  /** Poll tasks that were set aside as unknown once more; without keys, all of them. */
  | { type: 'check'; keys?: string[] }
  /** Show a test notification. */
  | { type: 'test-notice' }
  /** Take over now: the person accepted an update. The name is Workbox's, which sends it. */
  | { type: 'SKIP_WAITING' };

export type EngineEvent =
  /** Changes from `from` (exclusive) to `seq` (inclusive). */
  | { type: 'delta'; from: number; seq: number; changes: Change[] }
  /** There is something to announce; a visible page claims it from the outbox. */
  | { type: 'notice' }
  /** A lane began to fail; `message` is the server's, only for a refusal. */
  | { type: 'health'; lane: string; fails: number; message: string; code: number }
  /** HTTP 401: nothing is polled until a new login. */
  | { type: 'auth-required'; epoch: number }
  /** A newer worker takes over: stop, and let every event end. */
  | { type: 'yield' }
  /** The number of the last change, after a beat: a page that has missed some reads them. */
  | { type: 'pulse'; seq: number }
  /** The account changed: every view starts again from a snapshot. */
  | { type: 'reset'; epoch: number };

/** Worker -> one window, by `postMessage`: a notification was clicked, open its place. */
export interface OpenPlace {
  type: 'open';
  /** A route of the app, e.g. `/draw`. */
  place: string;
}

/** Worker -> each window, by `postMessage` with a port: it answers with its route. Browsers tell only the address it was opened with. */
export interface AskPlace {
  type: 'where';
}
