// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, poly, smooth } from '../brush/path.ts';
import type { Figure } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** Parts of a cradle that are before whoever lies in it. */
export const CRADLE_SIDE = 4;

/** A cradle on rockers; its last `CRADLE_SIDE` parts are its near side. */
export function cradle(random: Random, wished?: Rgb): Figure {
  const wood = wished ?? rgb(random.pick(['#a8744a', '#8a5a38', '#e9e2d4']));
  const bars = [-30, -18, -6, 6, 18, 30].map((x) => `M${x} -34L${x * 0.94} -14`).join('');
  return { half: 58, tall: 78, parts: [
    { d: smooth([[-52, -78], [-52, -78], [-40, -84], [-26, -80], [-26, -80], [-32, -12], [-44, -12], [-44, -12]], true, 0.3), fill: shade(wood, -0.16) }, { d: box(-46, -36, 92, 10, 4), fill: rgb('#f6f1e6') },
    { d: poly([[-50, -42], [50, -42], [46, -34], [-46, -34]]), fill: rgb('#ece4d4') },
    { d: poly([[-52, -36], [52, -36], [44, -12], [-44, -12]]), fill: shade(wood, -0.06) }, { d: bars, stroke: shade(wood, -0.32), width: 2.4 }, { d: box(-54, -40, 108, 6, 3), fill: shade(wood, 0.1) },
    { d: 'M-50 -8Q0 8 50 -8M-34 -12V-3M34 -12V-3', stroke: shade(wood, -0.26), width: 4.4 },
  ] };
}
