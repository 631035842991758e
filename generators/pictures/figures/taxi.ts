// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { car } from './vehicles.ts';

/** The strokes of the word on the sign, from and to. */
const LETTERS = [
  [-16, 0, -9, 0], [-12.5, 0, -12.5, 7], [-7.6, 7, -4.2, 0], [-4.2, 0, -0.8, 7], [-6.2, 4.6, -2.2, 4.6],
  [1.4, 0, 6.8, 7], [6.8, 0, 1.4, 7], [10.6, 0, 10.6, 7],
] as const;

/** Height of its roof, the same for all, under which are the windows that its driver and guests are seen in. */
const TAXI_ROOF = 56;

/** A car with a taxi's sign on its roof and a band of checks. */
export function taxi(random: Random, wished?: Rgb): Figure {
  const plain = car(random, wished, TAXI_ROOF);
  const roof = 3 - plain.tall;
  const dark = rgb('#26262c');
  const checks = Array.from({ length: 16 }, (_, i): Part => ({ d: box(-26 + i * 3.4, i % 2 ? -17.6 : -21, 3.4, 3.4), fill: dark, alpha: 0.99 }));
  const letters = LETTERS.map(([x, y, tx, ty]): Part => {
    const long = Math.hypot(tx - x, ty - y);
    const [dx, dy] = [((ty - y) / long) * 0.9, ((tx - x) / long) * 0.9];
    return { d: poly([[x - dx, y + dy], [x + dx, y - dy], [tx + dx, ty - dy], [tx - dx, ty + dy]].map(([px = 0, py = 0]) => [px, py + roof - 10.6] as const)), fill: rgb('#ffe9a0'), alpha: 0.99, shines: true };
  });
  return { ...plain, letters: true, tall: plain.tall + 14, parts: [{ d: box(-21, roof - 14, 38, 15, 3), fill: dark }, ...letters, ...plain.parts, ...checks] };
}
