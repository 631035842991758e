import type { SoundRequest } from './sounds.ts';

/** The request to the sound thread. */
export type SoundTask = SoundRequest;

/** Its answer: two channels interleaved, not yet brought to any loudness. */
export interface SoundAnswer {
  samples: Float32Array;
  sampleRate: number;
  heard: string[];
  ambience: boolean;
}
