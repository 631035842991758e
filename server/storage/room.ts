import { Refusal } from '../rpc/refusal.ts';
import type { Storage } from './storage.ts';

const MB = 1024 * 1024;
/** Milliseconds that a result is cached, because asking the file system at every submit is slow. */
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
 * Refuses new files before the disk is full, so that running tasks and the database have room.
 * @param floor megabytes that must remain free
 * @throws Refusal with a message; nothing is charged
 */
export async function requireRoom(storage: Storage, floor: number): Promise<void> {
  const free = await freeNow(storage);
  if (free !== null && free < floor * MB) throw new Refusal(507, 'studioFull');
}
