// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { eyeAt } from './eyes.ts';

/** A lobster with its claws before it and its tail curled under, facing right. */
export function lobster(random: Random, wished?: Rgb): Figure {
  const shell = wished ?? rgb(random.pick(['#cf3a2c', '#d8502f', '#c23a34']));
  const [dark, pale] = [shade(shell, -0.24), shade(shell, 0.2)];
  const legs: Part[] = [-2, 10, 22, 33].flatMap((x, i): Part[] => [{ d: limb([[x, -20], [x + 2 + i * 2, -26], [x + 8 + i * 3.4, 0]], 4.4, 1.6), fill: dark }]);
  const claw = (x: number, y: number, size: number, fill: Rgb): Part[] => [
    { d: smooth([[x, y], [x - 7 * size, y - 16 * size], [x + 2 * size, y - 36 * size], [x + 17 * size, y - 45 * size], [x + 17 * size, y - 45 * size], [x + 10 * size, y - 28 * size], [x + 10 * size, y - 24 * size], [x + 27 * size, y - 33 * size], [x + 27 * size, y - 33 * size], [x + 22 * size, y - 14 * size], [x + 8 * size, y + 1]], true, 0.42), fill },
    { d: `M${x + 9 * size} ${y - 25 * size}Q${x + 3 * size} ${y - 18 * size} ${x + 4 * size} ${y - 8 * size}`, stroke: shade(fill, -0.34), width: 1.4 },
  ];
  const tail: Part[] = [[-66, -13, 10], [-56, -22, 12.4], [-43, -28, 14.4], [-28, -31, 16], [-13, -31, 17]].map(([x = 0, y = 0, r = 0], i): Part => ({ d: ellipse(x, y, r * 0.72, r, 26 - i * 9), fill: i % 2 ? shell : shade(shell, -0.1) }));
  return { half: 102, tall: 92, parts: [
    { d: 'M42 -38Q58 -84 8 -90M46 -38Q78 -88 40 -92', stroke: shell, width: 1.8 },
    { d: limb([[38, -24], [56, -22], [66, -32]], 9, 8), fill: dark }, ...claw(66, -30, 0.86, dark), ...legs,
    ...[-34, 4, 40].map((turn, i): Part => ({ d: ellipse(-80 + i * 3, -4 - (2 - i) * 4, 15, 6.4, turn - 20), fill: i === 1 ? shell : dark })), ...tail,
    { d: smooth([[-14, -14], [-14, -40], [2, -50], [24, -48], [44, -40], [60, -34], [60, -34], [46, -26], [36, -15], [8, -10]], true, 0.44), fill: shell, trunk: 'coat' }, { d: smooth([[-8, -40], [6, -47], [26, -45], [16, -40]]), fill: pale, alpha: 0.8, trunk: 'mark' }, { d: 'M14 -47Q24 -34 14 -12', stroke: dark, width: 1.8 },
    { d: limb([[34, -18], [56, -10], [74, -12]], 10, 8), fill: shell }, ...claw(74, -8, 1, shell),
    { d: 'M42 -38L46 -48', stroke: shell, width: 3 }, { d: ellipse(46.6, -50, 5), fill: rgb('#fffaf2'), shut: '' }, ...eyeAt(47.4, -50, 3), { d: 'M44 -27Q39 -23 34 -25', stroke: shade(shell, -0.5), width: 1.4 },
  ] };
}
