/** Assembles the whole server from its configuration. */
import type { FastifyInstance } from 'fastify';
import { demoSignIn } from './account/demo.ts';
import { openIdentities } from './account/identity/open.ts';
import { createSms } from './account/sms.ts';
import { openAdminSocket } from './admin/socket-server.ts';
import { createApp } from './app.ts';
import { openPrices } from './billing/payments/prices.ts';
import { openPayments } from './billing/payments/sandbox.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { fileProcess } from './film/script-files/file-process.ts';
import { isLoopback } from './http/loopback.ts';
import { SERVER_KINDS } from './kinds.ts';
import { probeInThread } from './media/probe-in-thread.ts';
import { watchTakenDown } from './media/taken-down.ts';
import { readModelsFile } from './models/file/read-file.ts';
import { openModels } from './models/open-models.ts';
import { Sends } from './models/remote/sends.ts';
import { NO_PUSH_KEYS, openPushKeys } from './push/keys.ts';
import { placeSamples } from './samples/place-samples.ts';
import { checkAddress, listen } from './start/address.ts';
import { builtApp, bundled } from './start/bundle.ts';
import { installationSecret, takeDataFolder } from './start/data-folder.ts';
import { orFullDisk } from './start/full-disk.ts';
import { checkNode } from './start/node-version.ts';
import { openDatabase } from './start/open-database.ts';
import { markSecret } from './start/secret-mark.ts';
import { Undo } from './start/undo.ts';
import { whileTaken } from './start/while-taken.ts';
import { openStorage } from './storage/open.ts';
import { awayNote, watchBucket } from './storage/watch-bucket.ts';
import { queueNames } from './tasks/paid-kind.ts';
import { openQueue } from './tasks/queue.ts';
import { startWorkers } from './workers.ts';

export interface Running {
  /** URL of the studio; null in a process that only runs jobs. */
  address: string | null;
  /** A single-use sign-in link for the demo member; null if others could see it. */
  demoLink: string | null;
  /** Notes for the operator, e.g. which models are off. */
  notes: readonly string[];
  /** Shuts down: finishes requests, requeues running tasks, closes the database. */
  close(): Promise<void>;
}

/** Milliseconds to wait for an operator's command, which has the data folder to itself while no server runs. */
const COMMAND_MS = 5_000;

/**
 * Starts the server.
 * @throws CannotStart with one line for the operator; nothing is left running then
 */
export async function start(config: Config): Promise<Running> {
  checkNode();
  const undo = new Undo();
  try {
    undo.add(await whileTaken(() => takeDataFolder(config.dataDir, endWithoutFolder), COMMAND_MS));
    if (config.role !== 'worker') await checkAddress(config);
    return await run(config, undo);
  } catch (error) {
    await undo.all();
    throw await orFullDisk(error, config.dataDir);
  }
}

async function run(config: Config, undo: Undo): Promise<Running> {
  // before anything is touched: who has made a mistake in one of them starts again at once
  const prices = await openPrices(config.pricesFile);
  const modelsFile = await readModelsFile(config.modelsFile, process.env);
  const [db, { storage, away }, secret, pushKeys] = await Promise.all([
    openDatabase(config, endWithoutDatabase),
    openStorage(config),
    config.secret ?? installationSecret(config.dataDir),
    openPushKeys(config),
  ]);
  undo.add(() => db.close());
  await migrate(db);

  let app: FastifyInstance | undefined;
  const report = (what: string, error: unknown) => app?.log.error(error, what);
  undo.add(await watchTakenDown(db, report));
  const queue = await openQueue(db, queueNames(SERVER_KINDS), report);
  undo.add(() => queue.close());
  const probe = probeInThread(bundled('probe-thread.js'));
  const models = openModels(config, modelsFile, bundled, { db, storage, probe, env: process.env });
  const notes = [
    ...(away ? [awayNote(away)] : []),
    ...(await markSecret(db, secret)),
    ...(pushKeys ? [] : [NO_PUSH_KEYS]),
    ...modelsFile.notes,
  ];
  const deps: Deps = {
    config,
    db,
    queue,
    storage,
    secret,
    sms: createSms(config),
    identities: openIdentities(config, secret),
    pushKeys,
    probe,
    readFile: fileProcess(bundled('file-child.js')),
    prices,
    payments: openPayments(config, secret),
    models,
    sends: new Sends(),
    report,
  };
  app = await createApp(deps, config.webDir ?? builtApp());
  const web = app;
  const place = () => placeSamples(deps, bundled('sample-works/'));
  if (away)
    undo.add(
      watchBucket(away, {
        say: (line) => web.log.warn(line),
        onBack: () => void place().catch((error: unknown) => report('sample works', error)),
      }),
    );
  // before the server listens
  else await place();
  if (config.role !== 'worker') undo.add(() => closeApp(web));
  const address = config.role === 'worker' ? null : await listen(web, config);
  // registered last, so stopped first: tasks are requeued while requests finish
  if (config.role !== 'web') undo.add(await startWorkers(deps));
  if (address === null) return { address, notes, demoLink: null, close: () => undo.all() };
  // with Postgres, the command line connects to the database itself
  if (db.kind === 'pglite')
    undo.add(
      await openAdminSocket({ db, config, address, secret: async () => secret }, deps.report).catch(
        noDoor(deps.report),
      ),
    );
  return { address, notes, demoLink: await demoLink(config, db, address), close: () => undo.all() };
}

/** Milliseconds for running requests when the server stops. After that their connections are closed. */
const GRACE = 5_000;

async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), GRACE);
  await app.close();
  clearTimeout(timer);
}

/** Logs that the admin socket could not be opened; a file system without sockets must not prevent the start. */
const noDoor = (report: Deps['report']) => (error: unknown) => {
  report('operator command line', error);
  return async () => {};
};

/** Exits at once after the lock was lost: two servers on one data folder would corrupt the database. */
function endWithoutFolder(): void {
  process.stderr.write('Another server has taken over the data folder.\n');
  process.exit(1);
}

/** Exits after the database has failed, so that a supervisor can restart the server; otherwise all calls would hang. */
function endWithoutDatabase(error: Error): void {
  process.stderr.write(`The database has stopped: ${error.message}\n`);
  process.exit(1);
}

async function demoLink({ production, host, trustProxy }: Config, db: Database, address: string) {
  if (production || trustProxy || !isLoopback(host)) return null;
  return `${address}/web/?encrypt_str=${await demoSignIn(db)}`;
}
