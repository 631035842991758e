import type { Database } from './database.ts';

/** An arbitrary advisory lock id. */
const LOCK = 7_311_044;

/**
 * Runs a step of the start while no other process on this database runs one. `work` has connections of its own: what it commits is
 * there for the next process. With PGlite, whose folder belongs to one process, it simply runs.
 */
export async function oneAtATime<T>(db: Database, work: () => Promise<T>): Promise<T> {
  if (db.kind === 'pglite') return work();
  return db.transaction(async (client) => {
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    return work();
  });
}
