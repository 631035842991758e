import { fromFile, runFfmpeg } from '../ffmpeg/ffmpeg.ts';
import { measureLoudness } from '../ffmpeg/loudness.ts';
import { inThread } from '../in-thread.ts';
import type { ListenAnswer, ListenTask } from './song-messages.ts';
import type { Heard, ListenTo } from './songs.ts';

const RATE = 22_050;
/** Most seconds that are analyzed. */
const LONGEST = 240;

/** Analyzes files: ffmpeg decodes, a worker thread analyzes. @param threadUrl the built `listen-thread.js` */
export const createListener =
  ({ threadUrl }: { threadUrl: URL }): ListenTo =>
  async (file, { signal }): Promise<Heard> => {
    const raw = ['-vn', '-ac', '1', '-ar', String(RATE), '-t', String(LONGEST), '-f', 'f32le', 'pipe:1'];
    const { stdout } = await runFfmpeg([...fromFile(file), ...raw], { signal });
    const samples = new Float32Array(stdout.length >> 2);
    new Uint8Array(samples.buffer).set(stdout.subarray(0, samples.byteLength));
    const task: ListenTask = { samples, sampleRate: RATE };
    const heard = await inThread<ListenTask, ListenAnswer>(threadUrl, task, { signal });
    const { integrated } = await measureLoudness(file, { signal });
    return { ...heard, loudness: Math.round(Math.max(-70, integrated) * 10) / 10 };
  };
