/** The wood of a room's furniture: one for all of it, by seed. */
import type { Figure, Part } from '../brush/shapes.ts';
import { luminance, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** A kind of wood; null: each piece in its own. */
export type Wood = Rgb | null;

const KINDS = ['#5c3c2a', '#b8895a', '#7c4230', '#8c7a68', '#9a6a3a'].map(rgb);

export const woodBy = (random: Random): Wood => random.pick([null, null, ...KINDS]);

/** The figure with all that is brown in it of that wood. */
export function inWood(figure: Figure, wood: Wood): Figure {
  if (!wood) return figure;
  const own = (colour: Rgb): Rgb => (isBrown(colour) ? asBright(wood, luminance(colour)) : colour);
  const parts = figure.parts.map((part): Part => {
    if (part.shines) return part;
    return {
      ...part,
      ...(part.fill && { fill: own(part.fill) }),
      ...(part.stroke && { stroke: own(part.stroke) }),
    };
  });
  return { ...figure, parts };
}

const isBrown = ([r, g, b]: Rgb): boolean =>
  r > g &&
  g > b &&
  r - b > 24 &&
  (g - b) / (r - b) > 0.22 &&
  (g - b) / (r - b) < 0.7 &&
  luminance([r, g, b]) < 0.62;

/** As light or dark as the drawing is there, so that its relief stays. */
function asBright(wood: Rgb, bright: number): Rgb {
  const shift = (bright - MIDDLE) * 1.5;
  return shade(wood, Math.max(-0.6, Math.min(0.6, shift)));
}
/** How bright most wood of the drawings is. */
const MIDDLE = 0.4;
