/** The shortest and the longest song, in seconds. */
export const SONG_SECONDS = { min: 60, max: 180 } as const;

/** What an analysis hears in a piece of music. */
export interface Heard {
  seconds: number;
  /** Beats a minute. */
  tempo: number;
  /** Semitones of the home note above C, 0..11; null where no key stands out. */
  root: number | null;
  minor: boolean;
  /** LUFS over the whole. */
  loudness: number;
  /** 0 dark .. 1 bright. */
  brightness: number;
  /** Loudness from beginning to end, 0..100. */
  curve: number[];
}

export interface SongRequest {
  /** What it is about, and how it is to sound; any language, the built-in engine understands Chinese and English. */
  words: string;
  /** Style words, e.g. `bossa nova, 120 bpm`. They go before `words`. */
  style: string;
  /** Lines, with marks such as `[Chorus]` above their parts; empty for an instrumental. */
  lyrics: string;
  instrumental: boolean;
  /** An unsigned 32-bit number: the same request with the same seed gives the same song. */
  seed: number;
  /** A piece that tempo, key, brightness and loudness follow. */
  like?: Heard;
}

/** When a line of the lyrics begins, in seconds. */
export interface SongLine {
  at: number;
  text: string;
}

/** A finished song: stereo, about -14 LUFS, without a click at either end. */
export interface Song {
  /** Files in the folder that was given: coded, and without loss. */
  mp3: string;
  flac: string;
  seconds: number;
  tempo: number;
  /** E.g. `A minor`. */
  key: string;
  /** A row of the provider's table of styles, e.g. `bossa`. */
  style: string;
  /** The wave form from beginning to end, 0..100. */
  peaks: number[];
  lines: SongLine[];
  /** Somebody sings; otherwise an instrument plays the melody. */
  sung: boolean;
}

/** Makes songs: the built-in engine, or a service behind the same shape. */
export interface SongProvider {
  readonly name: string;
  /** Whether it can sing lyrics; otherwise an instrument plays their melody. */
  readonly sings: boolean;
  /** Rejects with MediaToolMissing when a program that it needs is known to be missing. */
  ready?(): Promise<void>;
  /** Rejects with the signal's reason when aborted, with MediaToolMissing without ffmpeg, and with an Error when it fails. */
  make(request: SongRequest, options: { signal: AbortSignal; folder: string }): Promise<Song>;
}

/** Listens to a file of our own. Rejects as `make` does. */
export type ListenTo = (file: string, options: { signal: AbortSignal }) => Promise<Heard>;

const NOTES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const;

/** A key's name, e.g. `A minor`; empty for none. */
export const keyName = (root: number | null, minor: boolean): string =>
  root === null ? '' : `${NOTES[((root % 12) + 12) % 12]} ${minor ? 'minor' : 'major'}`;
