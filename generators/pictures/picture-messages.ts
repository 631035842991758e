import type { Picture, PictureRequest } from './pictures.ts';

/** Requests to the thread: one task at a time. */
export interface ThreadTask {
  request: PictureRequest;
}

/** Answers of the thread: a count after every picture, then the pictures or the error. */
export type ThreadAnswer =
  | { kind: 'progress'; done: number }
  | { kind: 'pictures'; pictures: Picture[] }
  | { kind: 'failed'; message: string };
