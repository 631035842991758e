import { randomBytes } from 'node:crypto';
import type { Database, Queries } from '../../server/db/database.ts';
import { type Engine, openEngine } from '../../server/db/engine.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { singleConnection } from '../../server/db/single.ts';
import { emptied, learnFresh } from './emptied-database.ts';
import { preparedDatabase } from './prepared-database.ts';

/** Databases of earlier tests, emptied: opening one takes seconds, emptying it a tenth of one. */
const spare: Engine[] = [];

/**
 * An empty, migrated database: PGlite in this process, or with TEST_POSTGRES (e.g. `postgres://postgres@127.0.0.1:5432`) a new
 * database on that server, dropped at the end. The same tests prove both.
 */
export async function databaseForTest(): Promise<Database> {
  const server = process.env.TEST_POSTGRES;
  if (server) return onServer(server);
  return lend(spare.pop() ?? (await openFresh()));
}

async function openFresh(): Promise<Engine> {
  const engine = await openEngine(undefined, await preparedDatabase());
  await learnFresh(engine);
  return engine;
}

/** Queries after the end are refused, as by a closed database. */
function lend(engine: Engine): Database {
  let ended = false;
  const connection: Queries = {
    query: (text, values) =>
      ended ? Promise.reject(new Error('The database is closed.')) : engine.query(text, values),
  };
  return singleConnection(connection, async () => {
    ended = true;
    if (await emptied(engine)) spare.push(engine);
    else await engine.close();
  });
}

async function onServer(server: string): Promise<Database> {
  const name = `inkreel_${randomBytes(6).toString('hex')}`;
  const asAdmin = async (statement: string) => {
    const admin = openPostgres(`${server}/postgres`);
    await admin.query(statement);
    await admin.close();
  };
  await asAdmin(`CREATE DATABASE ${name}`);
  const db = openPostgres(`${server}/${name}`);
  await migrate(db);
  return {
    ...db,
    async close() {
      await db.close();
      await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
