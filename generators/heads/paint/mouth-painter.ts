import type { MouthParts } from '../mouth/shapes.ts';
import type { Box } from './geometry.ts';

/** Paints a mouth into the picture that it was prepared with. */
export interface MouthPainter {
  /** Where it paints. */
  box: Box;
  /** Red, green, blue and alpha of each pixel of the box. */
  paint(parts: MouthParts): Uint8Array;
}
