// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What is in the hands of those who play or have a quiet evening. */
import { box, ellipse, limb } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** A ball of snow. */
export const snowball = (): Figure => ({ half: 26, tall: 52, parts: [{ d: ellipse(0, -26, 26), fill: rgb('#f6fafe') }, { d: ellipse(-8, -34, 8, 6, 20), fill: rgb('#ffffff') }, { d: 'M8 -10q8 -4 11 -12', stroke: rgb('#c8d8e8'), width: 3 }] });

/** A ball of yarn. */
const ball = (x: number, y: number, r: number, wool: Rgb): Part[] => [
  { d: ellipse(x, y, r), fill: wool }, ...[-0.5, 0, 0.5].flatMap((k): Part[] => [{ d: `M${x - r * 0.8} ${y + k * r}Q${x} ${y + (k - 0.5) * r} ${x + r * 0.8} ${y + k * r}`, stroke: shade(wool, -0.24), width: 1.4 }, { d: `M${x + k * r} ${y - r * 0.8}Q${x + (k + 0.4) * r} ${y} ${x + k * r} ${y + r * 0.8}`, stroke: shade(wool, 0.26), width: 1.2 }]),
];

const wools = ['#c8485a', '#3f86b8', '#e0a03c', '#7a5aa8'] as const;

/** A ball of yarn with its thread. */
export function yarn(random: Random, wished?: Rgb): Figure {
  const wool = wished ?? rgb(random.pick(wools));
  return { half: 46, tall: 60, parts: [...ball(0, -30, 30, wool), { d: 'M22 -8Q40 4 48 -4Q52 -10 44 -10', stroke: wool, width: 2.4 }] };
}

/** Something half knitted on two needles. */
export function knitting(random: Random, wished?: Rgb): Figure {
  const wool = wished ?? rgb(random.pick(wools));
  const rows = Array.from({ length: 5 }, (_, i): Part => ({ d: `M-24 ${-8 - i * 9}${'q3 4 6 0'.repeat(8)}`, stroke: shade(wool, i % 2 ? -0.2 : 0.16), width: 2 }));
  return { half: 44, tall: 78, parts: [
    { d: box(-26, -54, 52, 54, 3), fill: wool }, ...rows, { d: limb([[-40, -66], [0, -56], [30, -50]], 2.6, 2.2), fill: rgb('#d8c8a8') }, { d: limb([[40, -70], [0, -56], [-30, -50]], 2.6, 2.2), fill: rgb('#c8b490') }, { d: ellipse(-41, -66, 3.4), fill: rgb('#8a3a3a') }, { d: ellipse(41, -70, 3.4), fill: rgb('#8a3a3a') },
    { d: 'M26 -10Q44 -2 40 8', stroke: wool, width: 2 },
  ] };
}

/** A string of firecrackers, the lowest of which goes off. */
export function firecrackers(): Figure {
  const red = rgb('#d8262c');
  const row = Array.from({ length: 7 }, (_, i): Part[] => [-1, 1].map((side): Part => ({ d: limb([[0, -92 + i * 11], [side * 7, -88 + i * 11], [side * 13, -81 + i * 11]], 6, 6), fill: side < 0 ? red : shade(red, -0.16) })));
  const sparks = [[-14, -6], [12, -2], [-4, 4], [18, -14], [-20, -16]].map(([x = 0, y = 0]): Part => ({ d: `M0 -10L${x} ${y}`, stroke: rgb('#ffd85a'), width: 2.4, shines: true }));
  return { half: 24, tall: 100, below: 4, parts: [{ d: 'M0 -100V-12', stroke: rgb('#8a6a3a'), width: 1.8 }, ...row.flat(), ...sparks, { d: ellipse(0, -10, 6), fill: rgb('#fff2b0'), shines: true }] };
}
