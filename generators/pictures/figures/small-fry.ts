// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { eyeAt } from './eyes.ts';

/** A snail with its horns out, facing right. */
export function snail(random: Random, wished?: Rgb): Figure {
  const shell = wished ?? rgb(random.pick(['#c8823c', '#a8643c', '#d8a04a']));
  const skin = rgb('#d8c49a');
  const turns: Part[] = [26, 18, 11, 5].map((r, i) => ({ d: ellipse(-10 + i * 1.2, -40 + i * 0.8, r, r * 0.96), fill: shade(shell, i % 2 ? -0.2 : 0.06) }));
  const horns: Part[] = [[36, 42], [44, 52]].flatMap(([from = 0, to = 0]): Part[] => [{ d: `M${from} -34L${to} -58`, stroke: skin, width: 3.2 }, { d: ellipse(to, -60, 4), fill: rgb('#fffaf2'), shut: '' }, ...eyeAt(to + 0.6, -60, 2.4)]);
  return { half: 62, tall: 70, head: { at: { x: 40, y: -30, scale: 10 }, eyes: [], neck: { x: 28, y: -20, scale: 9, turn: 0.9 } }, parts: [
    { d: smooth([[-58, -1], [-40, -12], [-10, -16], [22, -16], [32, -34], [42, -40], [50, -34], [48, -20], [38, -6], [44, -1], [0, 0]]), fill: skin, trunk: 'coat' },
    ...turns, ...horns, { d: 'M46 -26Q42 -22 38 -24', stroke: shade(skin, -0.4), width: 1.4 },
  ] };
}

/** A bee in flight, facing right. */
export function bee(random: Random, wished?: Rgb): Figure {
  const coat = wished ?? rgb('#f4c23a');
  const black = rgb('#2a2428');
  const lift = random.range(-4, 4);
  const stripes: Part[] = [-22, -6, 10].map((x) => ({ d: smooth([[x - 4, -64 + Math.abs(x + 6) * 0.3], [x + 5, -64 + Math.abs(x + 6) * 0.3], [x + 6, -40], [x + 3, -18 - Math.abs(x + 6) * 0.3], [x - 5, -18 - Math.abs(x + 6) * 0.3], [x - 3, -40]]), fill: black }));
  return { half: 58, tall: 96, parts: [
    { d: smooth([[-38, -42], [-52, -38], [-38, -34]], true, 0.2), fill: black },
    ...[[-16, -24], [4, 14]].map(([x = 0, to = 0]): Part => ({ d: smooth([[x, -60], [to - 14, -82 - lift], [to + 2, -95 - lift], [to + 14, -82 - lift], [x + 8, -60]]), fill: rgb('#e8f2f8'), alpha: 0.85 })),
    { d: smooth([[-42, -40], [-34, -58], [-8, -66], [18, -60], [26, -40], [18, -22], [-8, -16], [-34, -24]]), fill: coat }, ...stripes,
    { d: ellipse(30, -44, 15), fill: mix(coat, [255, 240, 190], 0.3) }, { d: 'M34 -57Q38 -70 48 -72M40 -54Q48 -62 56 -60', stroke: black, width: 1.8 }, { d: ellipse(48, -72, 2.4), fill: black }, { d: ellipse(56, -60, 2.4), fill: black },
    ...eyeAt(35, -46, 3.6), { d: 'M34 -36Q38 -33 42 -37', stroke: black, width: 1.5 }, ...[-14, 0, 12].map((x): Part => ({ d: limb([[x, -20], [x + 3, -12], [x - 2, -6]], 2.4, 1.4), fill: black })),
  ] };
}
