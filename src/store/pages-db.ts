import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What screens keep for the next visit. The engine has a database of its own, so that changes here never block the worker. */
interface Pages extends DBSchema {
  /** Answers for offline, keyed by `user|call|input`. */
  answers: {
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
export type PageStore = 'answers' | 'drafts';

let opened: Promise<IDBPDatabase<Pages>> | null = null;

function pages(): Promise<IDBPDatabase<Pages>> {
  opened ??= openDB<Pages>('inkreel-pages', 1, {
    upgrade(db) {
      for (const name of ['answers', 'drafts'] as const)
        db.createObjectStore(name, { keyPath: 'key' }).createIndex('user', 'user');
    },
    // another tab carries a newer version: step aside, reopen at the next use
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

/** The kept value, undefined when there is none or the browser keeps nothing (private windows, quota). */
export async function readPageStore(store: PageStore, user: number, name: string): Promise<unknown> {
  try {
    return (await (await pages()).get(store, `${user}|${name}`))?.value;
  } catch {
    return undefined;
  }
}

/** Keeps a value for the next visit; a browser that cannot is no error. */
export async function writePageStore(
  store: PageStore,
  user: number,
  name: string,
  value: unknown,
): Promise<void> {
  try {
    await (await pages()).put(store, { key: `${user}|${name}`, user, value, at: Date.now() });
  } catch (error) {
    // the screen works without its memory; a value that cannot be copied is a fault of ours
    if (error instanceof DOMException && error.name === 'DataCloneError') console.error(name, error);
  }
}

/** Takes one account's rows, and the visitor's, off this device. */
export async function wipePages(user: number): Promise<void> {
  try {
    const db = await pages();
    for (const store of ['answers', 'drafts'] as const)
      for (const owner of new Set([user, 0])) {
        const keys = await db.getAllKeysFromIndex(store, 'user', owner);
        await Promise.all(keys.map((key) => db.delete(store, key)));
      }
  } catch {
    // nothing could be kept, so nothing is left
  }
}
