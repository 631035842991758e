/**
 * Files of works that were taken down. Media URLs work for days and for anyone, so existing ones must stop immediately, while owner
 * and operator can still watch: their new URLs have a different signature. Each request checks the database; this process also caches
 * the names, to know which signature a new URL needs.
 */
import type { Queries } from '../db/database.ts';

const EVERY_MS = 10_000;

/** File names such as `<key>.mp4`. Keys are random, so one set serves all studios of a process. */
let known: ReadonlySet<string> = new Set();

/** Whether this file belongs to a work that was taken down, according to this process's cache. */
export const isKnownTakenDown = (file: string): boolean => known.has(file);

/** SQL: whether a file belongs to a work that was taken down. @param file SQL expression for its name */
export const isTakenDown = (file: string): string =>
  `EXISTS (SELECT 1 FROM works WHERE taken_down_at IS NOT NULL AND ${file} IN (video, poster, excerpt, subtitles))`;

/** Loads the names of all files that are taken down. */
export async function learnTakenDown(db: Queries): Promise<void> {
  const { rows } = await db.query<{ files: string[] }>(
    'SELECT ARRAY[video, poster, excerpt, subtitles] AS files FROM works WHERE taken_down_at IS NOT NULL',
  );
  known = new Set(rows.flatMap(({ files }) => files).filter((file) => file !== ''));
}

/** Refreshes the cache with changes of other processes. @returns stops it */
export async function watchTakenDown(
  db: Queries,
  report: (what: string, error: unknown) => void,
): Promise<() => Promise<void>> {
  await learnTakenDown(db);
  const watching = setInterval(() => {
    learnTakenDown(db).catch((error: unknown) => report('works taken down', error));
  }, EVERY_MS);
  return async () => clearInterval(watching);
}
