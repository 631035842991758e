// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, smooth } from '../brush/path.ts';
import type { Figure } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** On four wheels, seen from its side. */
export function skateboard(random: Random, wished?: Rgb): Figure {
  const deck = wished ?? rgb(random.pick(['#e2483c', '#3f8ad0', '#e0a83a', '#3f9a6a']));
  const wheel = (x: number) => [{ d: ellipse(x, -4.4, 4.4, 4.4), fill: rgb('#f2e6d0') }, { d: ellipse(x, -4.4, 1.8, 1.8), fill: rgb('#5a5a64') }];
  return { half: 46, tall: 18, parts: [
    ...wheel(-27), ...wheel(-18), ...wheel(18), ...wheel(27), { d: box(-25, -9.4, 12, 3, 1), fill: rgb('#7a7f8a') }, { d: box(13, -9.4, 12, 3, 1), fill: rgb('#7a7f8a') },
    { d: smooth([[-45, -16], [-36, -12.6], [36, -12.6], [45, -16], [43, -12], [35, -8.8], [-35, -8.8], [-43, -12]], true, 0.4), fill: deck },
    { d: 'M-43 -15.4L-36 -12.8H36L43 -15.4', stroke: shade(deck, -0.45), width: 1.6 },
  ] };
}

/** On its wave, seen from its side. */
export function surfboard(random: Random, wished?: Rgb): Figure {
  const deck = wished ?? rgb(random.pick(['#f4d24a', '#e2603c', '#4fb0c8', '#f2efe8']));
  return { half: 74, tall: 20, parts: [
    { d: smooth([[-62, -12], [-20, -8], [40, -9], [66, -18], [44, -15], [-20, -15.5]], true, 0.5), fill: deck },
    { d: 'M-56 -12Q0 -8.5 56 -13.5', stroke: shade(deck, -0.3), width: 2 },
    { d: smooth([[-74, -3], [-58, -12], [-40, -7], [-14, -10], [14, -7], [42, -10], [60, -6], [74, -2], [40, 1], [-40, 1]], true, 0.6), fill: rgb('#f4fbff'), alpha: 0.85 },
  ] };
}
