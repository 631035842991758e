// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { eyeAt } from './eyes.ts';

/** The body of a seal that has raised its head, facing right. */
function body(coat: Rgb, stout: number): Part[] {
  const [dark, pale] = [shade(coat, -0.2), mix(coat, [255, 250, 240], 0.45)];
  return [
    { d: smooth([[-62, -12], [-84, -28], [-96, -27], [-90, -14], [-100, -4], [-86, -1], [-62, -3]], true, 0.44), fill: dark },
    { d: smooth([[30, -22], [52, -12], [62, -3], [50, 0], [34, -3]]), fill: shade(dark, -0.12) },
    { d: smooth([[-74, -8], [-52, -20 - stout], [-16, -36 - stout], [12, -50 - stout * 0.5], [34, -56], [48, -44], [50, -26], [42, -6], [10, 0], [-44, -1]]), fill: coat, trunk: 'coat' },
    { d: smooth([[-50, -3], [-10, -10], [26, -20], [48, -38], [49, -24], [42, -6], [10, 0]]), fill: pale, alpha: 0.85, trunk: 'mark' },
  ];
}

/** A flipper on the ground, before the chest. */
const flipper = (coat: Rgb): Part[] => [{ d: smooth([[12, -26], [26, -24], [34, -8], [26, 0], [4, 0], [-2, -3], [14, -10]]), fill: shade(coat, -0.16) }, { d: 'M6 -1.4L16 -6M13 -1L21 -6', stroke: shade(coat, -0.42), width: 1 }];

/** A seal with its head up, facing right. */
export function seal(random: Random, wished?: Rgb): Figure {
  const coat = wished ?? rgb(random.pick(['#8f98a4', '#9aa0a6', '#7f8894']));
  const [dark, pale] = [shade(coat, -0.3), mix(coat, [255, 252, 246], 0.66)];
  const spots = [[-44, -18, 3], [-30, -26, 4], [-20, -18, 2.6], [-8, -34, 3.4], [4, -26, 2.8], [-34, -12, 2.4], [14, -42, 2.8]] as const;
  return { half: 102, tall: 96, head: { at: { x: 46, y: -76, scale: 17 }, eyes: [[0.34, -0.12]], neck: { x: 38, y: -56, scale: 15, turn: 0.2 } }, parts: [
    ...body(coat, 0), ...spots.map(([x, y, r]): Part => ({ d: ellipse(x, y, r, r * 0.74), fill: dark, alpha: 0.6, trunk: 'mark' })),
    { d: limb([[24, -40], [36, -58], [44, -74]], 38, 30), fill: coat }, { d: ellipse(46, -76, 18, 17), fill: coat }, ...flipper(coat),
    { d: ellipse(60, -70, 9.4, 7.6), fill: pale }, { d: smooth([[62, -79], [69, -79], [69, -74], [65, -72], [62, -75]]), fill: rgb('#2a2428') }, { d: 'M66 -72Q63 -66 56 -67', stroke: dark, width: 1.4 },
    ...[-2, 1, 4].map((dy): Part => ({ d: `M60 ${-70 + dy}L44 ${-68 + dy * 2.6}`, stroke: rgb('#fbf8f2'), width: 0.9 })), ...eyeAt(51, -79, 4),
  ] };
}

/** A walrus with its tusks and its bristles, facing right. */
export function walrus(random: Random, wished?: Rgb): Figure {
  const coat = wished ?? rgb(random.pick(['#9a6c50', '#8a6250', '#a87a5c']));
  const [dark, pale] = [shade(coat, -0.26), mix(coat, [255, 236, 214], 0.5)];
  const tusk = (x: number): Part => ({ d: smooth([[x - 3.6, -58], [x + 3.6, -58], [x + 3.4, -40], [x - 1, -22], [x - 1, -22], [x - 3, -40]], true, 0.4), fill: rgb('#fbf6e6') });
  const bristles = [[54, -66], [60, -68], [66, -67], [57, -61], [63, -62], [69, -62], [52, -60]] as const;
  return { half: 104, tall: 100, head: { at: { x: 46, y: -78, scale: 18 }, eyes: [[0.2, -0.3]], neck: { x: 34, y: -56, scale: 22, turn: 0.3 } }, parts: [
    ...body(coat, 12), { d: 'M-34 -40Q-30 -24 -36 -8M-16 -46Q-12 -28 -18 -10', stroke: dark, width: 1.4, alpha: 0.7, trunk: 'mark' },
    { d: limb([[18, -40], [32, -58], [42, -76]], 56, 36), fill: coat }, { d: 'M12 -58Q26 -46 40 -44M16 -68Q26 -56 34 -54', stroke: dark, width: 1.5 }, { d: ellipse(46, -79, 19, 18), fill: coat }, ...flipper(coat),
    tusk(54), tusk(66), { d: smooth([[42, -64], [48, -74], [60, -77], [73, -73], [77, -63], [68, -56], [60, -59], [50, -55]]), fill: pale },
    ...bristles.map(([x, y]): Part => ({ d: `M${x} ${y}l${x < 58 ? -2 : 1.4} 6`, stroke: shade(pale, -0.5), width: 1 })),
    { d: smooth([[60, -81], [70, -80], [70, -74], [62, -74]]), fill: rgb('#3a2a28') }, ...eyeAt(50, -84, 3), { d: 'M44 -90Q50 -92 55 -88', stroke: dark, width: 1.4 }, { d: poly([[59, -57], [62, -57], [61, -53.6]]), fill: shade(pale, -0.4) },
  ] };
}
