import { first, type Queries } from '../../server/db/database.ts';

/** Tables of the queue itself, which are not emptied: each start finds or renews their rows. */
const OF_THE_QUEUE = ['pgboss.version', 'pgboss.queue'];
/** A test that changes its rows has changed tables too. */
const MIGRATIONS = 'public.migrations';

interface Fresh {
  tables: string[];
  /** Checksums of the rows of the tables that migrations filled. */
  filled: Map<string, string | undefined>;
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

async function sumsOf(db: Queries, tables: Iterable<string>): Promise<Fresh['filled']> {
  const sums: Fresh['filled'] = new Map();
  for (const table of tables) {
    const sum = db.query<{ sum: string }>(`SELECT md5(json_agg(t)::text) AS sum FROM ${table} t`);
    sums.set(table, (await first(sum))?.sum);
  }
  return sums;
}

/** The table in which a database keeps the rows that migrations made: of its only connection, so no other sees it. */
const keptOf = (table: string) => `pg_temp.fresh_${table.replace('.', '_')}`;

async function numbersOf(db: Queries): Promise<Fresh['numbers']> {
  const { rows } = await db.query<{ name: string; last: number | null }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value AS last FROM pg_sequences`,
  );
  return new Map(rows.map(({ name, last }) => [name, last]));
}

/** Records the contents of a fresh database, and keeps in it what migrations filled it with. */
export async function learnFresh(db: Queries): Promise<void> {
  fresh ??= await contentsOf(db);
  for (const table of fresh.filled.keys())
    await db.query(`CREATE TEMP TABLE ${keptOf(table)} AS TABLE ${table}`);
}

async function contentsOf(db: Queries): Promise<Fresh> {
  const tables = await tablesOf(db);
  const filled = await sumsOf(db, await withRows(db, tables));
  return { tables, filled, numbers: await numbersOf(db) };
}

/** Resets the sequences that a test has used. */
async function renumber(db: Queries, before: Fresh['numbers']): Promise<void> {
  for (const [name, last] of await numbersOf(db)) {
    const was = before.get(name);
    if (was !== last) await db.query(`SELECT setval('${name}', ${was ?? 1}, ${was != null})`);
  }
}

/**
 * Deletes what a test wrote, and writes again what it changed or deleted of the rows that migrations made.
 * @returns false if that cannot restore the database: the test changed tables
 */
export async function emptied(db: Queries): Promise<boolean> {
  if (!fresh) return false;
  const { tables, filled, numbers } = fresh;
  if ((await tablesOf(db)).join() !== tables.join()) return false;
  const sums = await sumsOf(db, filled.keys());
  const changed = [...filled.keys()].filter((table) => sums.get(table) !== filled.get(table));
  if (changed.includes(MIGRATIONS)) return false;
  const written = await withRows(
    db,
    tables.filter((name) => !filled.has(name)),
  );
  // Without the foreign keys, since all rows go: they would lead to rows that the migrations made, and TRUNCATE, which makes the
  // files of every table anew, takes a hundred times as long.
  const deletes = [...written, ...changed].map((name) => `DELETE FROM ${name};`);
  const returns = changed.map(
    (name) => `INSERT INTO ${name} OVERRIDING SYSTEM VALUE SELECT * FROM ${keptOf(name)};`,
  );
  await db.query(
    `BEGIN; SET LOCAL session_replication_role = replica; ${deletes.join('')} ${returns.join('')} COMMIT`,
  );
  await renumber(db, numbers);
  return true;
}
