import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { Change, IntentRow, TaskRow } from './protocol.ts';

/** When a lane may be polled, and who polls it. */
export interface LaneRow {
  lane: string;
  /** Milliseconds between two polls, from the kind. */
  interval: number;
  /** No request before this time. */
  dueAt: number;
  /** Raised by each claim; an answer of an older claim is dropped. */
  fence: number;
  claimedAt: number;
  /** A claim in flight without a lock; 0 when its answer has been dealt with. */
  busyUntil: number;
  /** Answers in a row that failed. */
  fails: number;
  /** The server's own Retry-After, which no poke overrides. */
  blockedUntil: number;
  lastOk: number;
}

/** What must be announced: new -> page | sw -> shown -> seen. */
export interface OutboxRow {
  /** `key:final` */
  id: string;
  key: string;
  user: number;
  st: 'new' | 'sw' | 'page' | 'shown' | 'seen';
  at: number;
  /** Offered to pages again until one has said `seen`, also once the system has shown it. */
  keeps?: boolean;
}

/** The login, mirrored from local storage, which a worker cannot read. */
export interface AuthRow {
  epoch: number;
  user: number;
  token: string | null;
  /** The server answered 401 to this token. */
  refused: boolean;
}

export interface EngineSchema extends DBSchema {
  tasks: { key: string; value: TaskRow; indexes: { due: [number, string, number, number]; user: number } };
  lanes: { key: string; value: LaneRow };
  outbox: { key: string; value: OutboxRow; indexes: { user: number } };
  log: { key: number; value: { seq: number; change: Change } };
  meta: { key: string; value: unknown };
  intents: { key: string; value: IntentRow; indexes: { user: number } };
  auth: { key: string; value: AuthRow };
}

type Store = StoreNames<EngineSchema>;
// Transactions span all stores: they last a millisecond or two, and a rule never fails for a store it forgot to name.
const STORES: Store[] = ['tasks', 'lanes', 'outbox', 'log', 'meta', 'intents', 'auth'];
export type ReadTx = IDBPTransaction<EngineSchema, Store[], 'readonly'>;
export type WriteTx = IDBPTransaction<EngineSchema, Store[], 'readwrite'>;

const VERSION = 1;

function create(db: IDBPDatabase<EngineSchema>): void {
  const tasks = db.createObjectStore('tasks', { keyPath: 'key' });
  tasks.createIndex('due', ['user', 'lane', 'open', 'polledAt']);
  tasks.createIndex('user', 'user');
  db.createObjectStore('lanes', { keyPath: 'lane' });
  db.createObjectStore('outbox', { keyPath: 'id' }).createIndex('user', 'user');
  db.createObjectStore('log', { keyPath: 'seq' });
  db.createObjectStore('meta');
  db.createObjectStore('intents', { keyPath: 'key' }).createIndex('user', 'user');
  db.createObjectStore('auth');
}

/**
 * The engine's IndexedDB, opened when first used and again after the browser has closed it.
 * Rules live beside what they rule (poll, outbox, track); this class only gives them whole transactions.
 */
export class EngineDb {
  readonly name: string;
  #opening: Promise<IDBPDatabase<EngineSchema>> | null = null;

  constructor(name = 'inkreel-engine') {
    this.name = name;
  }

  /** Runs `work` in one read transaction; `work` may await requests of that transaction only. */
  read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T> {
    return this.#run(async (db) => {
      const tx = db.transaction(STORES, 'readonly');
      const [result] = await Promise.all([work(tx), tx.done]);
      return result;
    });
  }

  /**
   * Runs `work` in one write transaction and resolves when it has been committed; a throw in `work` undoes all of it.
   * @param durability `strict` for what ends a task; `relaxed` survives a crash of the browser but not of the machine
   */
  write<T>(work: (tx: WriteTx) => Promise<T>, durability: 'strict' | 'relaxed' = 'relaxed'): Promise<T> {
    return this.#run(async (db) => {
      const tx = db.transaction(STORES, 'readwrite', { durability });
      tx.done.catch(() => undefined);
      try {
        const result = await work(tx);
        await tx.done;
        return result;
      } catch (error) {
        abort(tx);
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    const opening = this.#opening;
    this.#opening = null;
    (await opening)?.close();
  }

  async #run<T>(work: (db: IDBPDatabase<EngineSchema>) => Promise<T>): Promise<T> {
    try {
      return await work(await this.#open());
    } catch (error) {
      if (!lostConnection(error)) throw error;
      this.#opening = null;
      return work(await this.#open());
    }
  }

  #open(): Promise<IDBPDatabase<EngineSchema>> {
    if (this.#opening) return this.#opening;
    const disconnect = () => {
      this.#opening = null;
    };
    const opening = openDB<EngineSchema>(this.name, VERSION, {
      upgrade: create,
      // another page wants a newer schema or a wipe: let go, and open again when next needed
      blocking: (_now, _wanted, event) => {
        disconnect();
        (event.target as IDBDatabase).close();
      },
      terminated: disconnect,
    });
    opening.catch(disconnect);
    this.#opening = opening;
    return opening;
  }
}

/** The connection was closed under us, by a version change or by the browser. */
const lostConnection = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError';

function abort(tx: WriteTx): void {
  try {
    tx.abort();
  } catch {
    // it had already ended
  }
}
