import { Worker } from 'node:worker_threads';
import { BUILT_IN_ENGINE } from '../name.ts';
import { rejectOnAbort } from '../reject-on-abort.ts';
import type { ThreadAnswer, ThreadTask } from './picture-messages.ts';
import type { Picture, PictureOptions, PictureProvider, PictureRequest } from './pictures.ts';

/** The provider, and how to end its thread. */
export interface StudioPictures extends PictureProvider {
  /** Ends the thread; a running task rejects. */
  close(): Promise<void>;
}

/**
 * The built-in picture engine behind a worker thread, so that painting never blocks the web server.
 * The thread starts with the first task, paints one task at a time and, when it dies, is started again for the next.
 * @param threadUrl where the built `picture-thread.js` lies.
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
    // Deaths are reported by the task in hand; an idle thread's needs no report, but an 'error' event needs a listener.
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

/** Runs one task on the thread. The thread keeps the process alive only meanwhile. */
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
    // Painting is one long stretch of work that reads no messages: ending the thread is the only way to stop it.
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
