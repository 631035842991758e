// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Pigeons on the ground around whoever feeds them, in the units of an adult who is 100 high. */
import { ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { Station } from './station.ts';

const COATS = ['#8d95a6', '#a7adb8', '#6f7686', '#ece9e4', '#9a8478'] as const;

/** A pigeon with its head up, or pecking. */
function pigeon(x: number, y: number, way: 1 | -1, coat: Rgb, pecks: boolean): Part[] {
  const at = { x, y, scale: 1, ...(way < 0 && { mirror: true }) };
  const [dark, neck] = [shade(coat, -0.3), mix(shade(coat, -0.2), rgb('#3f8a78'), 0.45)];
  const [hx, hy] = pecks ? [17, -4] : [11, -20];
  return ([
    { d: 'M-1 -5L-2 0M3 -5L4 0', stroke: rgb('#d0705a'), width: 1.4 },
    { d: poly([[-11, -9], [-24, -6], [-23, -2], [-9, -4]]), fill: dark },
    { d: smooth([[-14, -8], [-6, -15], [5, -15], [11, -11], [8, -4], [-2, -3]]), fill: coat },
    { d: pecks ? smooth([[3, -14], [12, -12], [19, -6], [15, -2], [9, -6]]) : smooth([[4, -13], [7, -21], [13, -22], [12, -12], [9, -6]]), fill: neck },
    { d: ellipse(hx, hy, 4.2, 3.8), fill: mix(neck, dark, 0.4) }, { d: pecks ? poly([[hx + 2, hy + 1], [hx + 5, hy + 5], [hx - 1, hy + 3]]) : poly([[hx + 3.4, hy - 1], [hx + 8, hy + 1], [hx + 3, hy + 1.6]]), fill: rgb('#3a3236') },
    { d: ellipse(hx + 1.4, hy - 0.8, 0.9), fill: rgb('#f08a3c') },
    { d: smooth([[-16, -8], [-6, -13], [4, -11], [0, -6], [-10, -5]]), fill: shade(coat, -0.12) }, { d: 'M-12 -7L-1 -10M-10 -5.6L0 -7.6', stroke: dark, width: 1 },
  ] satisfies Part[]).map((part) => ({ ...part, at }));
}

/** Where they are, the near ones last: x, y, the way they face, and whether they peck. */
const PLACES = [
  [-44, -7, 1, true], [38, -8, -1, false], [-78, -3, 1, false], [70, -4, -1, true],
  [-26, 1, 1, true], [22, 3, -1, true], [-58, 6, 1, false], [52, 7, -1, true], [96, 4, -1, false],
] as const;

/** A flock with crumbs between them. */
export function flock(random: Random, wished?: Rgb): Figure {
  const crumbs = Array.from({ length: 16 }, (_, i): Part => ({ d: ellipse(-62 + i * 8.2 + random.range(-3, 3), random.range(-4, 9), 1.2, 0.9), fill: rgb('#f0d492') }));
  const birds = PLACES.flatMap(([x, y, way, pecks]) => pigeon(x, y, way, wished ?? rgb(random.pick(COATS)), pecks));
  return { half: 112, tall: 34, below: 10, parts: [...crumbs, ...birds] };
}

/** Who feeds them stands among them, an arm stretched out. */
export const FEEDING: Station = {
  low: true,
  posts: [
    { x: -6, pose: 'stand', arms: 'give', behind: true },
    { x: -56, pose: 'stand', arms: 'give', behind: true },
    { x: 58, pose: 'stand', left: true, behind: true },
  ],
};
