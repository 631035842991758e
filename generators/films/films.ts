import type { Film } from './assemble.ts';
import type { FilmOptions, FilmPlan, FilmShot } from './film.ts';

/** The request of a film; its files are local paths. */
export type FilmOrder = FilmOptions & { shots: readonly FilmShot[] };

/** Assembles films from shots, speech and music. */
export interface FilmProvider {
  readonly name: string;
  /** Rejects with MediaToolMissing when a program that it needs is known to be missing. */
  ready?(): Promise<void>;
  /** The timetable of the film including its title cards, without rendering anything. @throws {RangeError} without shots */
  planOf(order: FilmOrder): FilmPlan;
  /**
   * Rejects with the signal's reason when aborted, and with an Error when the film cannot be made. Finished parts stay in the
   * folder and are reused by the next attempt.
   * @param options `onProgress` receives 0..1
   */
  make(
    order: FilmOrder,
    options: { signal: AbortSignal; folder: string; onProgress: (share: number) => void },
  ): Promise<Film>;
}
