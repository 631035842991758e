import { createRequire } from 'node:module';
import { inRoot } from '../../lib/paths.mjs';

/** @typedef {{ name: 'pglite' | 'postgres', env: Record<string, string>, drop: () => Promise<void> }} Place */

/** The embedded database in the data folder. @returns {Promise<Place>} */
export const embedded = async () => ({ name: 'pglite', env: {}, drop: async () => undefined });

/** A new database on a Postgres server. @param {string} server its address without a database, e.g. `postgres://postgres@127.0.0.1:5432` @returns {() => Promise<Place>} */
export const onPostgres = (server) => async () => {
  const name = `inkreel_bench_${process.pid}_${Date.now()}`;
  // the server's own package
  const { Client } = createRequire(inRoot('server/package.json'))('pg');
  const asAdmin = async (/** @type {string} */ statement) => {
    const client = new Client({ connectionString: `${server}/postgres` });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await asAdmin(`CREATE DATABASE ${name}`);
  return {
    name: 'postgres',
    env: { DATABASE_URL: `${server}/${name}` },
    drop: () => asAdmin(`DROP DATABASE ${name} WITH (FORCE)`),
  };
};
