import type { SpokenLine } from '../singing/singing.ts';
import type { SingingVoice } from '../singing/speak-lyrics.ts';
import type { Heard, SongLine, SongRequest } from './songs.ts';

/** Input of the song thread; each song has its own thread. */
export interface SongTask extends SongRequest {
  /** The lines of the lyrics, spoken; nobody sings without them. */
  spoken: SpokenLine[];
  voice: SingingVoice;
}

/** Its answer: interleaved 16-bit samples, transferred without copying, and what is known of the song. */
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

/** Input of the listening thread: one channel of sound. */
export interface ListenTask {
  samples: Float32Array;
  sampleRate: number;
}
export type ListenAnswer = Omit<Heard, 'loudness'>;
