import type { Client } from '../../api/client.ts';
import type { TaskKind } from '../../api/task-kind.ts';
import type { EngineDb } from '../db.ts';
import type { EngineEvent } from '../protocol.ts';

export interface Clock {
  /** Milliseconds since 1970; may jump, as the machine's clock may. */
  now(): number;
  /** Resolves after `ms`, or at once when the signal aborts; never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Everything the engine touches, so that it runs in a worker, in a page without one, and in tests. */
export interface EngineDeps {
  db: EngineDb;
  kinds: readonly TaskKind[];
  /** A client that sends this token and no other. */
  clientFor(token: string): Client;
  clock: Clock;
  /** Runs `work` if no other context holds the lock, else gives null; null itself where the browser has no locks. */
  lock: (<T>(name: string, work: () => Promise<T>) => Promise<T | null>) | null;
  post(event: EngineEvent): void;
  /** Something has ended, or a stretch of work begins: tell whoever can tell the person. */
  announce(): Promise<void>;
  /** Storage is full: drop what can be fetched again. */
  freeSpace(): Promise<void>;
  /** 0 to 1. */
  random(): number;
  log(message: string, detail?: unknown): void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const done = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal?.addEventListener('abort', done);
    }),
};
