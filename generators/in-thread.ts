import { Worker } from 'node:worker_threads';

/** A worker thread failed, exited without a result, or timed out. */
export class ThreadFailed extends Error {
  override readonly name = 'ThreadFailed';
}

/**
 * Runs one task in its own worker thread, which gets it as `workerData` and posts its result once. Synchronous work there does
 * not block the event loop, and terminating the thread aborts it.
 * @param url the built thread script
 * @param limit timeout in milliseconds
 * @throws the signal's reason; ThreadFailed
 */
export function inThread<Task, Result>(
  url: URL,
  task: Task,
  { signal, limit }: { signal?: AbortSignal; limit?: number } = {},
): Promise<Result> {
  signal?.throwIfAborted();
  const worker = new Worker(url, { workerData: task });
  let timer: NodeJS.Timeout | undefined;
  return new Promise<Result>((resolve, reject) => {
    const onAbort = () => reject(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    if (limit !== undefined)
      timer = setTimeout(() => reject(new ThreadFailed(`The thread took longer than ${limit} ms.`)), limit);
    worker.once('message', resolve);
    worker.once('error', (cause) => reject(new ThreadFailed('The thread failed.', { cause })));
    worker.once('exit', (code) => {
      signal?.removeEventListener('abort', onAbort);
      reject(new ThreadFailed(`The thread ended with code ${code} before it was done.`));
    });
  }).finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}
