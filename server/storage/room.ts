import { Refusal } from '../rpc/refusal.ts';
import type { Storage } from './storage.ts';

const MB = 1024 * 1024;

/**
 * Stops new files before the disk is full: what is under way needs room to end, and so does the database.
 * @param floor megabytes that must be left
 * @throws Refusal in words; nothing is charged
 */
export async function requireRoom(storage: Storage, floor: number): Promise<void> {
  const free = await storage.free();
  if (free !== null && free < floor * MB) throw new Refusal(507, 'studioFull');
}
