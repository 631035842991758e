import type { SoundRequest } from './sounds.ts';

/** Input of the sound thread. */
export type SoundTask = SoundRequest;

/** Answer of the sound thread: interleaved stereo samples, before loudness normalization. */
export interface SoundAnswer {
  samples: Float32Array;
  sampleRate: number;
  heard: string[];
  ambience: boolean;
}
