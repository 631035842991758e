import { randomBytes } from 'node:crypto';
import type { Database } from '../../server/db/database.ts';
import { openEngine } from '../../server/db/engine.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { singleConnection } from '../../server/db/single.ts';
import { preparedDatabase } from './prepared-database.ts';

/**
 * An empty, migrated database: PGlite in this process, or with TEST_POSTGRES (e.g. `postgres://postgres@127.0.0.1:5432`) a new
 * database on that server, dropped at the end. The same tests prove both.
 */
export async function databaseForTest(): Promise<Database> {
  const server = process.env.TEST_POSTGRES;
  if (server) return onServer(server);
  const engine = await openEngine(undefined, await preparedDatabase());
  return singleConnection(engine, () => engine.close());
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
