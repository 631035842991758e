import { first, type Queries } from '../../server/db/database.ts';

/** Tables of the queue itself, which are not emptied: each start finds or renews their rows. */
const OF_THE_QUEUE = ['pgboss.version', 'pgboss.queue'];

interface Fresh {
  tables: string[];
  /** The tables that migrations filled, with a checksum of their rows. */
  filled: string[];
  sum: string;
  /** The last value of each sequence; null if it was never used. */
  numbers: Map<string, number | null>;
}

/** The contents of a database before any test. */
let fresh: Fresh | undefined;

async function tablesOf(db: Queries): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'pgboss') ORDER BY 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !OF_THE_QUEUE.includes(name));
}

async function withRows(db: Queries, tables: string[]): Promise<string[]> {
  const asked = tables.map((name) => `SELECT '${name}' AS name WHERE EXISTS (SELECT 1 FROM ${name})`);
  const { rows } = await db.query<{ name: string }>(asked.join(' UNION ALL '));
  return rows.map(({ name }) => name);
}

async function sumOf(db: Queries, tables: string[]): Promise<string> {
  const sums: (string | undefined)[] = [];
  for (const table of tables)
    sums.push(
      (await first(db.query<{ sum: string }>(`SELECT md5(json_agg(t)::text) AS sum FROM ${table} t`)))?.sum,
    );
  return sums.join();
}

async function numbersOf(db: Queries): Promise<Fresh['numbers']> {
  const { rows } = await db.query<{ name: string; last: number | null }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value AS last FROM pg_sequences`,
  );
  return new Map(rows.map(({ name, last }) => [name, last]));
}

/** Records the contents of a fresh database. */
export async function learnFresh(db: Queries): Promise<void> {
  if (fresh) return;
  const tables = await tablesOf(db);
  const filled = await withRows(db, tables);
  fresh = { tables, filled, sum: await sumOf(db, filled), numbers: await numbersOf(db) };
}

/** Resets the sequences that a test has used. */
async function renumber(db: Queries, before: Fresh['numbers']): Promise<void> {
  for (const [name, last] of await numbersOf(db)) {
    const was = before.get(name);
    if (was !== last) await db.query(`SELECT setval('${name}', ${was ?? 1}, ${was != null})`);
  }
}

/**
 * Deletes what a test wrote.
 * @returns false if that cannot restore the database: the test changed tables, or rows that migrations made
 */
export async function emptied(db: Queries): Promise<boolean> {
  if (!fresh) return false;
  const { tables, filled, sum, numbers } = fresh;
  if ((await tablesOf(db)).join() !== tables.join()) return false;
  if ((await sumOf(db, filled)) !== sum) return false;
  const written = await withRows(
    db,
    tables.filter((name) => !filled.includes(name)),
  );
  // Without the foreign keys, since all rows go: they would lead to rows that the migrations made, and TRUNCATE, which makes the
  // files of every table anew, takes a hundred times as long.
  const deletes = written.map((name) => `DELETE FROM ${name};`).join('');
  await db.query(`BEGIN; SET LOCAL session_replication_role = replica; ${deletes} COMMIT`);
  await renumber(db, numbers);
  return true;
}
