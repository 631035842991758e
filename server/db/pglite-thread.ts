/** PGlite's thread. A query blocks its thread, so it must not run in the web server's. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Engine, openEngine } from './engine.ts';
import type { SqlFailure, ThreadAnswer, ThreadRequest } from './thread-messages.ts';

const answer = (message: ThreadAnswer): void => parentPort?.postMessage(message);

const describe = (error: unknown): SqlFailure => {
  const { message, code, constraint } = error as SqlFailure;
  return { message, code, constraint };
};

async function serve(engine: Engine, request: ThreadRequest): Promise<void> {
  try {
    if (request.op === 'close') {
      await engine.close();
      answer({ id: request.id, result: { rows: [], count: 0 } });
      return;
    }
    answer({ id: request.id, result: await engine.query(request.text, request.values) });
  } catch (error) {
    answer({ id: request.id, failure: describe(error) });
  }
}

try {
  const engine = await openEngine((workerData as { folder: string }).folder);
  parentPort?.on('message', (request: ThreadRequest) => void serve(engine, request));
  answer({ id: 0, ready: true });
} catch (error) {
  answer({ id: 0, failure: describe(error) });
}
