import type { MusicRequest } from './music.ts';

/** What the provider hands its thread when it starts it: a thread for each piece. */
export type MusicTask = MusicRequest;

/** What the thread answers: interleaved samples, moved and not copied. */
export interface MusicAnswer {
  samples: Float32Array;
  sampleRate: number;
}
