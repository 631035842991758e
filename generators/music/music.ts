import type { Mood } from '../songs/mood-words.ts';

/** Range of a piece's length. A longer film loops its music. */
export const MUSIC_SECONDS = { min: 5, max: 180 } as const;

export interface MusicRequest {
  /** In {@link MUSIC_SECONDS}. */
  seconds: number;
  mood: Mood;
  /** An unsigned 32-bit number: the same request with the same seed gives the same piece. */
  seed: number;
}

/** A finished piece, instrumental, about -18 LUFS. */
export interface Music {
  data: Uint8Array;
  ext: 'mp3';
  mime: 'audio/mpeg';
  seconds: number;
}

/** Composes music: the built-in engine or a service. */
export interface MusicProvider {
  readonly name: string;
  /** Rejects with the signal's reason when aborted, with MediaToolMissing without ffmpeg, and with an Error when it fails. */
  compose(request: MusicRequest, options: { signal: AbortSignal }): Promise<Music>;
}
