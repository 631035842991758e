import { openDB } from 'idb';
import { db } from './engine-db.ts';

let memory = false;

/** Whether what this page stores lives in its memory alone. */
export const storesInMemory = (): boolean => memory;

let ready: Promise<void> | undefined;

/**
 * Makes sure that there is a store: where the browser refuses to open one (some private windows, a broken profile), one in memory
 * takes its place for this visit, and what it holds is found again in the lists (decisions A-01). A store that is only slow, or
 * held up by another page, is waited for elsewhere: it is not broken.
 */
export function ensureStore(): Promise<void> {
  ready ??= probe();
  return ready;
}

async function probe(): Promise<void> {
  try {
    (await openDB('inkreel-probe', 1)).close();
    // one that this version cannot read, left behind by a much newer one
    await db.read(async () => undefined);
  } catch (error) {
    console.info('[engine] no store here: this visit is kept in memory', error);
    await replace();
    memory = true;
  }
}

/** Puts the one in memory where the browser's was, for everything in this page that opens a store. */
async function replace(): Promise<void> {
  const { default: _, forceCloseDatabase: _close, ...globals } = await import('fake-indexeddb');
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
