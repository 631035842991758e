import type { Caller } from '../api/client.ts';
import type { EngineDb } from './db.ts';

/** What a page knows of this browser and the worker cannot read: mirrored into the engine's store. */
export type Preferences = Omit<Caller, 'token'>;

const DEFAULTS: Preferences = { language: 'en', timeZone: 'UTC', deviceId: '' };
let known = DEFAULTS;

/** The last preferences read; good enough for headers, and needs no wait. */
export const readPreferences = (): Preferences => known;

/** Reads them again, at each event that may use them. */
export async function loadPreferences(db: EngineDb): Promise<Preferences> {
  const stored = (await db.read((tx) => tx.objectStore('meta').get('preferences'))) as
    | Preferences
    | undefined;
  known = stored ?? DEFAULTS;
  return known;
}

/** Called by pages, at start and when the language changes. */
export const savePreferences = (db: EngineDb, preferences: Preferences): Promise<void> =>
  db.write(async (tx) => {
    await tx.objectStore('meta').put(preferences, 'preferences');
  });
