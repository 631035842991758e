import type { MouthParts } from '../mouth/shapes.ts';
import type { Box } from './geometry.ts';

/** Paints mouths onto the picture that it was created with. */
export interface MouthPainter {
  /** The area it paints, in pixels of the picture. */
  box: Box;
  /** @returns RGBA of the box, 4 bytes a pixel */
  paint(parts: MouthParts): Uint8Array;
}
