// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What people use together: a tub in which somebody is washed, a sled, and an umbrella for two. */
import { box, ellipse, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { canopy } from './canopy.ts';

const WOOD = rgb('#a06a3c');
/** Parts of a tub that are before whoever is in it. */
export const TUB_FRONT = 12;

/** A wooden tub full of foam; its last `TUB_FRONT` parts are its near side. */
export function washTub(wished?: Rgb): Figure {
  const wood = wished ?? WOOD;
  const foam: Part[] = [[-30, -34, 9], [-16, -38, 10], [0, -35, 9], [15, -39, 10], [30, -34, 9], [-38, -44, 5], [38, -46, 4]].map(([x = 0, y = 0, r = 1]): Part => ({ d: ellipse(x, y, r), fill: rgb('#f4fafd') }));
  return { half: 48, tall: 50, parts: [
    { d: ellipse(0, -33, 44, 8), fill: shade(wood, -0.45) },
    { d: smooth([[-44, -33], [-44, -33], [0, -25], [44, -33], [44, -33], [38, 0], [38, 0], [0, 4], [-38, 0], [-38, 0]], true, 0.4), fill: wood }, { d: 'M-22 -28L-19 2M0 -27V3M22 -28L19 2', stroke: shade(wood, -0.25), width: 1.4 },
    { d: 'M-43 -24Q0 -15 43 -24', stroke: rgb('#8a929c'), width: 2.6 }, { d: 'M-40 -7Q0 1 40 -7', stroke: rgb('#8a929c'), width: 2.6 }, ...foam, { d: ellipse(-33, -37, 2), fill: rgb('#d4e8f2') },
  ] };
}

/** Parts of a sled that are before those on it: none; its seat is in the middle. */
export function sled(random: Random, wished?: Rgb): Figure {
  const wood = wished ?? rgb(random.pick(['#b8763e', '#c8443c', '#3f6ab0']));
  const runner = rgb('#4a4e58');
  return { half: 52, tall: 26, parts: [
    { d: 'M-46 -1H30Q50 -1 50 -18Q48 -24 42 -20', stroke: shade(runner, -0.2), width: 3 }, ...[-34, -6, 22].map((x): Part => ({ d: box(x, -18, 4, 16), fill: shade(wood, -0.35) })),
    { d: box(-48, -24, 88, 6, 2), fill: wood }, { d: 'M-48 -21H40', stroke: shade(wood, -0.3), width: 1.2 }, { d: 'M-46 -1H30Q50 -1 50 -18', stroke: runner, width: 2.4 },
  ] };
}

/** An umbrella over two who stand close, its handle between them. */
export function sharedUmbrella(random: Random, wished?: Rgb): Figure {
  const cloth = wished ?? rgb(random.pick(['#c8443c', '#3f6ab0', '#e0b040', '#3f8a6a', '#7a4a8c']));
  return { half: 58, tall: 150, parts: [{ d: 'M0 -60V-112', stroke: rgb('#4a3a34'), width: 2 }, { d: 'M0 -60Q0 -54 4 -54Q7 -54 7 -58', stroke: rgb('#4a3a34'), width: 2 }, ...canopy(0, -106, 56, cloth)] };
}
