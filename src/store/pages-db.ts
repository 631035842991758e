import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { whileShown } from './while-shown.ts';

/** What screens store for the next visit. The engine has its own database, so that changes here never block the worker. */
interface Pages extends DBSchema {
  /** Answers for offline, keyed by `user|call|input`. */
  answers: {
    key: string;
    value: { key: string; user: number; value: unknown; at: number };
    indexes: { user: number };
  };
  /** Films on their way to the server, with their files, keyed by `user|name`. */
  films: {
    key: string;
    value: { key: string; user: number; value: unknown; at: number };
    indexes: { user: number };
  };
  /** Unsent forms, keyed by `user|form`. */
  drafts: {
    key: string;
    value: { key: string; user: number; value: unknown; at: number };
    indexes: { user: number };
  };
}
const STORES = ['answers', 'drafts', 'films'] as const;
export type PageStore = (typeof STORES)[number];

let opened: Promise<IDBPDatabase<Pages>> | null = null;

function pages(): Promise<IDBPDatabase<Pages>> {
  opened ??= openDB<Pages>('inkreel-pages', 2, {
    upgrade(db) {
      for (const name of STORES)
        if (!db.objectStoreNames.contains(name))
          db.createObjectStore(name, { keyPath: 'key' }).createIndex('user', 'user');
    },
    // another tab has a newer version: close, and reopen at the next use
    blocking: (_from, _to, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  });
  return opened;
}

type Rows<Mode extends IDBTransactionMode> = IDBPObjectStore<Pages, PageStore[], PageStore, Mode>;

/**
 * Runs `work` in one transaction, which ends with the page. Writes that are committed as they are sent need no page, and may be the last
 * thing it does.
 */
async function within<T, Mode extends IDBTransactionMode>(
  store: PageStore,
  mode: Mode,
  work: (rows: Rows<Mode>) => Promise<T>,
): Promise<T> {
  const db = await pages();
  return whileShown(async (hold) => {
    const transaction = db.transaction([store], mode);
    hold(transaction);
    const result = await work(transaction.objectStore(store));
    // what was read is there before its transaction ends
    if (mode === 'readwrite') await transaction.done;
    return result;
  });
}

/** The stored value; undefined if there is none, or if the browser stores nothing (private windows, quota). */
export async function readPageStore(store: PageStore, user: number, name: string): Promise<unknown> {
  try {
    return (await within(store, 'readonly', (rows) => rows.get(`${user}|${name}`)))?.value;
  } catch {
    return undefined;
  }
}

/** Stores a value for the next visit. A browser that cannot store it is not an error. */
export async function writePageStore(
  store: PageStore,
  user: number,
  name: string,
  value: unknown,
): Promise<void> {
  await tryWritePageStore(store, user, name, value);
}

/** {@link writePageStore} for what matters whether it is stored. @returns whether it is */
export async function tryWritePageStore(
  store: PageStore,
  user: number,
  name: string,
  value: unknown,
): Promise<boolean> {
  try {
    const transaction = (await pages()).transaction(store, 'readwrite');
    const stored = transaction.store.put({ key: `${user}|${name}`, user, value, at: Date.now() });
    // otherwise it is committed by the answer to the last request, which a closing page no longer gets
    transaction.commit();
    await Promise.all([stored, transaction.done]);
    return true;
  } catch (error) {
    // screens work without stored values; a value that cannot be copied is a bug of ours
    if (error instanceof DOMException && error.name === 'DataCloneError') console.error(name, error);
    return false;
  }
}

/**
 * Replaces a stored value by what `change` makes of it, in one transaction: of two changes at once, in one tab or in two, neither is lost.
 * @param change gets undefined if nothing is stored; what it returns is stored, undefined leaves what is there
 */
export async function changePageStore(
  store: PageStore,
  user: number,
  name: string,
  change: (stored: unknown) => unknown,
): Promise<void> {
  try {
    const key = `${user}|${name}`;
    await within(store, 'readwrite', async (rows) => {
      const value = change((await rows.get(key))?.value);
      if (value !== undefined) await rows.put({ key, user, value, at: Date.now() });
    });
  } catch {
    // screens work without stored values
  }
}

const partsOf = (user: number, name: string) =>
  IDBKeyRange.bound(`${user}|${name}|`, `${user}|${name}|\uffff`, false, true);

/**
 * The parts that are stored under a name, such as `draft|1` and `draft|2` under `draft`, by what follows it; those that were written last
 * stand last. None if nothing can be read.
 */
export async function readPageParts(
  store: PageStore,
  user: number,
  name: string,
): Promise<Map<string, unknown>> {
  try {
    const rows = await within(store, 'readonly', (all) => all.getAll(partsOf(user, name)));
    rows.sort((a, b) => a.at - b.at);
    return new Map(rows.map(({ key, value }) => [key.slice(`${user}|${name}|`.length), value]));
  } catch {
    return new Map();
  }
}

/**
 * Stores or deletes parts, each by itself: what another tab stores for others stays.
 * @param parts undefined deletes one
 * @returns whether they are stored
 */
export async function writePageParts(
  store: PageStore,
  user: number,
  name: string,
  parts: ReadonlyMap<string, unknown>,
): Promise<boolean> {
  try {
    const transaction = (await pages()).transaction(store, 'readwrite');
    const at = Date.now();
    const writes = [...parts].map(([part, value]) => {
      const key = `${user}|${name}|${part}`;
      return value === undefined
        ? transaction.store.delete(key)
        : transaction.store.put({ key, user, value, at });
    });
    // as above: a closing page no longer gets an answer
    transaction.commit();
    await Promise.all([...writes, transaction.done]);
    return true;
  } catch {
    // screens work without stored values
    return false;
  }
}

/** Divides a value into parts, once: parts that exist are newer. */
export async function splitPageStore(
  store: PageStore,
  user: number,
  name: string,
  split: (value: unknown) => ReadonlyMap<string, unknown>,
): Promise<void> {
  try {
    await within(store, 'readwrite', async (rows) => {
      const whole = await rows.get(`${user}|${name}`);
      if (!whole) return;
      const missing = [];
      for (const [part, value] of split(whole.value)) {
        const key = `${user}|${name}|${part}`;
        if ((await rows.getKey(key)) === undefined)
          missing.push(rows.put({ key, user, value, at: whole.at }));
      }
      await Promise.all([...missing, rows.delete(whole.key)]);
    });
  } catch {
    // it stays in one piece, and is divided at the next visit
  }
}

/** Deletes a stored value. */
export async function dropPageStore(store: PageStore, user: number, name: string): Promise<void> {
  try {
    const transaction = (await pages()).transaction(store, 'readwrite');
    const dropped = transaction.store.delete(`${user}|${name}`);
    transaction.commit();
    await Promise.all([dropped, transaction.done]);
  } catch {
    // nothing could be stored, so there is nothing to delete
  }
}

/** Deletes one account's rows, and the visitor's, from this device. */
export async function wipePages(user: number): Promise<void> {
  try {
    for (const store of STORES)
      await within(store, 'readwrite', async (rows) => {
        for (const owner of new Set([user, 0])) {
          const keys = await rows.index('user').getAllKeys(owner);
          await Promise.all(keys.map((key) => rows.delete(key)));
        }
      });
  } catch {
    // nothing could be stored, so there is nothing to delete
  }
}
