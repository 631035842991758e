import type { ClipReference, PictureRecipe } from './clips.ts';
import type { Pixels } from './pixels.ts';

/** A picture to begin from or to end on, and what drew it, if that is known. */
export interface Source {
  pixels: Pixels;
  recipe?: PictureRecipe;
}

/** The request to the clip thread. */
export interface ClipTask {
  /** Without a picture, the words are painted. */
  first: Source | { recipe: PictureRecipe };
  last?: Source;
  references: readonly ClipReference[];
  prompt: string;
  seconds: number;
  width: number;
  height: number;
  seed: number;
}

/** The thread's answers: a frame at each `ClipTurn`, red, green, blue and alpha of each pixel. */
export type ClipAnswer =
  | { kind: 'frame'; data: Uint8Array }
  | { kind: 'end' }
  | { kind: 'failed'; message: string };

/** Lets the thread paint this many more frames. */
export interface ClipTurn {
  frames: number;
}
