import { CannotStart } from '../start/cannot-start.ts';
import type { Database } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

/** An arbitrary advisory lock id; concurrently starting processes wait for each other. */
const LOCK = 7_311_042;

/**
 * Migrates the tables, forward only, all or nothing. Safe to call from several processes at once.
 * @throws CannotStart if the database was written by a newer version with unknown tables
 */
export async function migrate(db: Database): Promise<void> {
  await db.transaction(async (client) => {
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
    const applied = new Set(rows.map((row) => row.name));
    for (const name of applied)
      if (!MIGRATIONS.some((migration) => migration.name === name))
        throw new CannotStart(
          `The data was written by a newer version of Inkreel: its database has the change "${name}". Start that version again, or restore a backup from before the update.`,
        );
    for (const { name, sql } of MIGRATIONS) {
      if (applied.has(name)) continue;
      await client.query(sql);
      await client.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
    }
  });
}
