import type { MusicRequest } from './music.ts';

/** Input of the provider's thread; each piece has its own thread. */
export type MusicTask = MusicRequest;

/** Answer of the thread: interleaved samples, transferred without copying. */
export interface MusicAnswer {
  samples: Float32Array;
  sampleRate: number;
}
