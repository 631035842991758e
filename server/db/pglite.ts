import { access, rename, rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { Database, Queries, Result } from './database.ts';
import { singleConnection } from './single.ts';
import type { SqlFailure, ThreadAnswer, ThreadRequest } from './thread-messages.ts';

/** A failed statement, with the code from Postgres (e.g. 23505 for a unique violation). */
export class SqlError extends Error {
  override readonly name = 'SqlError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  constructor({ message, code, constraint }: SqlFailure) {
    super(message);
    this.code = code;
    this.constraint = constraint;
  }
}

interface Waiting {
  resolve: (result: Result<unknown>) => void;
  reject: (error: Error) => void;
}

/**
 * Opens PGlite in its own thread.
 * @param folder the database's folder, created if missing. Only one process may use it: the caller holds the data folder's lock.
 * @param threadUrl the bundle of pglite-thread.ts
 * @param onDeath called if the thread ends unexpectedly; the database is then unusable
 */
export async function openPglite(
  folder: string,
  threadUrl: URL,
  onDeath: (error: Error) => void = () => undefined,
): Promise<Database> {
  const there = await access(folder).then(
    () => true,
    () => false,
  );
  if (!there) await makeDatabase(folder, threadUrl);
  const { connection, close } = await startThread(folder, threadUrl, onDeath);
  return singleConnection(connection, close);
}

/**
 * Creates a new database under a temporary name and renames it, so that a folder with the final name is always complete. Uses a
 * separate thread, because creation takes some 400 MB that a thread never releases.
 */
async function makeDatabase(folder: string, threadUrl: URL): Promise<void> {
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  const { close } = await startThread(part, threadUrl);
  await close();
  await rename(part, folder);
}

async function startThread(
  folder: string,
  threadUrl: URL,
  onDeath: (error: Error) => void = () => undefined,
): Promise<{ connection: Queries; close(): Promise<void> }> {
  const worker = new Worker(threadUrl, { workerData: { folder } });
  const waiting = new Map<number, Waiting>();
  let last = 0;

  const failAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  let closing = false;
  let ended = false;
  let cause = new Error('The database thread has ended.');
  worker.on('error', (error) => {
    cause = error;
    failAll(error);
  });
  worker.on('exit', () => {
    ended = true;
    failAll(cause);
    if (!closing) onDeath(cause);
  });
  worker.on('message', (message: ThreadAnswer) => {
    const caller = waiting.get(message.id);
    waiting.delete(message.id);
    if ('failure' in message) caller?.reject(new SqlError(message.failure));
    else caller?.resolve('result' in message ? message.result : { rows: [], count: 0 });
  });

  const answerTo = (id: number): Promise<Result<unknown>> =>
    new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  const ask = (request: ThreadRequest): Promise<Result<unknown>> => {
    // nobody is left who would answer
    if (ended) return Promise.reject(cause);
    const answered = answerTo(request.id);
    worker.postMessage(request);
    return answered;
  };

  await answerTo(0);
  const connection: Queries = {
    query: <Row>(text: string, values?: readonly unknown[]) =>
      ask({ id: ++last, op: 'query', text, values }) as Promise<Result<Row>>,
  };
  return {
    connection,
    async close() {
      closing = true;
      if (ended) return;
      await ask({ id: ++last, op: 'close' });
      await worker.terminate();
    },
  };
}
