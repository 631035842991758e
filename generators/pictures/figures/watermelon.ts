// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse } from '../brush/path.ts';
import type { Figure, Part, Spot } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';

const [RIND, PALE, SEED] = [rgb('#2f7a3c'), rgb('#dcecc0'), rgb('#2a1c1c')];
const FLESH = rgb('#e8404a');

/** A slice of a melon, its rind below. */
function slice(flesh: Rgb, at: Spot): Part[] {
  const wedge = (reach: number): string => `M${-reach} -34Q${-reach * 0.86} ${-34 + reach * 0.86} 0 ${-34 + reach * 0.88}Q${reach * 0.86} ${-34 + reach * 0.86} ${reach} -34Z`;
  const seeds = [[-18, -27], [-6, -26], [6, -26], [18, -27], [-11, -18], [1, -16], [12, -18]].map(([x = 0, y = 0]): Part => ({ d: ellipse(x, y, 1.5, 2.4, x), fill: SEED, at }));
  return [{ d: wedge(39), fill: RIND, at }, { d: wedge(35.6), fill: PALE, at }, { d: wedge(32.4), fill: flesh, at }, ...seeds];
}

/** A slice as it is held. */
export const melonSlice = (wished?: Rgb): Figure => ({ half: 40, tall: 36, parts: slice(wished ?? FLESH, { x: 0, y: 0, scale: 1 }) });

/** A whole watermelon, one cut in half, and a slice. @param wished color of the flesh */
export function watermelon(wished?: Rgb): Figure {
  const flesh = wished ?? FLESH;
  const stripes = [-33, -17, 0, 17, 33].map((x): Part => {
    const side = x < 0 ? -1 : 1;
    return { d: `M-44 -79C${-44 + x} -74 ${-44 + x * 1.1 + side * 3} -60 ${-44 + x * 1.1} -50S${-44 + x * 1.12 + side * 4} -34 ${-44 + x * 1.06} -26S${-44 + x * 0.8} -6 -44 -1`, stroke: shade(RIND, -0.4), width: 5.4 - Math.abs(x) * 0.06 };
  });
  const seeds = Array.from({ length: 16 }, (_, i): Part => {
    const [a, far] = [i * 2.4, 0.32 + 0.44 * ((i * 7) % 5) / 4];
    return { d: ellipse(42 + Math.cos(a) * 26 * far, -33 + Math.sin(a) * 27 * far, 1.7, 2.6, (a * 180) / Math.PI + 90), fill: SEED };
  });
  return { half: 92, tall: 86, below: 4, parts: [
    { d: 'M-44 -78q3 -8 11 -7', stroke: rgb('#6a7a3a'), width: 3 }, { d: ellipse(-44, -40, 46, 40), fill: shade(RIND, 0.26) }, ...stripes, { d: ellipse(-60, -58, 7, 12, 34), fill: rgb('#ffffff'), alpha: 0.35 },
    { d: ellipse(48, -34, 37, 35), fill: RIND }, { d: ellipse(42, -33, 33, 34), fill: shade(RIND, 0.2) }, { d: ellipse(42, -33, 30.6, 31.6), fill: PALE }, { d: ellipse(42, -33, 27.4, 28.4), fill: flesh }, ...seeds,
    ...slice(shade(flesh, 0.06), { x: -4, y: 4, scale: 0.78, turn: -0.06 }),
  ] };
}
