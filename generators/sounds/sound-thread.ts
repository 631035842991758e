import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../priority.ts';
import { SAMPLE_RATE } from '../signal/waves.ts';
import { mixSounds } from './mix.ts';
import type { SoundAnswer, SoundTask } from './sound-messages.ts';
import { soundsOf } from './sound-words.ts';

/** Entry of the sound thread: makes one sound, then exits. The provider aborts it by terminating the thread. */
if (!parentPort) throw new Error('The sound thread must be started as a worker thread.');
lowerPriority('short');
const task: SoundTask = workerData;
const { kinds, ambience } = soundsOf(task.words);
const samples = mixSounds(kinds, task);
const answer: SoundAnswer = { samples, sampleRate: SAMPLE_RATE, heard: ambience ? [] : kinds, ambience };
parentPort.postMessage(answer, [samples.buffer as ArrayBuffer]);
