// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { swing } from './playing.ts';

const ebony = rgb('#2a1c1a');
/** The outline of its body; every other one is its mirror image. */
const SIDE = [[8, -62], [19, -58], [22, -49], [15, -42], [14, -36], [18, -30], [27, -22], [26, -9], [13, -4]] as const;

/** A cello on its spike with its bow across the strings. @param beat phase of the beat, for clips */
export function cello(random: Random, wished?: Rgb, beat?: number): Figure {
  const at = { x: 10 * swing(beat), y: 0.7 * swing(beat), scale: 1 };
  const wood = wished ?? rgb(random.pick(['#a8562a', '#944a26', '#b5703a']));
  const outline = (grow: number): string => smooth([...SIDE.map(([x, y]) => [x * grow, -33 + (y + 33) * grow] as const), ...SIDE.toReversed().map(([x, y]) => [-x * grow, -33 + (y + 33) * grow] as const)]);
  const holes = [-1, 1].flatMap((side): Part[] => [{ d: `M${side * 8} -34q${side * 5} 4 ${side * 2} 9q${side * -2} 4 ${side * 3} 7`, stroke: ebony, width: 1.5 }]);
  return { half: 44, tall: 106, parts: [
    { d: 'M0 -4V0', stroke: rgb('#6a6e78'), width: 2.4 }, { d: outline(1.05), fill: shade(wood, -0.36) }, { d: outline(0.95), fill: wood }, { d: smooth([[-15, -54], [-6, -57], [-8, -46], [-12, -44]]), fill: shade(wood, 0.26), alpha: 0.7 }, ...holes,
    { d: box(-3, -98, 6, 66, 2), fill: ebony }, { d: ellipse(0, -101, 4.4, 5), fill: shade(wood, -0.2) }, { d: 'M-8 -97H8M-8 -92H8', stroke: ebony, width: 2 }, { d: box(-7, -25, 14, 2.4, 1), fill: rgb('#ecd0a0') }, { d: smooth([[-4, -18], [4, -18], [2.4, -5], [-2.4, -5]]), fill: ebony },
    { d: 'M-1.6 -94V-16M0 -94V-16M1.6 -94V-16', stroke: rgb('#f0e6d2'), width: 0.5 },
    { d: 'M-40 -36L36 -31', stroke: rgb('#fbf6e8'), width: 1.6, at }, { d: 'M-42 -39Q0 -42 37 -32', stroke: rgb('#5a3020'), width: 2.2, at }, { d: box(-44, -40, 8, 5, 1.4), fill: ebony, at },
  ] };
}
