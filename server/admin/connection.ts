/** Connects the command line to the studio: through the running server, or directly to the database. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { bundled } from '../start/bundle.ts';
import { installationSecret, takeDataFolder } from '../start/data-folder.ts';
import { openReachable } from '../start/open-database.ts';
import { whileTaken } from '../start/while-taken.ts';
import { CannotDo } from './command.ts';
import { readEndpoint } from './endpoint-file.ts';
import { runCommand } from './run-command.ts';
import { NotRunning, sendCommand } from './socket-client.ts';
import type { CommandRequest } from './socket-server.ts';

/** Milliseconds to wait for a server that is starting, or for another command. */
const PATIENCE = 20_000;

/**
 * Runs a command where the database is accessible. Postgres accepts any number of processes. The built-in database accepts one:
 * the server while it runs, otherwise this process. A server that is starting, or another command, is waited for.
 * @throws BadUsage, CannotDo; CannotStart if another process holds the data folder and does not answer
 */
export async function execute(
  config: Config,
  command: CommandRequest,
  patience = PATIENCE,
): Promise<unknown> {
  if (config.databaseUrl) return directly(config, await openReachable(config.databaseUrl), command);
  return whileTaken(() => onFolder(config, command), patience);
}

async function onFolder(config: Config, command: CommandRequest): Promise<unknown> {
  const endpoint = await readEndpoint(config.dataDir);
  try {
    if (endpoint) return await sendCommand(endpoint, command);
  } catch (error) {
    if (!(error instanceof NotRunning)) throw error;
  }
  const folder = join(config.dataDir, 'database');
  await access(folder).catch(() => {
    throw new CannotDo(
      `There is no studio in ${config.dataDir}. Set DATA_DIR or DATABASE_URL to what the server uses.`,
    );
  });
  const release = await takeDataFolder(config.dataDir);
  try {
    return await directly(config, await openPglite(folder, bundled('pglite-thread.js')), command);
  } finally {
    await release();
  }
}

async function directly(config: Config, db: Database, command: CommandRequest): Promise<unknown> {
  try {
    await migrate(db);
    const secret = async () => config.secret ?? (await installationSecret(config.dataDir));
    return await runCommand({ db, config, address: null, secret }, command);
  } finally {
    await db.close();
  }
}
