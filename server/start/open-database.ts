import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { bundled } from './bundle.ts';
import { CannotStart } from './cannot-start.ts';

/**
 * Opens the configured database.
 * @param onEnd called if the built-in database stops by itself
 * @throws CannotStart if Postgres cannot be reached, or does not let this server in
 */
export const openDatabase = (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onEnd: (error: Error) => void,
): Promise<Database> =>
  databaseUrl
    ? openReachable(databaseUrl)
    : openPglite(join(dataDir, 'database'), bundled('pglite-thread.js'), onEnd);

/** Opens a Postgres that answers. @throws CannotStart with what it says, or why it says nothing */
export async function openReachable(databaseUrl: string): Promise<Database> {
  const db = openPostgres(databaseUrl);
  try {
    await db.query('SELECT 1');
    return db;
  } catch (error) {
    await db.close();
    throw new CannotStart(`Cannot use the database of DATABASE_URL: ${reasonOf(error)}.`);
  }
}

/** Where a name has several addresses, each has an error of its own, and the whole has no words. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
