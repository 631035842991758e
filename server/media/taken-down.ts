/**
 * Files of works that the studio has taken down. Addresses work for days and for anyone, so one from before must stop at once, while
 * owner and operator still watch: their new addresses have a signature of their own. Whether a file is taken down, the database says
 * at each request; this process keeps their names to know which signature a new address needs.
 */
import type { Queries } from '../db/database.ts';

const EVERY_MS = 10_000;

/** Names such as `<key>.mp4`. Keys are random, so that one set serves all studios of a process. */
let known: ReadonlySet<string> = new Set();

/** Whether the file of a work that was taken down has this name, as far as this process knows. */
export const isKnownTakenDown = (file: string): boolean => known.has(file);

/** SQL: whether the file is one of a work that was taken down. @param file an expression for its name */
export const isTakenDown = (file: string): string =>
  `EXISTS (SELECT 1 FROM works WHERE taken_down_at IS NOT NULL AND ${file} IN (video, poster, preview, subtitles))`;

/** Reads which files are taken down, in every work. */
export async function learnTakenDown(db: Queries): Promise<void> {
  const { rows } = await db.query<{ files: string[] }>(
    'SELECT ARRAY[video, poster, preview, subtitles] AS files FROM works WHERE taken_down_at IS NOT NULL',
  );
  known = new Set(rows.flatMap(({ files }) => files).filter((file) => file !== ''));
}

/** Follows what other processes take down. @returns stops it */
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
