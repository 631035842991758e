import { Worker } from 'node:worker_threads';
import type { ClipAnswer, ClipTurn } from './clip-messages.ts';

/** Frames that are painted in advance, with the one that is being taken. */
const AHEAD = 4;

/**
 * The frames of a clip, painted in a worker thread. Leaving the loop terminates the thread.
 * @param task the thread's `workerData`
 * @param onFrame gets the number of frames consumed so far
 * @returns RGBA frames, 4 bytes a pixel; each is valid until the next one is asked for
 * @throws the signal's reason; Error when painting fails
 */
export async function* framesOf(
  threadUrl: URL,
  task: object,
  { signal, onFrame }: { signal: AbortSignal; onFrame: (nth: number) => void },
): AsyncGenerator<Uint8Array> {
  signal.throwIfAborted();
  const worker = new Worker(threadUrl, { workerData: task });
  const waiting: ClipAnswer[] = [];
  let [wake, broken] = [() => {}, undefined as Error | undefined];
  const heard = (answer?: ClipAnswer, error?: Error) => {
    if (answer) waiting.push(answer);
    broken ??= error;
    wake();
  };
  const onAbort = () => heard();
  signal.addEventListener('abort', onAbort);
  worker.on('message', (answer: ClipAnswer) => heard(answer));
  worker.on('error', (cause) => heard(undefined, new Error('The clip thread failed.', { cause })));
  worker.on('exit', (code) => heard(undefined, new Error(`The clip thread ended with code ${code}.`)));
  try {
    worker.postMessage({ frames: AHEAD } satisfies ClipTurn);
    for (let nth = 0; ; nth++) {
      const answer = waiting.shift();
      signal.throwIfAborted();
      if (!answer) {
        if (broken) throw broken;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        nth -= 1;
        continue;
      }
      if (answer.kind === 'end') return;
      if (answer.kind === 'failed') throw new Error(answer.message);
      const spare = answer.data;
      yield spare;
      worker.postMessage({ frames: 1, spare } satisfies ClipTurn, [spare.buffer as ArrayBuffer]);
      onFrame(nth + 1);
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
}
