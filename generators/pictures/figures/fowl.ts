// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { eyeAt } from './eyes.ts';
import { FOWL, type Fowl, type FowlName } from './fowl-rows.ts';

/** @param afloat whether it swims, which hides its legs */
export function fowl(kind: FowlName, random: Random, wished: Rgb | undefined, afloat: boolean): Figure {
  const { neck, neckWidth, head: h, bill, long, flat, comb, tail, coats }: Fowl = FOWL[kind];
  const coat = wished ?? rgb(random.pick(coats));
  const wing = shade(coat, coat[2] > 200 ? -0.09 : -0.22);
  const [x, y] = neck.at(-1) ?? [0, 0];
  const beak = rgb(bill);
  const throat = neck.at(-2) ?? [x, y + h];
  const lift = afloat ? 12 : 0;
  const parts: Part[] = [];
  if (!afloat) for (const at of [-4, 8]) parts.push({ d: `M${at} -16L${at + 1} -2M${at + 1} -2l8 1m-8 -1l5 3m-5 -3l-4 3`, stroke: shade(beak, -0.15), width: 2.6 });
  parts.push({ d: smooth([[-30, -38], [-48, -40 - tail], [-40, -44 - tail], [-18, -46]]), fill: shade(coat, comb ? -0.3 : -0.06) });
  if (comb) parts.push({ d: smooth([[-26, -36], [-52, -36 - tail * 0.6], [-46, -46 - tail * 0.5], [-14, -44]]), fill: shade(coat, -0.16) });
  parts.push({ d: limb(neck, neckWidth * 1.5, neckWidth), fill: coat });
  parts.push({ d: smooth([[-40, -38], [-30, -22], [-6, -12], [22, -16], [36, -32], [28, -46], [4, -46], [-24, -44]]), fill: coat, trunk: 'coat' });
  parts.push({ d: smooth([[-38, -40], [-22, -24], [2, -22], [18, -32], [10, -42], [-12, -44]]), fill: wing });
  for (const dy of [0, 6]) parts.push({ d: `M-28 ${-36 + dy}Q-10 ${-24 + dy} 8 ${-28 + dy * 0.4}`, stroke: shade(wing, -0.2), width: 1.2, alpha: 0.7 });
  if (comb) parts.push({ d: smooth([[x - h * 0.8, y - h * 0.5], [x - h * 0.7, y - h * 1.7], [x - h * 0.2, y - h * 1.1], [x + h * 0.1, y - h * 1.8], [x + h * 0.4, y - h * 1.1], [x + h * 0.8, y - h * 1.4], [x + h * 0.7, y - h * 0.4]]), fill: rgb('#d8343a') }, { d: ellipse(x + h * 0.7, y + h * 1.1, h * 0.3, h * 0.55), fill: rgb('#d8343a') });
  parts.push({ d: ellipse(x, y, h), fill: coat });
  if (flat) parts.push({ d: smooth([[x + h * 0.6, y - h * 0.3], [x + h * 0.8 + long * 0.6, y + h * 0.05], [x + h * 0.8 + long, y + h * 0.2], [x + h * 0.8 + long * 0.7, y + h * 0.5], [x + h * 0.6, y + h * 0.5]]), fill: beak });
  else parts.push({ d: poly([[x + h * 0.75, y - h * 0.3], [x + h * 0.75 + long, y + h * 0.12], [x + h * 0.7, y + h * 0.4]]), fill: beak });
  if (kind === 'swan') parts.push({ d: ellipse(x + h * 0.78, y - h * 0.1, h * 0.3, h * 0.34), fill: mix(beak, [20, 16, 20], 0.85) });
  parts.push(...eyeAt(x + h * 0.3, y - h * 0.2, h * 0.17));
  const up = -y + h * (comb ? 1.9 : 1.1);
  return { parts: parts.map((one) => (lift ? { ...one, at: { x: 0, y: lift, scale: 1 } } : one)), half: 54, tall: up - lift, below: afloat ? 2 : 4, head: { at: { x, y: y + lift, scale: h }, eyes: [[0.3, -0.2]], neck: { x: throat[0], y: throat[1] + lift, scale: neckWidth * 0.6 } } };
}
