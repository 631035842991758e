import { once } from 'node:events';
import { setImmediate as breathe } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import type { ClipAnswer, ClipTurn } from './clip-messages.ts';
import type { Filming } from './filming.ts';

/** Runs in the clip thread: paints as many frames as were requested ({@link ClipTurn}) and posts them. */
export async function sendFrames(
  port: MessagePort,
  prepare: () => Promise<Filming> | Filming,
): Promise<void> {
  let wanted = 0;
  const spares: Uint8Array[] = [];
  port.on('message', ({ frames, spare }: ClipTurn) => {
    wanted += frames;
    if (spare) spares.push(spare);
  });
  const answer = (message: ClipAnswer, moved: ArrayBuffer[] = []) => port.postMessage(message, moved);
  try {
    const { frames, frame } = await prepare();
    for (let nth = 0; nth < frames; nth++) {
      while (wanted <= 0) await once(port, 'message');
      wanted -= 1;
      const painted = frame(nth);
      const data = spares.pop() ?? new Uint8Array(painted.length);
      data.set(painted);
      answer({ kind: 'frame', data }, [data.buffer as ArrayBuffer]);
      // painting blocks the event loop: let messages in
      await breathe();
    }
    answer({ kind: 'end' });
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  port.close();
}
