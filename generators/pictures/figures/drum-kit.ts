// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, limb, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { lifts } from './playing.ts';

const [steel, brass, skin, wood] = [rgb('#c4c8d0'), rgb('#e2b84a'), rgb('#faf3e2'), rgb('#c89a62')];

/** A drum kit as those see it who listen, as wide as its cymbals. @param beat phase of the beat, for clips */
export function drumKit(random: Random, wished?: Rgb, beat?: number): Figure {
  const shell = wished ?? rgb(random.pick(['#c2342e', '#2f5fa8', '#33343c']));
  const [left, right] = lifts(beat);
  const cymbal = (x: number, y: number, turn: number): Part[] => [
    { d: `M${x} ${y}V-2M${x} -14l-8 14M${x} -14l8 14`, stroke: steel, width: 1.6 }, { d: ellipse(x, y, 15, 2.6, turn), fill: brass }, { d: ellipse(x, y - 1.4, 4, 1.8, turn), fill: shade(brass, 0.25) },
  ];
  const tom = (x: number, y: number, r: number, high: number): Part[] => [
    { d: smooth([[x - r, y], [x - r, y], [x - r, y + high], [x - r, y + high], [x, y + high + 3.4], [x + r, y + high], [x + r, y + high], [x + r, y], [x + r, y]], true, 0.4), fill: shell }, { d: `M${x - r} ${y + high - 1}Q${x} ${y + high + 3} ${x + r} ${y + high - 1}`, stroke: steel, width: 1.6 }, { d: ellipse(x, y, r, 3.4), fill: steel }, { d: ellipse(x, y - 0.4, r - 1.4, 2.6), fill: skin },
  ];
  // from the hands of who sits behind it
  const stick = (x: number, y: number, tx: number, ty: number, lift: number): Part => ({ d: limb([[x, y - 3 * lift], [tx, ty - 9 * lift]], 2, 1.6), fill: wood });
  return { half: 52, tall: 66, below: 2, parts: [
    ...cymbal(-36, -60, -8), ...cymbal(37, -63, 8), ...tom(-31, -31, 12, 10), { d: 'M-31 -18V-2M-31 -12l-8 12M-31 -12l8 12', stroke: steel, width: 1.6 }, ...tom(32, -30, 13, 19), { d: 'M22 -12V0M42 -12V0', stroke: steel, width: 1.8 },
    ...tom(-11.5, -45, 10, 9), ...tom(11.5, -45, 10, 9), { d: 'M-4 -38V-30M4 -38V-30', stroke: steel, width: 2 },
    { d: ellipse(0, -18, 19.6), fill: shade(shell, -0.2) }, { d: ellipse(0, -18, 17.4), fill: steel }, { d: ellipse(0, -18, 16), fill: skin }, { d: ellipse(0, -18, 8), fill: shell }, { d: ellipse(0, -18, 4), fill: shade(shell, 0.35) },
    { d: 'M-15 -5L-22 1M15 -5L22 1', stroke: steel, width: 2 }, { d: box(-3, -1, 6, 2, 0.6), fill: steel },
    stick(-13, -53, -28, -33, left), stick(21, -52, 32, -32, right),
  ] };
}
