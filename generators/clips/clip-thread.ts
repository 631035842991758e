import { once } from 'node:events';
import { setImmediate as breathe } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { ClipAnswer, ClipTask, ClipTurn } from './clip-messages.ts';
import { prepareFilming } from './filming.ts';

/** The clip thread's entry: paints frames as fast as they are taken. The provider aborts it by ending the thread. */
if (!parentPort) throw new Error('The clip thread must be started as a worker thread.');
const port = parentPort;
const task: ClipTask = workerData;
let wanted = 0;
port.on('message', ({ frames }: ClipTurn) => {
  wanted += frames;
});
const answer = (message: ClipAnswer, moved: ArrayBuffer[] = []) => port.postMessage(message, moved);

try {
  const { frames, frame } = await prepareFilming(task);
  for (let nth = 0; nth < frames; nth++) {
    while (wanted <= 0) await once(port, 'message');
    wanted -= 1;
    const data = frame(nth);
    answer({ kind: 'frame', data }, [data.buffer as ArrayBuffer]);
    // painting is one long stretch of work: messages come in between
    await breathe();
  }
  answer({ kind: 'end' });
} catch (error) {
  answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}
port.close();
