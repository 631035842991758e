import { parentPort } from 'node:worker_threads';
import { lowerPriority } from '../priority.ts';
import { paintPictures } from './engine.ts';
import type { ThreadAnswer, ThreadTask } from './picture-messages.ts';

/** Entry of the picture thread: paints each request. The provider aborts it by terminating the thread. */
if (!parentPort) throw new Error('The picture thread must be started as a worker thread.');
lowerPriority('short');
const port = parentPort;
const { signal } = new AbortController();

port.on('message', ({ request }: ThreadTask) => {
  const answer = (message: ThreadAnswer) => port.postMessage(message);
  paintPictures(request, { signal, onPicture: (done) => answer({ kind: 'progress', done }) }).then(
    (pictures) => answer({ kind: 'pictures', pictures }),
    (error: unknown) =>
      answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
