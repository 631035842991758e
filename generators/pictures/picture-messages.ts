import type { Picture, PictureRequest } from './pictures.ts';

/** Task of the picture thread, which handles one at a time. */
export interface ThreadTask {
  request: PictureRequest;
}

/** Answers of the thread: the count after each picture, then all pictures or an error. */
export type ThreadAnswer =
  | { kind: 'progress'; done: number }
  | { kind: 'pictures'; pictures: Picture[] }
  | { kind: 'failed'; message: string };
