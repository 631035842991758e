import type { SpokenLine } from '../singing/singing.ts';
import type { SingingVoice } from '../singing/speak-lyrics.ts';
import type { Heard, SongLine, SongRequest } from './songs.ts';

/** Input of the song thread; each song has its own thread. */
export interface SongTask extends SongRequest {
  /** Spoken lines of the lyrics; without them, an instrument plays the melody. */
  spoken: SpokenLine[];
  voice: SingingVoice;
}

/** Answer of the song thread: interleaved 16-bit stereo samples, transferred without copying, and facts about the song. */
export interface SongAnswer {
  samples: Int16Array;
  sampleRate: number;
  tempo: number;
  key: string;
  style: string;
  peaks: number[];
  lines: SongLine[];
  sung: boolean;
}

/** Input of the listening thread: mono samples, -1..1. */
export interface ListenTask {
  samples: Float32Array;
  sampleRate: number;
}
export type ListenAnswer = Omit<Heard, 'loudness'>;
