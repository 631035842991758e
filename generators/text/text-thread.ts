import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../priority.ts';
import { writeScript } from './script.ts';
import type { ScriptRequest } from './texts.ts';

/** Entry of the text thread: writes one script, then exits. */
lowerPriority('short');
parentPort?.postMessage(writeScript(workerData as ScriptRequest));
