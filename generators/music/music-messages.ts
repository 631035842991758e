import type { MusicRequest } from './music.ts';

/** Input of the music thread; each piece has its own thread. */
export type MusicTask = MusicRequest;

/** Answer of the thread: interleaved 16-bit stereo samples, transferred without copying. */
export interface MusicAnswer {
  samples: Int16Array;
  sampleRate: number;
}
