/** Range of a song's length, in seconds. */
export const SONG_SECONDS = { min: 60, max: 180 } as const;

/** Analysis of a piece of music. */
export interface Heard {
  seconds: number;
  /** Beats a minute. */
  tempo: number;
  /** Tonic in semitones above C, 0..11; null if no key is clear. */
  root: number | null;
  minor: boolean;
  /** Integrated loudness in LUFS. */
  loudness: number;
  /** 0 dark .. 1 bright. */
  brightness: number;
  /** Loudness over time, 0..100 of the loudest part. */
  curve: number[];
}

export interface SongRequest {
  /** Topic and sound of the song; any language, the built-in engine understands Chinese and English. */
  words: string;
  /** Style tags, e.g. `bossa nova, 120 bpm`. They take precedence over `words`. */
  style: string;
  /** Lines, with marks such as `[Chorus]` above sections; empty for an instrumental. */
  lyrics: string;
  instrumental: boolean;
  /** An unsigned 32-bit number: the same request with the same seed gives the same song. */
  seed: number;
  /** Reference piece whose tempo, key, brightness and loudness curve the song follows. */
  like?: Heard;
}

/** Start of a line of the lyrics, in seconds. */
export interface SongLine {
  at: number;
  text: string;
}

/** A finished song: stereo, about -14 LUFS. */
export interface Song {
  /** Paths of the lossy and the lossless file, in the given folder. */
  mp3: string;
  flac: string;
  seconds: number;
  tempo: number;
  /** E.g. `A minor`. */
  key: string;
  /** Key of the provider's table of styles, e.g. `bossa`. */
  style: string;
  /** Waveform over time, 0..100. */
  peaks: number[];
  lines: SongLine[];
  /** Whether a voice sings; otherwise an instrument plays the melody. */
  sung: boolean;
}

/** Makes songs: the built-in engine or a service. */
export interface SongProvider {
  readonly name: string;
  /** Whether it can sing lyrics; otherwise an instrument plays their melody. */
  readonly sings: boolean;
  /** Rejects with MediaToolMissing when a program that it needs is known to be missing. */
  ready?(): Promise<void>;
  /** Rejects with the signal's reason when aborted, with MediaToolMissing without ffmpeg, and with an Error when it fails. */
  make(request: SongRequest, options: { signal: AbortSignal; folder: string }): Promise<Song>;
}

/** Analyzes a validated audio file. Rejects as {@link SongProvider.make}. */
export type ListenTo = (file: string, options: { signal: AbortSignal }) => Promise<Heard>;

const NOTES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const;

/** Name of a key, e.g. `A minor`; empty without a root. */
export const keyName = (root: number | null, minor: boolean): string =>
  root === null ? '' : `${NOTES[((root % 12) + 12) % 12]} ${minor ? 'minor' : 'major'}`;
