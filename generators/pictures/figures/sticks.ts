// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Sticks that somebody has in hand or flies on: a wizard's staff, a walking stick and a broom. */
import { box, ellipse, limb, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';

const [wood, straw] = [rgb('#7a5434'), rgb('#d8a84a')];

/** A staff whose top holds a stone that shines. */
export function staff(wished?: Rgb): Figure {
  const stone = wished ?? rgb('#6ad0e8');
  return { half: 16, tall: 132, parts: [
    { d: limb([[0, 0], [-1, -44], [1, -104]], 4.6, 6), fill: wood, stroke: shade(wood, -0.35), width: 0.8 }, { d: 'M-2 -30L2 -36M-2 -62L2 -68', stroke: shade(wood, -0.35), width: 1.2 },
    { d: ellipse(0, -117, 13), fill: shade(stone, 0.3), alpha: 0.35, shines: true, loose: true }, { d: ellipse(0, -117, 8), fill: stone, shines: true }, { d: ellipse(-2.4, -119.6, 2.4), fill: rgb('#ffffff'), alpha: 0.8 },
    { d: smooth([[0, -102], [-11, -110], [-12, -122], [-4, -131]], false), stroke: wood, width: 4 }, { d: smooth([[1, -102], [11, -109], [12, -120], [6, -126]], false), stroke: shade(wood, -0.14), width: 4 },
  ] };
}

/** A walking stick with a bent handle. */
export function cane(wished?: Rgb): Figure {
  const own = wished ?? rgb('#6a4428');
  return { half: 12, tall: 66, parts: [{ d: 'M2 0V-52Q2 -64 -6 -64Q-12 -63 -12 -56', stroke: own, width: 4.2 }, { d: 'M0 0H4', stroke: rgb('#2c2a2e'), width: 4.6 }, { d: 'M1 -12V-50', stroke: shade(own, 0.3), width: 1.2, alpha: 0.7 }] };
}

const twigs = (at: (x: number, y: number) => string, fill: Rgb): Part[] => [
  { d: [-12, -7, -2, 3, 8, 12].map((x) => `M${at(x * 0.3, -30)}L${at(x, -3)}`).join(''), stroke: shade(fill, -0.3), width: 1.4 },
];

/** A broom that stands on its twigs. */
export function broom(wished?: Rgb): Figure {
  const own = wished ?? straw;
  return { half: 17, tall: 116, parts: [
    { d: limb([[0, -26], [0, -116]], 3.6, 3.6), fill: wood }, { d: smooth([[-4, -36], [-8, -22], [-17, 0], [17, 0], [8, -22], [4, -36]], true, 0.3), fill: own }, ...twigs((x, y) => `${x} ${y}`, own), { d: box(-6, -36, 12, 4, 1), fill: rgb('#a83a34') }, { d: box(-7.4, -28, 14.8, 3, 1), fill: rgb('#a83a34') },
  ] };
}

/** A broom in flight, its handle ahead. */
export function flyingBroom(wished?: Rgb): Figure {
  const own = wished ?? straw;
  return { half: 74, tall: 30, parts: [
    { d: limb([[-34, -13], [10, -15], [72, -24]], 4.4, 4), fill: wood, stroke: shade(wood, -0.35), width: 0.8 }, { d: smooth([[-28, -17], [-44, -24], [-74, -26], [-70, -14], [-74, -1], [-44, -4], [-28, -10]], true, 0.3), fill: own }, ...twigs((x, y) => `${-62 + (y + 3) * -1.2} ${-13 + x * 0.8}`, own), { d: box(-36, -20, 4, 14, 1), fill: rgb('#a83a34') },
  ] };
}
