import type { FilmUpload } from './film-state.ts';

/** The upload of one film; the publish form and the lip-sync page each have one. */
export interface FilmUploader {
  readonly state: FilmUpload;
  /** Checks a file without sending it, before the person is asked anything. One that is no film, or too large, sets `problem`. @returns whether it may be sent */
  check(file: File): Promise<boolean>;
  /** Takes a film and uploads it. A file that is no film, or too large, only sets `problem`; the earlier film stays. */
  take(file: File): Promise<void>;
  /** Keeps the first frame of the film, which becomes its cover unless another is chosen (PUB-02). */
  keepFirstFrame(frame: Blob): Promise<void>;
  /** Stops sending until the person goes on; what has arrived stays. */
  pause(): Promise<void>;
  /** Resumes after a pause, or tries again at once. */
  resume(): Promise<void>;
  /** Removes the film; the server drops what has arrived of it within a day. */
  forget(): Promise<void>;
  /** Sends the film anew: what had arrived of it is gone. */
  restart(): Promise<void>;
  /** Finds the film of an earlier visit as soon as it is known whose login this is, and resumes its upload. */
  restore(): Promise<void>;
}
