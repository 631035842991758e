import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type OpenDBCallbacks,
  openDB,
  type StoreNames,
} from 'idb';
import type { Change, IntentRow, TaskRow } from './protocol.ts';

/** When a lane may be polled, and by whom. */
export interface LaneRow {
  lane: string;
  /** Milliseconds between two polls, from the kind. */
  interval: number;
  /** No request before this time. */
  dueAt: number;
  /** Raised by each claim. Answers to an older claim are dropped. */
  fence: number;
  claimedAt: number;
  /** Until when a request in flight blocks the lane, where there are no locks; 0 once it was answered. */
  busyUntil: number;
  /** Consecutive failures. */
  fails: number;
  /** From the server's Retry-After. A poke does not override it. */
  blockedUntil: number;
  lastOk: number;
}

/** An end to announce: new -> page | sw -> shown -> seen. */
export interface OutboxRow {
  /** `key:final` */
  id: string;
  key: string;
  user: number;
  st: 'new' | 'sw' | 'page' | 'shown' | 'seen';
  /** When it was written, by the clock of whoever wrote it. Others only look at whether it changes (claim-watch.ts). */
  at: number;
  /** Offer it to pages again until one marks it as seen, even after the system has shown it. */
  keeps?: boolean;
}

/** The login, mirrored from local storage because a worker cannot read that. */
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
// Transactions span all stores. They take a millisecond or two, and no rule can fail because it forgot to name a store.
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

/** Runs work whose transactions it is told about. In a page, none of them outlasts it; a worker has nothing to look after. */
export type Keeper = <T>(
  work: (hold: (transaction: { abort(): void; done: Promise<unknown> }) => void) => Promise<T>,
) => Promise<T>;
const asItIs: Keeper = (work) => work(() => undefined);

/**
 * The engine's IndexedDB. Opens on first use, and again after the browser has closed it.
 * This class only provides transactions; the rules are in the modules that use them (poll, outbox, track).
 */
export class EngineDb {
  readonly name: string;
  /** Frees storage when the disk is full, by dropping what can be fetched again: media can, tasks cannot. */
  makeRoom: () => Promise<void> = async () => undefined;
  /** Somebody deletes the database, e.g. by clearing the site's data; the next use opens an empty one. */
  onDeleted: () => void = () => undefined;
  readonly #keeper: Keeper;
  #opening: Promise<IDBPDatabase<EngineSchema>> | null = null;

  constructor(name = 'inkreel-engine', keeper = asItIs) {
    this.name = name;
    this.#keeper = keeper;
  }

  /** Runs `work` in one read transaction. `work` may only await requests of that transaction. */
  read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T> {
    return this.#run(async (db, hold) => {
      const tx = db.transaction(STORES, 'readonly');
      hold(tx);
      const [result] = await Promise.all([work(tx), tx.done]);
      return result;
    });
  }

  /**
   * Runs `work` in one write transaction and resolves after the commit. If `work` throws, everything is rolled back. On a full
   * disk it makes room and runs `work` once more.
   * @param durability `strict` for writes that end a task; `relaxed` survives a crash of the browser but not of the machine
   */
  async write<T>(
    work: (tx: WriteTx) => Promise<T>,
    durability: 'strict' | 'relaxed' = 'relaxed',
  ): Promise<T> {
    try {
      return await this.#write(work, durability);
    } catch (error) {
      if (!isFull(error)) throw error;
      await this.makeRoom();
      return this.#write(work, durability);
    }
  }

  #write<T>(work: (tx: WriteTx) => Promise<T>, durability: 'strict' | 'relaxed'): Promise<T> {
    return this.#run(async (db, hold) => {
      const tx = db.transaction(STORES, 'readwrite', { durability });
      hold(tx);
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

  async #run<T>(
    work: (db: IDBPDatabase<EngineSchema>, hold: (tx: ReadTx | WriteTx) => void) => Promise<T>,
  ): Promise<T> {
    const begin = async () => {
      const db = await this.#open();
      return this.#keeper((hold) => work(db, hold));
    };
    try {
      return await begin();
    } catch (error) {
      if (!lostConnection(error)) throw error;
      this.#opening = null;
      return begin();
    }
  }

  #open(): Promise<IDBPDatabase<EngineSchema>> {
    if (this.#opening) return this.#opening;
    const disconnect = () => {
      this.#opening = null;
    };
    const opening = openAny(this.name, {
      // another page wants to upgrade or delete the database: close, and reopen on next use
      blocking: (_now, wanted, event) => {
        disconnect();
        (event.target as IDBDatabase).close();
        if (wanted === null) this.onDeleted();
      },
      terminated: disconnect,
    });
    opening.catch(disconnect);
    this.#opening = opening;
    return opening;
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Opens the database. One that a newer version of the app has left is used as it is, as long as it has all our stores: versions only
 * ever add to the schema, so that a rollback keeps everybody's tasks.
 */
async function openAny(
  name: string,
  callbacks: Pick<OpenDBCallbacks<EngineSchema>, 'blocking' | 'terminated'>,
): Promise<IDBPDatabase<EngineSchema>> {
  try {
    return await openDB<EngineSchema>(name, VERSION, { upgrade: create, ...callbacks });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'VersionError')) throw error;
    const newer = await openDB<EngineSchema>(name, undefined, callbacks);
    if (STORES.every((store) => newer.objectStoreNames.contains(store))) return newer;
    newer.close();
    throw error;
  }
}

/** The connection was closed by a version change or by the browser. */
const lostConnection = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError';

function abort(tx: WriteTx): void {
  try {
    tx.abort();
  } catch {
    // the transaction had already ended
  }
}
