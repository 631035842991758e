import type { Film } from './assemble.ts';
import type { FilmOptions, FilmShot } from './film.ts';

/** A film to be joined; files are on this machine's disk. */
export type FilmOrder = FilmOptions & { shots: readonly FilmShot[] };

/** Joins shots, speech and music. */
export interface FilmProvider {
  readonly name: string;
  /** Rejects with MediaToolMissing when a program that it needs is known to be missing. */
  ready?(): Promise<void>;
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
