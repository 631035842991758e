import type { Phoneme } from '../speech/voice-messages.ts';

/** A line of lyrics, spoken monotonously: the source of the singing voice. */
export interface SpokenLine {
  text: string;
  /** 16-bit mono. */
  samples: Int16Array;
  sampleRate: number;
  /** In order, by their first sample. */
  phonemes: Phoneme[];
}

/** A sung note, i.e. one syllable. */
export interface SungNote {
  /** Seconds. */
  at: number;
  length: number;
  /** MIDI note: 60 is middle C. */
  pitch: number;
  /** Loudness, 0..1. */
  force: number;
}

/** A line of lyrics with its notes, one for each syllable. */
export interface SungLine {
  text: string;
  notes: readonly SungNote[];
}
