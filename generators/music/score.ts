/** Who can play. */
export type Instrument =
  | 'pad'
  | 'strings'
  | 'piano'
  | 'pluck'
  | 'bell'
  | 'flute'
  | 'bass'
  | 'kick'
  | 'shaker'
  | 'tick'
  | 'timpani';

/** One note of one instrument. */
export interface Note {
  /** Seconds. */
  at: number;
  length: number;
  /** As in MIDI: 60 is middle C. Drums without a pitch ignore it. */
  pitch: number;
  /** 0..1. */
  force: number;
  instrument: Instrument;
  /** -1 left, 1 right. */
  pan: number;
}

export interface Score {
  seconds: number;
  notes: Note[];
  /** Share of the sound that comes back from the room, 0..1. */
  room: number;
}
