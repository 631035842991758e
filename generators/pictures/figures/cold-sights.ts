// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What stands in the cold: a house of snow, and a mountain with a white top. */
import { ellipse, type Point, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** An igloo of blocks of snow, with its tunnel. */
export function igloo(random: Random, wished?: Rgb): Figure {
  const snow = wished ?? rgb(random.pick(['#e8f0f8', '#eef4fa', '#e2ecf6']));
  const [line, dark] = [shade(snow, -0.24), shade(snow, -0.44)];
  const rows = [0.2, 0.42, 0.62, 0.8].map((at): Part => { const half = 66 * Math.sqrt(1 - at * at); return { d: `M${-half} ${-62 * at}Q0 ${-62 * at - 5} ${half} ${-62 * at}`, stroke: line, width: 1.2 }; });
  const joints = [0, 0.2, 0.42, 0.62].flatMap((from, i): Part[] => {
    const to = [0.2, 0.42, 0.62, 0.8][i] ?? 1;
    return [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8].map((x): Part => { const at = x + (i % 2) * 0.14; return { d: `M${at * 66 * Math.sqrt(1 - from * from)} ${-62 * from - 3}L${at * 66 * Math.sqrt(1 - to * to)} ${-62 * to - 3}`, stroke: line, width: 1.1 }; });
  });
  return { half: 72, tall: 66, parts: [
    { d: 'M-66 0C-66 -86 66 -86 66 0Z', fill: snow, stroke: dark, width: 1 }, { d: 'M20 0C34 -30 22 -58 4 -64C48 -62 66 -32 66 0Z', fill: shade(snow, -0.16), alpha: 0.7 }, ...rows, ...joints,
    { d: 'M-30 0V-16C-30 -40 16 -40 16 -16V0Z', fill: shade(snow, 0.3), stroke: dark, width: 1 }, { d: 'M-26 -16L-19 -13M-20 -28L-15 -22M-7 -33V-26M6 -28L1 -22M12 -16L5 -13', stroke: line, width: 1.2 }, { d: 'M-20 0V-13C-20 -29 6 -29 6 -13V0Z', fill: rgb('#3a4660') }, { d: 'M-16 0V-11C-16 -22 2 -22 2 -11V0Z', fill: rgb('#ffc870'), shines: true }, { d: smooth([[-72, 0], [-64, -6], [-48, -3], [-34, 0]], true, 0.4), fill: shade(snow, 0.3) }, { d: smooth([[20, 0], [40, -4], [60, -7], [72, 0]], true, 0.4), fill: shade(snow, 0.3) },
  ] };
}

/** A lone volcano with snow on its top, as Mount Fuji. */
export function snowPeak(random: Random, wished?: Rgb): Figure {
  const rock = wished ?? rgb(random.pick(['#5f7396', '#66789a', '#586c90']));
  const snow = rgb('#f6f8fc');
  const slope = (side: number): Point[] => [[side * 16, -112], [side * 30, -92], [side * 54, -62], [side * 88, -30], [side * 124, -8], [side * 140, 0]];
  return { half: 140, tall: 114, parts: [
    { d: smooth([...slope(-1).toReversed(), [-6, -109], [4, -112], ...slope(1)], true, 0.14), fill: rock }, { d: smooth([[4, -112], [16, -112], [30, -92], [54, -62], [88, -30], [124, -8], [140, 0], [70, 0], [52, -34], [22, -74]], true, 0.14), fill: shade(rock, -0.2), alpha: 0.8 },
    { d: smooth([[-6, -109], [4, -112], [16, -112], [30, -92], [47, -72], [40, -68], [32, -76], [27, -58], [18, -76], [10, -60], [4, -78], [-6, -50], [-12, -74], [-22, -60], [-26, -76], [-38, -66], [-44, -74], [-30, -92], [-16, -112]], true, 0.12), fill: snow, stroke: shade(snow, -0.16), width: 0.8 },
    { d: smooth([[4, -112], [16, -112], [30, -92], [47, -72], [40, -68], [32, -76], [27, -58], [18, -80]], true, 0.12), fill: rgb('#c4d0e4'), alpha: 0.8 }, { d: ellipse(0, -111, 15, 3), fill: shade(rock, -0.1) },
  ] };
}
