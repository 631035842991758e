import type { Picture, PictureRequest } from './pictures.ts';

/** What the provider asks of its thread: one task at a time. */
export interface ThreadTask {
  request: PictureRequest;
}

/** What the thread answers: a count after every picture, then the pictures or why there are none. */
export type ThreadAnswer =
  | { kind: 'progress'; done: number }
  | { kind: 'pictures'; pictures: Picture[] }
  | { kind: 'failed'; message: string };
