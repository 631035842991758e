import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../priority.ts';
import { SAMPLE_RATE } from '../signal/waves.ts';
import { playFilm } from './film-music.ts';
import type { MusicAnswer, MusicTask } from './music-messages.ts';

/** Entry of the music thread: composes and renders one piece, then exits. The provider aborts it by terminating the thread. */
if (!parentPort) throw new Error('The music thread must be started as a worker thread.');
lowerPriority('long');
const task: MusicTask = workerData;
const samples = playFilm(task);
const answer: MusicAnswer = { samples, sampleRate: SAMPLE_RATE };
parentPort.postMessage(answer, [samples.buffer as ArrayBuffer]);
