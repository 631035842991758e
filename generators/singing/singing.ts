import type { Phoneme } from '../speech/voice-messages.ts';

/** A line of lyrics as it was spoken, on one pitch: what the singing voice is made from. */
export interface SpokenLine {
  text: string;
  /** 16-bit, one channel. */
  samples: Int16Array;
  sampleRate: number;
  /** By their first sample. */
  phonemes: Phoneme[];
}

/** A note that somebody sings: a syllable. */
export interface SungNote {
  /** Seconds. */
  at: number;
  length: number;
  /** As in MIDI: 60 is middle C. */
  pitch: number;
  /** 0..1. */
  force: number;
}

/** A line of lyrics with its notes, one for each syllable. */
export interface SungLine {
  text: string;
  notes: readonly SungNote[];
}
