// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** A mermaid, her face towards us and her tail to the right. @param wished the color of the tail */
export function mermaid(random: Random, wished?: Rgb): Figure {
  const tail = wished ?? rgb(random.pick(['#2fa58e', '#3f86c8', '#8a64c0', '#d8689a']));
  const skin = rgb(random.pick(['#f2c9a4', '#e0a878', '#b97f54', '#f6d7ba']));
  const hair = rgb(random.pick(['#a8342c', '#4a3226', '#d9a24a', '#2a2024', '#c2568e']));
  const top = shade(tail, -0.3);
  const scales: Part[] = [-40, -33, -26].flatMap((y, row): Part[] => [-5, 1, 7].map((x) => ({ d: `M${x + row * 1.6 - 3} ${y}q3 4.4 6 0`, stroke: shade(tail, -0.24), width: 0.9 })));
  return { half: 44, tall: 106, hand: [23, -58], head: { at: { x: 0, y: -86, scale: 11 }, eyes: [[-0.36, 0.1], [0.36, 0.1]], neck: { x: 0, y: -74, scale: 6.5 } }, parts: [
    { d: smooth([[-12, -88], [-8, -99], [4, -101], [13, -92], [15, -78], [19, -62], [16, -48], [8, -52], [-8, -52], [-17, -46], [-18, -62], [-14, -76]]), fill: shade(hair, -0.14) },
    { d: smooth([[25, -14], [34, -22], [43, -34], [42, -16], [34, -5], [24, -6]]), fill: shade(tail, 0.12) }, { d: smooth([[23, -12], [33, -6], [43, 2], [28, 2], [17, -2], [18, -9]]), fill: shade(tail, 0.04) },
    { d: smooth([[-9, -48], [0, -46], [9, -48], [12, -38], [13, -28], [19, -18], [27, -12], [22, -5], [10, -6], [0, -16], [-6, -28], [-10, -38]]), fill: tail }, ...scales,
    { d: smooth([[-10, -47], [-4, -43], [0, -46], [4, -43], [10, -47], [9, -51], [-9, -51]]), fill: shade(tail, -0.16) },
    { d: limb([[-8, -69], [-15, -60], [-13, -48]], 5.4, 3.8), fill: shade(skin, -0.08) }, { d: ellipse(-13, -46, 2.6), fill: skin },
    { d: limb([[0, -80], [0, -70]], 7, 8), fill: shade(skin, -0.12) }, { d: smooth([[-9, -71], [-3, -74], [3, -74], [9, -71], [7.6, -60], [8.6, -49], [-8.6, -49], [-7.6, -60]]), fill: skin },
    ...[-4.2, 4.2].map((x): Part => ({ d: smooth([[x - 4.2, -65], [x, -68], [x + 4.2, -65], [x + 3, -60.6], [x, -59.6], [x - 3, -60.6]]), fill: top })),
    { d: limb([[8, -69], [16, -64], [23, -58]], 5.4, 3.8), fill: skin }, { d: ellipse(24, -57, 2.6), fill: skin },
    { d: ellipse(0, -86, 10.4, 11), fill: skin },
    { d: smooth([[-11.6, -82], [-11.4, -93], [0, -99.6], [11.4, -93], [11.6, -82], [8.6, -90], [1, -93], [-5, -90.4], [-9, -86]]), fill: hair },
    ...[-3.9, 3.9].map((x): Part => ({ d: ellipse(x, -85, 1.25, 1.7), fill: rgb('#2a2024'), alpha: 0.95 })), ...[-6, 6].map((x): Part => ({ d: ellipse(x, -81, 1.9, 1.1), fill: rgb('#f08a90'), alpha: 0.5, loose: true })),
    { d: 'M-2.4 -80.2Q0 -78.4 2.4 -80.2', stroke: rgb('#8a3a34'), width: 1.2 }, { d: ellipse(8.6, -95, 2.8), fill: rgb('#f4d04a') },
  ] };
}
