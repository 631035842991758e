import type { Film } from './assemble.ts';
import type { FilmOptions, FilmPlan, FilmShot } from './film.ts';

/** A film to be joined; files are on this machine's disk. */
export type FilmOrder = FilmOptions & { shots: readonly FilmShot[] };

/** Joins shots, speech and music. */
export interface FilmProvider {
  readonly name: string;
  /** Rejects with MediaToolMissing when a program that it needs is known to be missing. */
  ready?(): Promise<void>;
  /** The timetable of the film with its cards, worked out before anything is made. @throws {RangeError} without shots */
  planOf(order: FilmOrder): FilmPlan;
  /**
   * Rejects with the signal's reason when aborted, and with an Error when the film cannot be made. What is finished of a film
   * stays in the folder, and is used when the same order is made again.
   */
  make(
    order: FilmOrder,
    options: { signal: AbortSignal; folder: string; onProgress: (share: number) => void },
  ): Promise<Film>;
}
