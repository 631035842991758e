// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const HUB = [0, -62] as const;
const RADIUS = 48;
const CABINS = 12;

/** A Ferris wheel with round cabins and with bulbs on its rim. @param wished color of its frame */
export function ferrisWheel(random: Random, wished?: Rgb): Figure {
  const frame = wished ?? rgb(random.pick(['#e8e4ee', '#d8607a', '#4f86c8']));
  const hues = ['#e8504a', '#f2b03c', '#4aa86a', '#4a8ae0', '#a060c8', '#f08ab0'].map(rgb);
  const round = (i: number, of: number, r: number): [number, number] => {
    const turn = (i / of) * 2 * Math.PI;
    return [HUB[0] + Math.cos(turn) * r, HUB[1] + Math.sin(turn) * r];
  };
  const spokes = Array.from({ length: CABINS }, (_, i): Part => {
    const [x, y] = round(i, CABINS, RADIUS);
    return { d: `M${HUB[0]} ${HUB[1]}L${x} ${y}`, stroke: shade(frame, -0.12), width: 1.3, spin: HUB };
  });
  const bulbs = Array.from({ length: 36 }, (_, i): Part => {
    const [x, y] = round(i, 36, RADIUS - 3.4);
    return { d: ellipse(x, y, 1.1), fill: rgb('#ffe7a0'), shines: true };
  });
  const cabins = Array.from({ length: CABINS }, (_, i): Part[] => {
    const [x, y] = round(i + 0.5, CABINS, RADIUS + 1);
    const hue = hues[i % hues.length] ?? frame;
    return [{ d: ellipse(x, y, 6.6), fill: hue, spin: HUB }, { d: ellipse(x, y, 3.6), fill: rgb('#dff0f8'), spin: HUB }, { d: ellipse(x, y, 1.5), fill: shade(hue, -0.3), spin: HUB }];
  }).flat();
  return { half: 62, tall: 120, parts: [
    { d: poly([[-34, 0], [-28, 0], [2, HUB[1]], [-2, HUB[1]]]), fill: shade(frame, -0.34) }, { d: poly([[34, 0], [28, 0], [-2, HUB[1]], [2, HUB[1]]]), fill: shade(frame, -0.34) }, { d: 'M-20 -24H20', stroke: shade(frame, -0.34), width: 2.4 },
    { d: box(-42, -6, 84, 6, 2), fill: shade(frame, -0.46) }, { d: box(-12, -17, 24, 12, 1.5), fill: hues[0] ?? frame }, { d: poly([[-15, -17], [0, -25], [15, -17]]), fill: hues[1] ?? frame }, { d: box(-4, -14, 8, 8, 1), fill: rgb('#ffe3a0'), shines: true },
    { d: ellipse(HUB[0], HUB[1], RADIUS), stroke: frame, width: 2.4 }, { d: ellipse(HUB[0], HUB[1], RADIUS - 7), stroke: frame, width: 1.4 }, { d: ellipse(HUB[0], HUB[1], 20), stroke: shade(frame, -0.1), width: 1.1 }, ...spokes, ...bulbs,
    ...cabins, { d: ellipse(HUB[0], HUB[1], 5.4), fill: hues[1] ?? frame, spin: HUB }, { d: ellipse(HUB[0], HUB[1], 2.6), fill: rgb('#fbf8f0'), shines: true },
  ] };
}
