import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ClipAnswer } from '../clips/clip-messages.ts';

/** Frames in flight. */
const AHEAD = 3;

/**
 * Sends frames through a worker thread that changes each. Leaving the loop terminates the thread.
 * @param task the thread's `workerData`
 * @param onFrame gets the number of frames returned so far
 * @returns the changed frames, in order
 * @throws the signal's reason; Error when the thread fails; whatever `frames` throws
 */
export async function* throughThread(
  threadUrl: URL,
  task: object,
  frames: AsyncIterable<Uint8Array>,
  { signal, onFrame }: { signal: AbortSignal; onFrame: (nth: number) => void },
): AsyncGenerator<Uint8Array> {
  signal.throwIfAborted();
  const worker = new Worker(threadUrl, { workerData: task });
  const answers = on(worker, 'message', { signal, close: ['exit'] });
  let done = 0;
  const next = async (): Promise<Uint8Array> => {
    const heard = await answers.next();
    if (heard.done) throw new Error('The head thread ended before it was done.');
    const answer: ClipAnswer = heard.value[0];
    if (answer.kind !== 'frame')
      throw new Error(answer.kind === 'failed' ? answer.message : 'No frame came.');
    onFrame(++done);
    return answer.data;
  };
  try {
    let ahead = 0;
    for await (const frame of frames) {
      worker.postMessage(frame, [frame.buffer as ArrayBuffer]);
      if (++ahead < AHEAD) continue;
      yield await next();
      ahead -= 1;
    }
    for (; ahead > 0; ahead--) yield await next();
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    await worker.terminate();
  }
}
