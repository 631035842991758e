import type { ClipReference, PictureRecipe } from './clips.ts';
import type { Pixels } from './pixels.ts';

/** The first or last frame, and the request that made it, if known. */
export interface Source {
  pixels: Pixels;
  recipe?: PictureRecipe;
}

/** The request to the clip thread. */
export interface ClipTask {
  /** Without a picture, the recipe is painted. */
  first: Source | { recipe: PictureRecipe };
  last?: Source;
  references: readonly ClipReference[];
  prompt: string;
  seconds: number;
  width: number;
  height: number;
  seed: number;
}

/** The thread's answers. A frame is RGBA, 4 bytes a pixel. */
export type ClipAnswer =
  | { kind: 'frame'; data: Uint8Array }
  | { kind: 'end' }
  | { kind: 'failed'; message: string };

/** Backpressure: lets the thread paint this many more frames. */
export interface ClipTurn {
  frames: number;
  /** A frame that was taken: its memory serves the next one. Left to the garbage collector, frames would fill 50 MB. */
  spare?: Uint8Array;
}
