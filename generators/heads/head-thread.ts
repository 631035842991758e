import { parentPort, workerData } from 'node:worker_threads';
import { sendFrames } from '../clips/send-frames.ts';
import { RATE } from '../ffmpeg/encode.ts';
import { lowerPriority } from '../priority.ts';
import { changeFrames } from './change-frames.ts';
import { findFace } from './face/find-face.ts';
import { dubbing } from './follow/dubbing.ts';
import type { FindAnswer, HeadTask, HearAnswer } from './head-messages.ts';
import { aimsHeard } from './mouth/heard.ts';
import { mouthsFor } from './mouth/mouths-for.ts';
import { talkingPicture } from './paint/talking.ts';

/** Entry of the head thread. The provider aborts a task by terminating the thread. */
if (!parentPort) throw new Error('The head thread must be started as a worker thread.');
lowerPriority('long');
const port = parentPort;
const task: HeadTask = workerData;

if (task.kind === 'find') port.postMessage({ face: findFace(task.pixels) } satisfies FindAnswer);
else if (task.kind === 'hear')
  port.postMessage({ speech: aimsHeard(task.samples).length > 0 } satisfies HearAnswer);
else if (task.kind === 'dub') changeFrames(port, task, dubbing(task.face, mouthsFor(task.voice, RATE)));
else
  await sendFrames(port, () => {
    const mouths = mouthsFor(task.voice, RATE);
    return {
      frames: mouths.length,
      frame: talkingPicture(task.pixels, task.face, mouths, {
        rate: RATE,
        seed: task.seed,
        drawn: task.drawn,
      }),
    };
  });
