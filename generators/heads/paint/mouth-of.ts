import type { Pixels } from '../../clips/pixels.ts';
import { luminance, type Rgb } from '../../pictures/light/colour.ts';
import { drawnMouth } from './drawn-mouth.ts';
import { boxAround, type Geometry, radiusIn } from './geometry.ts';
import type { MouthPainter } from './mouth-painter.ts';
import { photoMouth } from './photo-mouth.ts';
import { spotAt } from './skin.ts';

/** Least lip-colored share of the mouth's oval in a photo. Drawn mouths have less: a line, or an open mouth with teeth. */
const FILLED = 0.7;
/** How much redder than skin lips are, and the range of their luminance relative to skin. */
const LIPS = { redder: 0.06, darkest: 0.3, lightest: 1.05 } as const;

/**
 * The mouth painter for a picture: photographed or painted lips are warped, a drawn mouth is redrawn.
 * @param drawn whether the picture is known to be a drawing
 */
export const mouthOf = (pixels: Pixels, geometry: Geometry, drawn: boolean): MouthPainter =>
  !drawn && lipShare(pixels, geometry) > FILLED ? photoMouth(pixels, geometry) : drawnMouth(pixels, geometry);

/** Share of the mouth's oval that has the color of lips, 0..1. */
export function lipShare(pixels: Pixels, geometry: Geometry): number {
  const { data, width } = pixels;
  const { skin } = spotAt(pixels, geometry.mouth, geometry, 1);
  const [usual, light] = [redness(skin), luminance(skin)];
  const box = boxAround(geometry.mouth, geometry, pixels);
  let [red, all] = [0, 0];
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      if (radiusIn(geometry.mouth, geometry, x, y) > 0.9) continue;
      const at = (y * width + x) * 4;
      const color: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const beside = luminance(color) / Math.max(0.02, light);
      all++;
      if (beside > LIPS.darkest && beside < LIPS.lightest && redness(color) > usual + LIPS.redder) red++;
    }
  return all > 0 ? red / all : 0;
}

/** Redness of a color, independent of its luminance. */
const redness = (color: Rgb): number => {
  const [r, g, b] = color;
  return (r - (g + b) / 2) / (luminance(color) * 255 + 20);
};
