// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, type Point, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';

/** A statue of the Buddha: he sits on a lotus with his legs crossed, his hands in his lap, before a halo. */
export function buddha(wished?: Rgb): Figure {
  const gold = wished ?? rgb('#d8a83a');
  const [light, deep, line] = [mix(gold, [255, 246, 210], 0.35), shade(gold, -0.22), shade(gold, -0.48)];
  const petals = [-40, -24, -8, 8, 24, 40].map((x): Part => ({ d: smooth([[x - 10, -1], [x - 12, -10], [x, -19], [x + 12, -10], [x + 10, -1]]), fill: mix(rgb('#e88aa0'), gold, Math.abs(x) / 90), at: { x: 0, y: 0, scale: 1 } }));
  const curls = Array.from({ length: 15 }, (_, i): Part => ({ d: ellipse(-12 + (i % 5) * 6, -111 + Math.floor(i / 5) * 4.6 + Math.abs((i % 5) - 2) * 1.4, 2.6), fill: rgb('#2f3a5a') }));
  const robe: readonly Point[] = [[-14, -84], [-27, -78], [-31, -56], [-26, -34], [26, -34], [31, -56], [27, -78], [14, -84]];
  return { half: 62, tall: 132, parts: [
    { d: ellipse(0, -98, 31), fill: mix(gold, [255, 236, 170], 0.4), alpha: 0.75 }, { d: ellipse(0, -98, 31), stroke: deep, width: 1.6 },
    { d: smooth([[-56, 0], [-60, -8], [60, -8], [56, 0]], true, 0.4), fill: deep }, ...petals,
    // crossed legs, a foot on either side
    { d: smooth([[-54, -20], [-44, -33], [-14, -36], [14, -36], [44, -33], [54, -20], [36, -13], [-36, -13]]), fill: gold }, { d: 'M-50 -21Q-20 -30 8 -18M50 -21Q22 -30 -4 -20', stroke: line, width: 1.4 }, { d: smooth([[-34, -20], [-20, -25], [-8, -20], [-20, -15]]), fill: light }, { d: smooth([[34, -20], [20, -25], [8, -20], [20, -15]]), fill: light },
    { d: smooth(robe), fill: gold }, { d: smooth([[-14, -84], [-2, -82], [18, -58], [24, -38], [10, -36], [-2, -58], [-18, -74]]), fill: light }, { d: 'M-26 -70Q-6 -54 -2 -36M-28 -60Q-14 -48 -10 -36M20 -80Q8 -66 24 -46', stroke: line, width: 1.2, alpha: 0.8 },
    { d: limb([[-25, -74], [-37, -54], [-14, -39]], 13, 9), fill: gold }, { d: limb([[25, -74], [37, -54], [14, -39]], 13, 9), fill: shade(gold, -0.08) },
    { d: smooth([[-17, -38], [0, -44], [17, -38], [12, -32], [-12, -32]]), fill: light }, { d: 'M-9 -37Q0 -41 9 -37', stroke: line, width: 1 },
    { d: limb([[0, -90], [0, -80]], 13, 16), fill: deep }, ...[-1, 1].map((side): Part => ({ d: smooth([[side * 15, -102], [side * 19, -101], [side * 18, -88], [side * 15, -84], [side * 13, -92]]), fill: deep })),
    { d: smooth([[-15, -104], [-14, -92], [-7, -84], [7, -84], [14, -92], [15, -104], [8, -114], [-8, -114]]), fill: light }, { d: smooth([[-16, -103], [-14, -114], [-7, -119], [-6, -125], [0, -129], [6, -125], [7, -119], [14, -114], [16, -103], [8, -108], [-8, -108]]), fill: rgb('#2a3450') }, ...curls,
    { d: ellipse(0, -104, 1.7), fill: rgb('#c8403a') }, { d: 'M-10.5 -100Q-6.6 -103 -2.6 -100.4M10.5 -100Q6.6 -103 2.6 -100.4', stroke: line, width: 1.2 }, { d: 'M-9.6 -97Q-6.4 -95 -3 -97M9.6 -97Q6.4 -95 3 -97', stroke: line, width: 1.5 }, { d: 'M0 -99V-94.4q1.4 1 -1.6 1.4', stroke: deep, width: 1.1 }, { d: 'M-4 -89.6Q0 -87.6 4 -89.6', stroke: rgb('#a8443a'), width: 1.5 },
  ] };
}
