import { once } from 'node:events';
import { setImmediate as breathe } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import type { ClipAnswer, ClipTurn } from './clip-messages.ts';
import type { Filming } from './filming.ts';

/** Paints frames as fast as they are taken, in a thread of its own. The provider aborts it by ending the thread. */
export async function sendFrames(
  port: MessagePort,
  prepare: () => Promise<Filming> | Filming,
): Promise<void> {
  let wanted = 0;
  port.on('message', ({ frames }: ClipTurn) => {
    wanted += frames;
  });
  const answer = (message: ClipAnswer, moved: ArrayBuffer[] = []) => port.postMessage(message, moved);
  try {
    const { frames, frame } = await prepare();
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
}
