// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const tyre = rgb('#2a292e');

/** A tractor's wheel: thick treads around a disc. */
function wheel(x: number, r: number, rim: Rgb): Part[] {
  const treads = Array.from({ length: 18 }, (_, i): Part => {
    const [c, s] = [Math.cos(i * 0.349), Math.sin(i * 0.349)];
    return { d: `M${x + c * r * 0.84} ${-r + s * r * 0.84}L${x + c * r} ${-r + s * r}`, stroke: rgb('#4c4a52'), width: r * 0.1, spin: [x, -r] };
  });
  return [{ d: ellipse(x, -r, r), fill: tyre }, ...treads, { d: ellipse(x, -r, r * 0.58), fill: rim }, { d: ellipse(x, -r, r * 0.44), fill: shade(rim, -0.16) }, ...[0, 1.257, 2.513, 3.77, 5.027].map((a): Part => ({ d: ellipse(x + Math.cos(a) * r * 0.3, -r + Math.sin(a) * r * 0.3, r * 0.06), fill: shade(rim, -0.5), spin: [x, -r] })), { d: ellipse(x, -r, r * 0.13), fill: rgb('#8a8e96') }];
}

/** Parts of a tractor that are in front of who drives it. */
const before = (paint: Rgb, rim: Rgb): Part[] => [
  { d: 'M-2 -62L-16 -54', stroke: rgb('#3a3a42'), width: 2.6 }, { d: 'M-15 -64L-20 -48', stroke: rgb('#26262c'), width: 3.2 },
  { d: box(46, -96, 5, 36, 2), fill: rgb('#4a4c54') }, { d: box(45, -99, 7, 5, 1.6), fill: rgb('#34353c') },
  { d: smooth([[2, -16], [2, -62], [10, -66], [66, -62], [75, -54], [76, -28], [68, -20]], true, 0.26), fill: paint }, { d: box(8, -38, 62, 5), fill: shade(paint, 0.42) }, { d: box(67, -58, 8, 30, 2.4), fill: rgb('#3c3e46') }, ...[-52, -46, -40, -34].map((y): Part => ({ d: `M68 ${y}h6`, stroke: rgb('#8a8e96'), width: 1.4 })),
  ...[22, 31, 40].map((x): Part => ({ d: box(x, -57, 4.4, 13, 1.4), fill: shade(paint, -0.42) })), { d: ellipse(74, -56, 4, 4.8), fill: rgb('#fff0b8'), shines: true },
  { d: smooth([[-78, -44], [-66, -66], [-42, -73], [-18, -65], [-8, -46], [-16, -50], [-42, -61], [-68, -50]], true, 0.4), fill: shade(paint, -0.14) },
  { d: box(-8, -24, 70, 10, 3), fill: shade(paint, -0.42) }, ...wheel(-42, 31, rim), ...wheel(56, 18, rim),
  { d: box(2, -112, 5, 50, 1.4), fill: shade(paint, -0.2) }, { d: smooth([[-74, -112], [-66, -119], [4, -119], [14, -112], [10, -108], [-70, -108]], true, 0.3), fill: paint },
];

/** Number of the parts of a tractor that are in front of its seat. */
export const TRACTOR_SIDE = before(rgb('#000000'), rgb('#000000')).length;

/** A tractor with its cab, facing right; its last `TRACTOR_SIDE` parts are before its seat. */
export function tractor(random: Random, wished?: Rgb): Figure {
  const paint = wished ?? rgb(random.pick(['#c8382c', '#3f8a3c', '#2f68a8']));
  const rim = wished ? rgb('#e8e0cc') : rgb('#f0c23c');
  const smoke: Part[] = [0, 1, 2].map((i): Part => ({ d: ellipse(46 - i * 9, -106 - i * 7, 5 + i * 2.4, 4.4 + i * 1.8), fill: rgb('#e8e6e4'), alpha: 0.5 - i * 0.12, loose: true }));
  return { half: 82, tall: 126, parts: [
    ...smoke, { d: poly([[-62, -108], [2, -108], [2, -60], [-62, -60]]), fill: rgb('#bfe0ea'), alpha: 0.6 }, { d: box(-66, -112, 5, 60, 1.4), fill: shade(paint, -0.3) },
    { d: box(-54, -86, 9, 32, 4), fill: rgb('#3a2e2c') }, { d: box(-54, -58, 28, 8, 3), fill: rgb('#4a3a36') }, ...before(paint, rim),
  ] };
}
