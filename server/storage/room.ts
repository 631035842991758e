import { Refusal } from '../rpc/refusal.ts';
import type { Storage } from './storage.ts';

const MB = 1024 * 1024;
/** Milliseconds that an answer of the disk is good for: asking it at every submit takes longer than some of their statements. */
const FRESH = 1_000;

const asked = new WeakMap<Storage, { at: number; free: Promise<number | null> }>();

function freeNow(storage: Storage): Promise<number | null> {
  const known = asked.get(storage);
  const now = performance.now();
  if (known && now - known.at < FRESH) return known.free;
  const free = storage.free();
  asked.set(storage, { at: now, free });
  return free;
}

/**
 * Stops new files before the disk is full: what is under way needs room to end, and so does the database.
 * @param floor megabytes that must be left
 * @throws Refusal in words; nothing is charged
 */
export async function requireRoom(storage: Storage, floor: number): Promise<void> {
  const free = await freeNow(storage);
  if (free !== null && free < floor * MB) throw new Refusal(507, 'studioFull');
}
