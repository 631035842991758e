// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';

/** A cauldron over a fire of logs, with a brew that bubbles. @param wished color of the brew @param beat phase of stirring it, for clips */
export function cauldron(wished?: Rgb, beat = 0): Figure {
  const [round, across] = [1 - Math.cos(2 * Math.PI * beat), Math.sin(2 * Math.PI * beat)];
  const [iron, brew] = [rgb('#3a3d46'), wished ?? rgb('#7ad84a')];
  const flames = ([[-24, 13], [-8, 19], [9, 17], [25, 12]] as const).map(([x, high]): Part => ({ d: smooth([[x - 7, -3], [x - 5, -high * 0.6], [x, -high - 4], [x, -high - 4], [x + 5, -high * 0.6], [x + 7, -3]]), fill: rgb(high > 15 ? '#f6b23c' : '#ee7a2e'), shines: true, burns: [x, -2] }));
  const bubbles = ([[-16, -62, 5], [6, -66, 6], [18, -61, 4], [-4, -60, 3.4], [-12, -78, 3], [14, -84, 3.6]] as const).flatMap(([x, y, r]): Part[] => [{ d: ellipse(x, y, r), fill: shade(brew, 0.25), alpha: y < -70 ? 0.7 : 0.95 }, { d: ellipse(x - r * 0.3, y - r * 0.35, r * 0.28), fill: rgb('#ffffff'), alpha: 0.8 }]);
  const steam = [-12, 4, 18].map((x): Part => ({ d: `M${x} -70q-7 -9 0 -17t-1 -16`, stroke: shade(brew, 0.6), width: 2.6, alpha: 0.45, loose: true }));
  return { half: 46, tall: 104, parts: [
    { d: limb([[-36, -2], [34, -8]], 7, 6), fill: rgb('#7a5232') }, { d: limb([[36, -2], [-34, -8]], 7, 6), fill: rgb('#68442a') }, ...flames,
    ...[-26, 26].map((x): Part => ({ d: limb([[x, -20], [x * 1.16, -4]], 6, 5), fill: shade(iron, -0.2) })),
    { d: smooth([[-34, -58], [-43, -38], [-34, -18], [0, -11], [34, -18], [43, -38], [34, -58]], true, 0.7), fill: iron }, { d: smooth([[-30, -50], [-36, -38], [-29, -24], [-24, -26], [-30, -38], [-25, -50]]), fill: shade(iron, 0.3), alpha: 0.8 },
    { d: ellipse(0, -59, 37, 8), fill: shade(iron, 0.16) }, { d: ellipse(0, -60, 32, 6), fill: brew, shines: true, keeps: true }, ...bubbles,
    // the spoon that it is stirred with
    { d: limb([[-10 - 6 * round, -59], [-24 - 3 * round, -86 + 1.5 * across], [-30, -100 + 2 * across]], 3.4, 4), fill: rgb('#a87a4a') }, ...steam,
  ] };
}
