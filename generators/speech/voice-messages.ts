import type { Clause } from './clauses.ts';

/** Request to the voice process, which handles one at a time. */
export interface VoiceTask {
  /** eSpeak NG's voice names by language. */
  voices: { zh: string; en: string };
  rate: number;
  pitch: number;
  range: number;
  /** Their pauses are in seconds of the answered sound. */
  clauses: Clause[];
}

/** A phoneme; `at` is its first sample. */
export interface Phoneme {
  at: number;
  /** IPA as eSpeak NG writes it; empty for a pause. */
  id: string;
}

/** Answer of the voice process. Samples are 16-bit mono; `ends` has each clause's first sample and the one after its last. */
export type VoiceAnswer =
  | {
      kind: 'sound';
      samples: Int16Array;
      sampleRate: number;
      ends: { start: number; end: number }[];
      phonemes: Phoneme[];
    }
  | { kind: 'missing' }
  | { kind: 'failed'; message: string };
