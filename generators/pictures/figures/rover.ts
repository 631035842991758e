// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';

const [steel, dark, foil, white] = [rgb('#8a929e'), rgb('#30343e'), rgb('#d8a63c'), rgb('#eceff2')];

/** A wheel of metal with its treads. */
function wheel(x: number, r: number, back = false): Part[] {
  const tyre = back ? shade(dark, -0.3) : dark;
  const treads = Array.from({ length: 14 }, (_, i): Part => {
    const [c, s] = [Math.cos(i * 0.449), Math.sin(i * 0.449)];
    return { d: `M${(x + c * r * 0.8).toFixed(1)} ${(-r + s * r * 0.8).toFixed(1)}L${(x + c * r).toFixed(1)} ${(-r + s * r).toFixed(1)}`, stroke: shade(steel, -0.1), width: 1.8, spin: [x, -r] };
  });
  if (back) return [{ d: ellipse(x, -r, r), fill: tyre }];
  return [{ d: ellipse(x, -r, r), fill: tyre }, ...treads, { d: ellipse(x, -r, r * 0.6), fill: steel }, ...[0, 2.09, 4.19].map((a): Part => ({ d: ellipse(x + Math.cos(a) * r * 0.34, -r + Math.sin(a) * r * 0.34, r * 0.13), fill: dark, spin: [x, -r] })), { d: ellipse(x, -r, r * 0.14), fill: white }];
}

/** A rover on another world, facing right: six wheels, a panel that is turned to the sun, a dish, an arm and a mast with cameras. @param wished color of its body */
export function rover(wished?: Rgb): Figure {
  const body = wished ?? white;
  const cells = [-54, -36, -18, 0, 18].map((x) => `M${x} -70L${x + 8} -82`).join('');
  return { half: 88, tall: 134, parts: [
    ...[-48, 8, 64].flatMap((x) => wheel(x, 14, true)),
    { d: 'M-46 -62V-92', stroke: steel, width: 3 }, { d: ellipse(-50, -101, 17, 9, -38), fill: white, stroke: steel, width: 1.2 }, { d: ellipse(-48, -103, 13, 6, -38), fill: shade(steel, 0.3) }, { d: 'M-48 -103L-60 -116', stroke: steel, width: 1.6 }, { d: ellipse(-60, -116, 2.2), fill: foil },
    { d: box(-58, -62, 108, 26, 4), fill: body }, { d: box(-58, -46, 108, 11, 3), fill: foil }, { d: 'M-40 -46V-36M-20 -46V-36M0 -46V-36M20 -46V-36M38 -46V-36', stroke: shade(foil, -0.3), width: 1 }, { d: box(-50, -57, 20, 8, 1.5), fill: dark }, { d: box(-22, -57, 8, 8, 1.5), fill: rgb('#e0783c') }, { d: ellipse(40, -54, 3), fill: rgb('#7fe0ff'), shines: true },
    { d: poly([[-72, -66], [36, -66], [48, -84], [-60, -84]]), fill: rgb('#24488a'), stroke: rgb('#c8d4e4'), width: 1.6 }, { d: `${cells}M-66 -75H42`, stroke: rgb('#8fb0e0'), width: 1 }, { d: 'M-40 -66V-62M10 -66V-62', stroke: steel, width: 3 },
    { d: limb([[36, -60], [38, -90], [38, -114]], 3.6, 2.8), fill: steel }, { d: box(24, -132, 30, 18, 4), fill: body, stroke: shade(body, -0.35), width: 1 }, { d: ellipse(46, -123, 6), fill: dark }, { d: ellipse(46, -123, 3), fill: rgb('#6fc3e8'), shines: true }, { d: ellipse(32, -123, 4), fill: dark }, { d: ellipse(32, -123, 1.8), fill: rgb('#6fc3e8') },
    { d: limb([[50, -46], [68, -58], [80, -40]], 3, 2.4), fill: steel }, { d: ellipse(68, -57, 3.6), fill: dark }, { d: smooth([[75, -42], [85, -42], [86, -32], [80, -27], [74, -32]]), fill: dark },
    { d: 'M-56 -16L-30 -36L-2 -16M-30 -36L40 -34L56 -16', stroke: shade(steel, -0.25), width: 4.2 }, { d: ellipse(-30, -36, 4), fill: dark }, { d: ellipse(40, -34, 4), fill: dark },
    ...[-56, 0, 56].flatMap((x) => wheel(x, 16)),
  ] };
}
