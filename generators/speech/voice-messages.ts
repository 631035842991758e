import type { Clause } from './clauses.ts';

/** What the provider asks of the voice's process: one text at a time. */
export interface VoiceTask {
  /** Names of eSpeak NG for each language. */
  voices: { zh: string; en: string };
  rate: number;
  pitch: number;
  range: number;
  /** Pauses are given in seconds of the sound that is answered. */
  clauses: Clause[];
}

/** A sound of the language, from its first sample; a pause has no id. */
export interface Phoneme {
  at: number;
  /** In letters of the IPA, as eSpeak NG writes them. */
  id: string;
}

/** What it answers. Samples are 16-bit, one channel; `ends` are sample numbers, each clause's first and the one after its last. */
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
