import type { MessagePort } from 'node:worker_threads';
import type { ClipAnswer } from '../clips/clip-messages.ts';
import type { Pixels } from '../clips/pixels.ts';

/** Runs in a worker thread: applies `change` to each frame and posts it back. The other end is `throughThread`. */
export function changeFrames(
  port: MessagePort,
  size: { width: number; height: number },
  change: (frame: Pixels) => void,
): void {
  const answer = (message: ClipAnswer, moved: ArrayBuffer[] = []) => port.postMessage(message, moved);
  port.on('message', (data: Uint8Array) => {
    try {
      change({ ...size, data });
      answer({ kind: 'frame', data }, [data.buffer as ArrayBuffer]);
    } catch (error) {
      answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  });
}
