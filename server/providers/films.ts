/** One shot of a film; files are on this machine's disk. */
export interface FilmShot {
  id: number;
  source: { kind: 'clip'; file: string; seconds: number } | { kind: 'picture'; file: string };
  /** Words for the camera; any language, the built-in engine understands Chinese and English. */
  motion: string;
  narration?: { file: string; seconds: number; text: string };
}

/** A film to be joined. */
export interface FilmOrder {
  shots: readonly FilmShot[];
  /** Pixels, both even. */
  width: number;
  height: number;
  /** Draw the narration into the film. */
  subtitles: boolean;
  /** Background music; 0.1..1. It is repeated to the film's length and lowered under speech. */
  music?: { file: string; volume: number };
}

/** A finished film: MP4, poster (JPEG) and, when something is said, subtitles (SRT); whole files in the folder that was given. */
export interface Film {
  file: string;
  poster: string;
  subtitles: string | null;
  width: number;
  height: number;
  seconds: number;
}

/** Joins shots, speech and music. */
export interface FilmProvider {
  readonly name: string;
  /** Seconds that the film will last, worked out before anything is made. */
  secondsOf(order: FilmOrder): number;
  /**
   * Rejects with the signal's reason when aborted, and with an Error when the film cannot be made. What is finished of a film
   * stays in the folder, and is used when the same order is made again.
   */
  make(
    order: FilmOrder,
    options: { signal: AbortSignal; folder: string; onProgress: (share: number) => void },
  ): Promise<Film>;
}
