// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [tyre, steel, dark] = [rgb('#26262c'), rgb('#c2c8d0'), rgb('#3a3c44')] as const;

function wheel(x: number): Part[] {
  const spokes = [0, 1.256, 2.513, 3.77, 5.026].map((turn): Part => ({ d: `M${x} -14L${x + Math.cos(turn) * 8.6} ${-14 + Math.sin(turn) * 8.6}`, stroke: steel, width: 1.6, spin: [x, -14] }));
  return [{ d: ellipse(x, -14, 14), fill: tyre }, { d: ellipse(x, -14, 9), fill: rgb('#5f646e') }, { d: ellipse(x, -14, 7.6), fill: dark }, ...spokes, { d: ellipse(x, -14, 3), fill: steel }];
}

/** A light motor scooter, facing right. @param wished its color @param delivers whether it has a courier's box behind the seat */
export function scooter(random: Random, wished?: Rgb, delivers = false): Figure {
  const paint = wished ?? rgb(random.pick(['#58b0a0', '#e8c24a', '#d8584a', '#5a8ac8', '#e8e2d4']));
  const low = shade(paint, -0.22);
  const crate: Part[] = delivers ? [
    { d: box(-80, -84, 36, 34, 4), fill: rgb('#f4b52e') }, { d: box(-82, -88, 40, 8, 3), fill: shade(rgb('#f4b52e'), -0.2) }, { d: box(-80, -70, 36, 5), fill: rgb('#3a3c44'), alpha: 0.85 }, { d: 'M-74 -50V-44M-50 -50V-44', stroke: dark, width: 3 },
  ] : [{ d: 'M-74 -50H-52M-70 -50L-62 -42', stroke: steel, width: 2.6 }];
  return { half: 84, tall: delivers ? 90 : 82, parts: [
    ...wheel(-44), ...wheel(48),
    // the fork, and the floor for the feet
    { d: limb([[48, -14], [40, -34], [30, -70]], 4, 5), fill: steel }, { d: smooth([[-30, -20], [-10, -12], [22, -12], [34, -30], [40, -30], [32, -6], [14, -4], [-16, -4], [-34, -8]], true, 0.4), fill: low },
    // the tail over the rear wheel, the seat, and the shield before the knees
    { d: smooth([[-70, -26], [-68, -42], [-50, -48], [-18, -46], [-8, -34], [-10, -12], [-24, -10], [-30, -26], [-44, -31], [-58, -25]], true, 0.5), fill: paint }, { d: smooth([[-62, -34], [-46, -40], [-24, -38], [-18, -30], [-40, -34]]), fill: shade(paint, 0.35), alpha: 0.7 },
    { d: smooth([[-64, -46], [-58, -54], [-34, -54], [-10, -51], [-7, -46], [-30, -44]]), fill: rgb('#3a2c2a') }, { d: box(-73, -40, 6, 7, 2), fill: rgb('#f04438'), shines: true },
    { d: smooth([[20, -68], [32, -70], [43, -34], [46, -26], [38, -22], [31, -26]], true, 0.4), fill: paint }, { d: 'M29 -64L40 -30', stroke: shade(paint, 0.4), width: 2 },
    { d: 'M34 -26Q48 -38 63 -22', stroke: low, width: 5.4 },
    // handlebar, mirror and lamp
    { d: 'M29 -70L27 -76L15 -74', stroke: dark, width: 3.6 }, { d: 'M26 -74L24 -81', stroke: steel, width: 1.5 }, { d: ellipse(23, -82, 3.8, 2.6, -12), fill: dark }, { d: poly([[27, -76], [38, -76], [40, -65], [28, -64]]), fill: paint }, { d: ellipse(39.4, -70, 3.2, 5, -6), fill: rgb('#fff0b8'), shines: true },
    ...crate,
  ] };
}
