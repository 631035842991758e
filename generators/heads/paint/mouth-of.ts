import type { Pixels } from '../../clips/pixels.ts';
import { luminance, type Rgb } from '../../pictures/light/colour.ts';
import { drawnMouth } from './drawn-mouth.ts';
import { boxAround, type Geometry, radiusIn } from './geometry.ts';
import type { MouthPainter } from './mouth-painter.ts';
import { photoMouth } from './photo-mouth.ts';
import { spotAt } from './skin.ts';

/** The share of its place that lips fill; an open mouth in a drawing has teeth and a black, and a line leaves most of it to the skin. */
const FILLED = 0.7;
/** How much redder than skin lips are, beside their light, and how light they are beside it. */
const LIPS = { redder: 0.06, darkest: 0.3, lightest: 1.05 } as const;

/**
 * The right way to let this mouth speak: lips that are painted part, and a line is drawn anew.
 * @param drawn whether it is known to be a drawing
 */
export const mouthOf = (pixels: Pixels, geometry: Geometry, drawn: boolean): MouthPainter =>
  !drawn && lipShare(pixels, geometry) > FILLED ? photoMouth(pixels, geometry) : drawnMouth(pixels, geometry);

/** The share of the mouth's place that is as red and as light as lips are. */
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

/** How red a color is, whatever light it is in. */
const redness = (color: Rgb): number => {
  const [r, g, b] = color;
  return (r - (g + b) / 2) / (luminance(color) * 255 + 20);
};
