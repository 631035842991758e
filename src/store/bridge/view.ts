import { changesAfter, readSnapshot, type Snapshot } from '../../sw/engine/snapshot.ts';
import type { Change, EngineEvent } from '../../sw/protocol.ts';
import { db } from './engine-db.ts';
import { listen } from './post.ts';

export interface Sink {
  /** Replaces everything. */
  replace(snapshot: Snapshot): void;
  apply(changes: Change[]): void;
  /** Any other event. */
  hear(event: EngineEvent): void;
}

type Delta = Extract<EngineEvent, { type: 'delta' }>;

/**
 * Follows the engine: opens the channel first and buffers, reads a snapshot, then applies what is newer. On a gap it reads
 * the log, or everything again. At every moment the view equals a snapshot plus the deltas after it.
 */
export function openView(sink: Sink): { reload(): Promise<void>; catchUp(): Promise<void> } {
  let seq: number | null = null;
  let early: Delta[] = [];
  let reading = Promise.resolve();

  const take = (delta: Delta): void => {
    if (seq === null) early.push(delta);
    else if (delta.seq <= seq) return;
    else if (delta.from > seq) void view.catchUp();
    else {
      sink.apply(delta.changes.slice(seq - delta.from));
      seq = delta.seq;
    }
  };

  listen((data) => {
    if (data.type === 'delta') take(data);
    if (data.type === 'reset') void view.reload();
    // a worker that stopped right after its commit has told nobody; a lower number means a new store
    if (data.type === 'pulse' && seq !== null && data.seq !== seq)
      void (data.seq > seq ? view.catchUp() : view.reload());
    sink.hear(data);
  });

  const read = async (): Promise<void> => {
    const before = seq;
    seq = null;
    const snapshot = await readSnapshot(db).catch((error: unknown) => {
      // goes on with what it has; the next delta or pulse shows what is missing
      seq = before;
      early = [];
      throw error;
    });
    sink.replace(snapshot);
    seq = snapshot.seq;
    const waiting = early;
    early = [];
    waiting.forEach(take);
  };

  const view = {
    /** One load at a time, so that an older snapshot never replaces a newer one. */
    reload: (): Promise<void> => {
      reading = reading.then(read, read);
      return reading;
    },
    catchUp: async (): Promise<void> => {
      const from = seq;
      const missed = from === null ? null : await changesAfter(db, from);
      if (seq !== from) return;
      if (!missed) return view.reload();
      sink.apply(missed.changes);
      seq = missed.seq;
    },
  };
  return view;
}
