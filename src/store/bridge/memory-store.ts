import { openDB } from 'idb';
import { db } from './engine-db.ts';

let memory = false;

/** Whether this page's database is only in memory. */
export const storesInMemory = (): boolean => memory;

let ready: Promise<void> | undefined;

/**
 * Makes sure there is a store. If the browser refuses to open one (some private windows, a broken profile), one in memory
 * replaces it for this visit; its tasks are found again through the lists (decisions A-01). A store that is only slow, or
 * blocked by another page, is not broken, and is waited for elsewhere.
 */
export function ensureStore(): Promise<void> {
  ready ??= probe();
  return ready;
}

async function probe(): Promise<void> {
  try {
    (await openDB('inkreel-probe', 1)).close();
    // fails for a store of a much newer version that this one cannot read
    await db.read(async () => undefined);
  } catch (error) {
    console.info('[engine] no store here: this visit is kept in memory', error);
    await replace();
    memory = true;
  }
}

/** Replaces the browser's IndexedDB with one in memory, for everything in this page. */
async function replace(): Promise<void> {
  const { default: _, forceCloseDatabase: _close, ...globals } = await import('fake-indexeddb');
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
