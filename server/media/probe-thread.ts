import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../../generators/priority.ts';
import type { ProbeAnswer } from './probe-in-thread.ts';
import { probeStranger, UnreadableMedia } from './probe-stranger.ts';

/** Entry of the probe thread: parses one file, then exits. */
const answer = (message: ProbeAnswer) => parentPort?.postMessage(message);

lowerPriority('short');
probeStranger(workerData as string).then(
  (probe) => answer({ probe }),
  (error: unknown) => {
    if (!(error instanceof UnreadableMedia)) throw error;
    answer({ unreadable: error.message });
  },
);
