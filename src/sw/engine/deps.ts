import type { Client } from '../../api/client.ts';
import type { TaskKind } from '../../api/task-kind.ts';
import type { EngineDb } from '../db.ts';
import type { EngineEvent } from '../protocol.ts';

export interface Clock {
  /** Milliseconds since 1970. May jump when the machine's clock is set. */
  now(): number;
  /** Resolves after `ms`, or as soon as the signal aborts. Never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Everything the engine uses, injected so that it runs in a worker, in a page without one, and in tests. */
export interface EngineDeps {
  db: EngineDb;
  kinds: readonly TaskKind[];
  /** A client that sends this token. */
  clientFor(token: string): Client;
  clock: Clock;
  /** Runs `work` if no other context holds the lock, else returns null. Itself null if the browser has no locks. */
  lock: (<T>(name: string, work: () => Promise<T>) => Promise<T | null>) | null;
  post(event: EngineEvent): void;
  /** Announces what is in the outbox: after an end, and when a run starts. */
  announce(): Promise<void>;
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
