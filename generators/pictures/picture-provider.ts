import { Worker } from 'node:worker_threads';
import { BUILT_IN_ENGINE } from '../name.ts';
import { rejectOnAbort } from '../reject-on-abort.ts';
import type { ThreadAnswer, ThreadTask } from './picture-messages.ts';
import type { Picture, PictureOptions, PictureProvider, PictureRequest } from './pictures.ts';

/** The provider with its thread. */
export interface StudioPictures extends PictureProvider {
  /** Terminates the thread; a running task rejects. */
  close(): Promise<void>;
}

/**
 * The built-in picture engine in a worker thread, so that painting does not block the server. The thread starts with the first
 * task, handles one at a time, and is restarted after a crash.
 * @param threadUrl the built `picture-thread.js`
 */
export function createStudioPictures({ threadUrl }: { threadUrl: URL }): StudioPictures {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const thread = () => {
    if (worker) return worker;
    const started = new Worker(threadUrl);
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    // the running task reports errors; without a listener, an error of an idle thread would crash the process
    started.on('error', () => {});
    worker = started;
    return started;
  };
  const drop = (dead: Worker) => {
    if (worker === dead) worker = undefined;
    void dead.terminate();
  };

  return {
    name: BUILT_IN_ENGINE,
    generate(request, options) {
      const turn = last.then(() => {
        options.signal.throwIfAborted();
        return runTask(thread(), request, options, drop);
      });
      last = turn.catch(() => {});
      return rejectOnAbort(turn, options.signal);
    },
    async close() {
      await worker?.terminate();
    },
  };
}

/** Runs one task on the thread, which keeps the process alive only meanwhile. */
function runTask(
  worker: Worker,
  request: PictureRequest,
  { signal, onPicture }: PictureOptions,
  drop: (worker: Worker) => void,
): Promise<Picture[]> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      signal.removeEventListener('abort', onAbort);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      worker.unref();
      end();
    };
    // painting blocks the thread's event loop: terminating it is the only way to abort
    const onAbort = () =>
      settle(() => {
        drop(worker);
        reject(signal.reason);
      });
    const onError = (cause: unknown) =>
      settle(() => {
        drop(worker);
        reject(new Error('The picture thread failed.', { cause }));
      });
    const onExit = (code: number) =>
      settle(() => {
        drop(worker);
        reject(new Error(`The picture thread ended with code ${code} before the pictures were done.`));
      });
    const onMessage = (answer: ThreadAnswer) => {
      if (answer.kind === 'progress') onPicture?.(answer.done);
      else if (answer.kind === 'failed') settle(() => reject(new Error(answer.message)));
      else settle(() => resolve(answer.pictures));
    };
    signal.addEventListener('abort', onAbort);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.ref();
    const task: ThreadTask = { request };
    worker.postMessage(task);
  });
}
