import { box, ellipse } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb } from '../light/colour.ts';
import { placed } from './together.ts';

/** How much of the height of somebody without a neck is above the water. */
const BACK = 0.52;
/** How far below the neck the water is, in half widths of the neck. */
const CHEST = 1.9;
/** How much further the arms of a swimmer are stretched out than those of who stands. */
const REACH = 1.36;
const FOAM = rgb('#f4fbff');

/** Somebody in water to the chest, an animal to the back, with the ripples around them: what is under the surface is not seen. */
export function toTheChest(figure: Figure): Figure {
  const { head, tall, half, face } = figure;
  const upright = face !== undefined && head?.neck !== undefined;
  const deep = upright && head.neck ? -head.neck.y - head.neck.scale * CHEST : tall * BACK;
  const shown = placed(figure, { x: 0, y: deep, scale: 1 });
  const above = { d: box(-400, -tall - 400, 800, tall + 400) };
  const across = upright ? half * 0.66 : half * 0.7;
  return {
    half: upright ? half * REACH : half,
    tall: tall - deep,
    below: 9,
    ...(shown.face && { face: shown.face }),
    parts: [
      ...shown.parts.flatMap((part): Part[] =>
        part.loose ? [] : [{ ...part, within: part.within ?? above }],
      ),
      ...RINGS.map(
        ([wide, low, alpha]): Part => ({
          d: arc(across * wide, low),
          stroke: FOAM,
          width: 1.5,
          alpha,
          loose: true,
        }),
      ),
      { d: ellipse(0, 0.6, across * 0.82, 1.3), fill: FOAM, alpha: 0.55, loose: true },
    ],
  };
}

/** The rings on the water before somebody: how wide, how low, how clear. */
const RINGS = [
  [0.95, 2.6, 0.75],
  [1.18, 5, 0.5],
  [1.38, 7.6, 0.3],
] as const;

/** The near side of a ring on the water. */
const arc = (across: number, low: number): string =>
  `M${-across} ${low * 0.2}Q${-across * 0.6} ${low} 0 ${low}Q${across * 0.6} ${low} ${across} ${low * 0.2}`;
