import { Worker } from 'node:worker_threads';

/** A thread of its own did not end in time, or broke. */
export class ThreadFailed extends Error {
  override readonly name = 'ThreadFailed';
}

/**
 * Runs one task in a thread of its own, which gets it as `workerData` and posts its result once. Long stretches of work hold up
 * nobody else there, and ending the thread is the way to stop them.
 * @param url the built thread
 * @param limit milliseconds after which it is ended
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
