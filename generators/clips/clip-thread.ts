import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../priority.ts';
import type { ClipTask } from './clip-messages.ts';
import { prepareFilming } from './filming.ts';
import { sendFrames } from './send-frames.ts';

/** Entry of the clip thread. */
if (!parentPort) throw new Error('The clip thread must be started as a worker thread.');
lowerPriority('long');
const task: ClipTask = workerData;
await sendFrames(parentPort, () => prepareFilming(task));
