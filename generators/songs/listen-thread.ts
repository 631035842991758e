import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../priority.ts';
import { listen } from './listen/listen.ts';
import type { ListenTask } from './song-messages.ts';

/** Entry of the listening thread: analyzes one piece, then exits. */
if (!parentPort) throw new Error('The listening thread must be started as a worker thread.');
lowerPriority('long');
const task: ListenTask = workerData;
parentPort.postMessage(listen(task));
