import { first, type Queries } from '../../server/db/database.ts';

/** Rows of the queue itself, which stay: each start finds or renews them. */
const OF_THE_QUEUE = ['pgboss.version', 'pgboss.queue'];

/** What a database holds before any test: its tables, and a sum of those that the migrations filled. */
let fresh: { tables: string[]; filled: string[]; sum: string } | undefined;

async function tablesOf(db: Queries): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'pgboss') ORDER BY 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !OF_THE_QUEUE.includes(name));
}

async function sumOf(db: Queries, tables: string[]): Promise<string> {
  const sums: (string | undefined)[] = [];
  for (const table of tables)
    sums.push(
      (await first(db.query<{ sum: string }>(`SELECT md5(json_agg(t)::text) AS sum FROM ${table} t`)))?.sum,
    );
  return sums.join();
}

/** Notes what a fresh database is like; to be called on one. */
export async function learnFresh(db: Queries): Promise<void> {
  if (fresh) return;
  const tables = await tablesOf(db);
  const filled: string[] = [];
  for (const table of tables)
    if ((await db.query(`SELECT 1 FROM ${table} LIMIT 1`)).rows.length > 0) filled.push(table);
  fresh = { tables, filled, sum: await sumOf(db, filled) };
}

/**
 * Takes out what a test wrote.
 * @returns false when it cannot be as before: the test changed tables, or rows that the migrations made
 */
export async function emptied(db: Queries): Promise<boolean> {
  if (!fresh) return false;
  const { tables, filled, sum } = fresh;
  if ((await tablesOf(db)).join() !== tables.join()) return false;
  await db.query(
    `TRUNCATE ${tables.filter((name) => !filled.includes(name)).join(', ')} RESTART IDENTITY CASCADE`,
  );
  return (await sumOf(db, filled)) === sum;
}
