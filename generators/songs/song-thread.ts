import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../priority.ts';
import { makeSong } from './song.ts';
import type { SongTask } from './song-messages.ts';

/** Entry of the song thread: composes and renders one song, then exits. The provider aborts it by terminating the thread. */
if (!parentPort) throw new Error('The song thread must be started as a worker thread.');
lowerPriority('long');
const task: SongTask = workerData;
const answer = makeSong(task);
parentPort.postMessage(answer, [answer.samples.buffer as ArrayBuffer]);
