import type { Caller } from '../api/client.ts';
import type { EngineDb } from './db.ts';

/** Settings of this browser that the worker cannot read, mirrored into the engine's database. */
export type Preferences = Omit<Caller, 'token'>;

const DEFAULTS: Preferences = { language: 'en', timeZone: 'UTC', deviceId: '' };
let known = DEFAULTS;

/** The last preferences read, without waiting; good enough for headers. */
export const readPreferences = (): Preferences => known;

/** Reads the preferences again. Call it at each event that uses them. */
export async function loadPreferences(db: EngineDb): Promise<Preferences> {
  const stored = (await db.read((tx) => tx.objectStore('meta').get('preferences'))) as
    | Preferences
    | undefined;
  known = stored ?? DEFAULTS;
  return known;
}

/** Pages call this at start and when the language changes. */
export const savePreferences = (db: EngineDb, preferences: Preferences): Promise<void> =>
  db.write(async (tx) => {
    await tx.objectStore('meta').put(preferences, 'preferences');
  });
