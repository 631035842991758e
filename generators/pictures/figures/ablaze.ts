/** What burns that is no house: a barn, a ship, a forest. */
import { ellipse, type Point } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb } from '../light/colour.ts';
import { flame } from './blaze.ts';

/** Feet of the flames as shares of the half width and of the height, and how high they are as a share of the height. */
const FLAMES = [
  [-0.62, 0.3, 0.3],
  [0.58, 0.28, 0.32],
  [-0.2, 0.46, 0.34],
  [0.24, 0.5, 0.36],
  [0, 0.2, 0.26],
  [-0.4, 0.06, 0.22],
  [0.4, 0.04, 0.24],
] as const;
const SMOKE = 5;

/** A figure in flames, with smoke above it. */
export function ablaze({ parts, ...figure }: Figure): Figure {
  const { half, tall } = figure;
  // a car is long and low
  const size = Math.min(Math.max(tall, half * 1.2), half * 2.4);
  const fires = FLAMES.flatMap(([x, y, high]) => flame([x * half, -y * tall], high * size));
  return { ...figure, parts: [...smoke(tall, [0, -tall * 0.9]), ...parts, ...fires] };
}

const smoke = (tall: number, [x, y]: Point): Part[] =>
  Array.from({ length: SMOKE }, (_, i): Part => {
    const k = tall / 240;
    return {
      d: ellipse(x + (i * 15 - 14) * k, y - i * 11 * k, (16 + i * 4) * k, (13 + i * 3) * k),
      fill: rgb('#4a4448'),
      alpha: 0.6 - i * 0.09,
      loose: true,
    };
  });

/** Feet of the flames of a wildfire and their heights: the lower ones are nearer. */
const ROW = [
  [-176, -14, 62],
  [-120, -18, 88],
  [-62, -16, 70],
  [-8, -20, 96],
  [52, -16, 74],
  [112, -18, 90],
  [170, -14, 60],
  [-146, 0, 46],
  [-88, 0, 54],
  [-32, 0, 44],
  [26, 0, 56],
  [84, 0, 46],
  [142, 0, 52],
] as const;

/** Flames along the ground, and their smoke. */
export const wildfire = (): Figure => ({
  half: 194,
  tall: 170,
  parts: [
    ...[-120, -20, 90].flatMap((x) => smoke(230, [x, -92])),
    ...ROW.flatMap(([x, y, high]) => flame([x, y], high)),
  ],
});
