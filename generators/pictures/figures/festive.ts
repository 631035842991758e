// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { lantern } from './still.ts';
import { placed } from './together.ts';

const LIGHTS = ['#f6c84a', '#e8403a', '#5ab4f0', '#f08ac0', '#8ad05a'] as const;

/** A fir with a star, garlands, baubles and lights. @param wished color of the baubles @param laid whether gifts are under it */
export function christmasTree(random: Random, wished?: Rgb, laid = false): Figure {
  const [leaf, gold] = [rgb('#2f7348'), rgb('#f4c23e')];
  const tiers = ([[50, -18, -58], [40, -44, -84], [29, -70, -108], [18, -94, -128]] as const).flatMap(([wide, low, high], i): Part[] => [
    { d: smooth([[0, high], [wide * 0.5, (low + high) / 2], [wide, low], [wide * 0.5, low + 4], [0, low], [-wide * 0.5, low + 4], [-wide, low], [-wide * 0.5, (low + high) / 2]], true, 0.5), fill: shade(leaf, i * 0.05 - 0.06) },
    { d: `M${-wide * 0.8} ${low - 4}Q0 ${low + 9} ${wide * 0.74} ${low - 8}`, stroke: gold, width: 1.8 },
  ]);
  const balls = ([[-30, -24], [-8, -20], [16, -25], [36, -22], [-24, -50], [4, -48], [24, -52], [-15, -76], [10, -74], [-6, -98], [8, -102], [30, -36], [-38, -34]] as const).flatMap(([x, y], i): Part[] => {
    const colour = wished ?? rgb(LIGHTS[(i + random.int(0, 4)) % LIGHTS.length] ?? LIGHTS[0]);
    return [{ d: ellipse(x, y, 3.8), fill: colour, ...(i % 3 === 0 && { shines: true, keeps: true }) }, { d: ellipse(x - 1.2, y - 1.3, 1), fill: rgb('#ffffff'), alpha: 0.8 }];
  });
  const star = Array.from({ length: 10 }, (_, i) => [Math.sin(i * Math.PI / 5) * (i % 2 ? 4 : 9), -132 - Math.cos(i * Math.PI / 5) * (i % 2 ? 4 : 9)] as const);
  const gifts = laid ? ([[-44, 0, 0.42], [40, 0, 0.5], [-20, 3, 0.34], [14, 4, 0.3]] as const).flatMap(([x, y, scale], i) => placed(gift(random.fork(`gift${i}`)), { x, y, scale }).parts) : [];
  return { half: laid ? 62 : 54, tall: 142, parts: [{ d: box(-6, -20, 12, 20, 1), fill: rgb('#6a4630') }, ...tiers, ...balls, { d: poly(star), fill: gold, shines: true }, ...gifts] };
}

/** A wrapped box with a bow. @param wished color of the paper */
export function gift(random: Random, wished?: Rgb): Figure {
  const paper = wished ?? rgb(random.pick(['#d8343a', '#3f8ad0', '#3f9a6a', '#8a5ac0', '#f0a83a']));
  const ribbon = rgb(random.pick(['#f6e6b0', '#fbf8f0', '#f4c23e']));
  return { half: 36, tall: 66, parts: [
    { d: box(-30, -40, 60, 40, 2), fill: paper }, { d: box(-33, -50, 66, 13, 2), fill: shade(paper, 0.12) }, { d: box(-6, -50, 12, 50), fill: ribbon },
    { d: smooth([[0, -50], [-22, -66], [-26, -54]], true, 0.8), fill: ribbon }, { d: smooth([[0, -50], [22, -66], [26, -54]], true, 0.8), fill: ribbon }, { d: ellipse(0, -51, 5, 4), fill: shade(ribbon, -0.14) },
  ] };
}

/** Lanterns on a cord, which hang in a row. @param wished color of their paper */
export function lanternString(random: Random, wished?: Rgb): Figure {
  const cord = (x: number): number => -100 + 18 * (1 - (x / 150) ** 2);
  const each = [-120, -72, -24, 24, 72, 120].flatMap((x) => placed(lantern(random, wished ?? rgb('#e03a30')), { x, y: cord(x) + 44, scale: 0.52 }).parts);
  return { half: 152, tall: 102, parts: [{ d: `M-150 -100Q0 ${-100 + 36} 150 -100`, stroke: rgb('#4a2c20'), width: 1.4 }, ...each] };
}
