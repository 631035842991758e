/** Finds the way to the database: by the running server, or directly. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { bundled } from '../start/bundle.ts';
import { takeDataFolder } from '../start/data-folder.ts';
import { CannotDo } from './command.ts';
import { type Asked, readNote } from './door.ts';
import { knock, NobodyThere } from './knock.ts';
import { perform } from './perform.ts';

/**
 * Does a command where it can be done: Postgres is for everybody; the built-in database belongs to the server while it runs,
 * which is then asked, and to this process while it does not.
 * @throws BadUsage, CannotDo; CannotStart when another process has the data folder and does not answer
 */
export async function reach(config: Config, asked: Asked): Promise<unknown> {
  if (config.databaseUrl) return directly(config, openPostgres(config.databaseUrl), asked);
  const note = await readNote(config.dataDir);
  try {
    if (note) return await knock(note, asked);
  } catch (error) {
    if (!(error instanceof NobodyThere)) throw error;
  }
  const folder = join(config.dataDir, 'database');
  await access(folder).catch(() => {
    throw new CannotDo(
      `There is no studio in ${config.dataDir}: set DATA_DIR or DATABASE_URL as the server has them.`,
    );
  });
  const giveBack = await takeDataFolder(config.dataDir);
  try {
    return await directly(config, await openPglite(folder, bundled('pglite-thread.js')), asked);
  } finally {
    await giveBack();
  }
}

async function directly(config: Config, db: Database, asked: Asked): Promise<unknown> {
  try {
    await migrate(db);
    return await perform({ db, config, address: null }, asked);
  } finally {
    await db.close();
  }
}
