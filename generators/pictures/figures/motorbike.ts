// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [tyre, steel, dark] = [rgb('#26262c'), rgb('#b4bac4'), rgb('#3a3c44')] as const;

function wheel(x: number): Part[] {
  const spokes = Array.from({ length: 6 }, (_, i): Part => ({ d: `M${x} -21L${x + Math.cos(i * 1.047) * 13} ${-21 + Math.sin(i * 1.047) * 13}`, stroke: steel, width: 1.5, spin: [x, -21] }));
  return [{ d: ellipse(x, -21, 21), fill: tyre }, { d: ellipse(x, -21, 14), fill: rgb('#5f646e') }, { d: ellipse(x, -21, 12), fill: rgb('#33353c') }, ...spokes, { d: ellipse(x, -21, 4.4), fill: steel }];
}

/** A motorbike, facing right. */
export function motorbike(random: Random, wished?: Rgb): Figure {
  const paint = wished ?? rgb(random.pick(['#c8342e', '#2f68b0', '#e0902c', '#3a3c46', '#2f8a6a']));
  return { half: 76, tall: 80, parts: [
    ...wheel(-46), ...wheel(50),
    // fork, frame and engine
    { d: limb([[50, -21], [40, -44], [31, -68]], 4.4, 5), fill: steel }, { d: 'M-46 -21L-14 -26L10 -18L26 -52', stroke: dark, width: 5 }, { d: smooth([[-20, -12], [-22, -36], [4, -40], [18, -34], [16, -12], [0, -9]], true, 0.3), fill: dark },
    ...[-33, -28, -23, -18].map((y): Part => ({ d: `M-15 ${y}H11`, stroke: steel, width: 1.8 })), { d: ellipse(-2, -15, 7.4), fill: steel }, { d: ellipse(-2, -15, 3.6), fill: dark },
    { d: limb([[6, -14], [-20, -9], [-44, -10], [-70, -15]], 5, 7.4), fill: steel }, { d: ellipse(-70, -15, 1.8, 3.4, 12), fill: tyre },
    // mudguards, tank and seat
    { d: 'M-66 -35Q-52 -50 -30 -40', stroke: paint, width: 5.4 }, { d: 'M34 -40Q50 -50 68 -36', stroke: paint, width: 5 },
    { d: smooth([[-66, -54], [-60, -47], [-36, -43], [-10, -43], [-2, -50], [-16, -54], [-34, -52], [-54, -59]]), fill: rgb('#2a262a') }, { d: box(-73, -55, 8, 5.6, 2), fill: rgb('#f04438'), shines: true },
    { d: smooth([[-8, -44], [-6, -56], [6, -63], [22, -61], [32, -54], [26, -44], [8, -40]]), fill: paint }, { d: smooth([[-2, -54], [8, -60], [20, -58], [10, -55]]), fill: shade(paint, 0.35), alpha: 0.8 }, { d: ellipse(12, -50, 6.4, 3), fill: shade(paint, -0.35) },
    // handlebar, mirror and lamp
    { d: 'M31 -68L26 -75L14 -74', stroke: dark, width: 3.6 }, { d: 'M29 -72L28 -79', stroke: steel, width: 1.5 }, { d: ellipse(27, -79.4, 4, 2.6, -12), fill: dark }, { d: poly([[30, -66], [42, -72], [45, -60], [34, -58]]), fill: dark }, { d: ellipse(44, -64, 4.6, 7, -8), fill: rgb('#fff0b8'), shines: true },
  ] };
}
