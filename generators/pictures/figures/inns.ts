// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What stands and hangs in an inn of old China, and in a tavern. */
import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { lantern } from './still.ts';

const [wood, deep, lacquer, clay, red, gold, stone, white, iron] = [rgb('#8f5a36'), rgb('#54321f'), rgb('#8e3226'), rgb('#6b4630'), rgb('#c8322a'), rgb('#e0b04a'), rgb('#a8a296'), rgb('#f2ede2'), rgb('#3c4048')];

/** A jar of wine under a red cloth, with a label. */
function jar(x: number, y: number, scale: number, glaze: Rgb): Part[] {
  const at = { x, y, scale };
  return [
    { d: smooth([[-13, 0], [-20, -16], [-17, -29], [-7, -35], [7, -35], [17, -29], [20, -16], [13, 0]], true, 0.5), fill: glaze, at }, { d: 'M-13 -8Q-17 -18 -12 -27', stroke: shade(glaze, 0.35), width: 2.4, alpha: 0.7, at },
    { d: poly([[0, -27], [9, -17], [0, -7], [-9, -17]]), fill: red, at }, { d: smooth([[-10, -33], [-13, -38], [-8, -45], [0, -47], [8, -45], [13, -38], [10, -33]], true, 0.5), fill: red, at }, { d: 'M-10 -36H10', stroke: gold, width: 2.2, at },
  ];
}

/** A few large jars on the floor. */
export const wineJars = (): Figure => ({ half: 48, tall: 64, parts: [...jar(-4, -16, 0.98, shade(clay, -0.18)), ...jar(-25, 0, 1.05, clay), ...jar(20, 0, 1.2, shade(clay, 0.1))] });

/** The counter of an inn, with jars on the shelves behind it and plain tags of wood above. */
export function innCounter(): Figure {
  const rows = [-64, -98].flatMap((y, row) => [-60, -36, -12, 12, 36, 60].flatMap((x, i) => jar(x, y, 0.56, shade(clay, (i + row) % 3 ? 0.08 : -0.2))));
  const panels = [-72, -36, 0, 36].map((x): Part => ({ d: box(x + 2, -42, 32, 34, 2), fill: shade(wood, -0.22), stroke: shade(wood, 0.2), width: 1.4 }));
  return { half: 92, tall: 142, parts: [
    { d: box(-82, -134, 164, 134, 2), fill: deep }, { d: box(-76, -128, 152, 34), fill: shade(deep, -0.3) }, { d: box(-76, -92, 152, 34), fill: shade(deep, -0.3) }, ...rows, { d: box(-80, -64, 160, 4), fill: wood }, { d: box(-80, -98, 160, 4), fill: wood },
    { d: 'M-84 -134H84', stroke: wood, width: 6 }, ...[-58, -35, -12, 11, 34, 57].map((x): Part => ({ d: box(x - 5, -131, 11, 22, 1), fill: rgb('#dcb478'), stroke: shade(wood, -0.3), width: 0.8 })),
    { d: box(-86, -48, 172, 48, 1), fill: wood }, ...panels, { d: box(-92, -55, 184, 8, 2), fill: shade(wood, 0.16) }, ...jar(-62, -55, 0.7, clay), ...jar(-30, -55, 0.55, shade(clay, -0.2)),
    { d: box(18, -63, 34, 8, 1), fill: deep }, { d: 'M22 -59H48M24 -61V-57M29 -61V-57M36 -61V-57M43 -61V-57', stroke: gold, width: 1.2 }, ...[0, 1, 2].map((k): Part => ({ d: poly([[64, -55 - k * 4], [80, -55 - k * 4], [83, -61 - k * 4], [61, -61 - k * 4]]), fill: shade(white, -0.06 * k) })),
  ] };
}

/** A window of wooden lattice with paper in it. */
export function innLattice(): Figure {
  const [across, down] = [[-42, -30, -18, -6, 6, 18, 30], [-68, -56, -43, -31, -18]];
  const cells = down.flatMap((y, row) => across.map((x) => box(x + 1, y + 1, 10.4, ((down[row + 1] ?? -6) - y) - 2))).join('');
  return { half: 48, tall: 74, parts: [
    { d: box(-48, -74, 96, 74, 1), fill: lacquer, stroke: shade(lacquer, -0.3), width: 2 }, { d: box(-42, -68, 84, 62), fill: shade(lacquer, -0.2) }, { d: cells, fill: rgb('#f2dcae'), shines: true, keeps: true }, { d: box(-8, -43, 16, 12), fill: shade(lacquer, -0.2) }, { d: box(-6, -41.5, 12, 9), fill: rgb('#f2dcae'), shines: true, keeps: true },
  ] };
}

/** A wooden pillar on a stone, with a bracket under the ceiling. */
export const innPillar = (high = 150): Figure => ({ half: 26, tall: high, parts: [{ d: smooth([[-26, -high], [-26, 7 - high], [-9, 22 - high], [9, 22 - high], [26, 7 - high], [26, -high]], true, 0.2), fill: shade(lacquer, -0.25) }, { d: box(-7, 4 - high, 14, high - 4), fill: lacquer }, { d: box(-5, 4 - high, 3, high - 8), fill: shade(lacquer, 0.22) }, { d: box(3.4, 4 - high, 3.6, high - 4), fill: shade(lacquer, -0.22) }, { d: `M-7 ${32 - high}H7M-7 ${38 - high}H7`, stroke: gold, width: 2 }, { d: smooth([[-12, 0], [-13, -6], [-9, -11], [9, -11], [13, -6], [12, 0]], true, 0.4), fill: stone }] });

/** A red lantern on its cord. */
export const innLantern = (random: Random): Figure => lantern(random, rgb('#e03a30'));

/** A square table with tea on it, between two benches. */
export function innTable(): Figure {
  const bench = (x: number): Part[] => [{ d: `M${x - 12} 0L${x - 8} -22M${x + 12} 0L${x + 8} -22`, stroke: deep, width: 4 }, { d: box(x - 17, -26, 34, 6, 1), fill: shade(wood, -0.06) }];
  return { half: 74, tall: 62, parts: [
    ...bench(-54), ...bench(54), { d: 'M-30 0V-40M30 0V-40', stroke: deep, width: 6 }, { d: 'M-30 -12H30', stroke: deep, width: 3 }, { d: box(-36, -40, 72, 9, 1), fill: shade(wood, -0.24) }, { d: box(-41, -46, 82, 7, 2), fill: shade(wood, 0.1) },
    { d: smooth([[-10, -46], [-14, -53], [-8, -60], [8, -60], [14, -53], [10, -46]], true, 0.5), fill: rgb('#5f7f92') }, { d: 'M13 -54Q20 -56 22 -61M-13 -57Q-22 -58 -19 -50', stroke: rgb('#5f7f92'), width: 2.6 }, { d: ellipse(0, -61, 3.4, 1.8), fill: rgb('#48667a') }, ...[-27, 27].map((x): Part => ({ d: poly([[x - 4, -46], [x + 4, -46], [x + 6, -53], [x - 6, -53]]), fill: white })),
  ] };
}

/** Barrels: two standing, one lying on them. */
export function barrels(): Figure {
  const upright = (x: number): Part[] => [{ d: smooth([[x - 17, 0], [x - 22, -24], [x - 17, -48], [x + 17, -48], [x + 22, -24], [x + 17, 0]], true, 0.4), fill: wood }, { d: `M${x - 7} -47Q${x - 9} -24 ${x - 7} -1M${x + 7} -47Q${x + 9} -24 ${x + 7} -1`, stroke: shade(wood, -0.3), width: 1.3 }, { d: `M${x - 20} -11H${x + 20}M${x - 20} -37H${x + 20}`, stroke: iron, width: 3.4 }, { d: ellipse(x, -48, 17, 3.6), fill: shade(wood, 0.16) }];
  return { half: 48, tall: 90, parts: [...upright(-24), ...upright(24), { d: ellipse(0, -70, 20), fill: shade(wood, 0.08) }, { d: ellipse(0, -70, 19), stroke: iron, width: 3 }, { d: 'M-8 -86V-54M0 -88V-52M8 -86V-54', stroke: shade(wood, -0.28), width: 1.3 }, { d: box(-2, -60, 4, 8, 1), fill: gold }] };
}

const flame = (x: number, y: number): Part => ({ d: `M${x} ${y - 9}Q${x + 4} ${y - 3} ${x} ${y}Q${x - 4} ${y - 3} ${x} ${y - 9}Z`, fill: rgb('#ffc040'), shines: true, burns: [x, y] });
const candle = (x: number, y: number): Part[] => [{ d: box(x - 2, y - 10, 4, 10), fill: white }, flame(x, y - 10)];
const mug = (x: number, y: number): Part[] => [{ d: `M${x + 5} ${y - 10}q7 0 7 4t-7 4`, stroke: shade(wood, 0.2), width: 2.4 }, { d: box(x - 6, y - 13, 12, 13, 1.4), fill: shade(wood, 0.24) }, { d: `M${x - 6} ${y - 4}h12`, stroke: iron, width: 1.4 }, { d: smooth([[x - 7, y - 12], [x - 6, y - 17], [x, y - 18], [x + 6, y - 17], [x + 7, y - 12]], true, 0.5), fill: white }];

/** The bar of a tavern: planks, mugs, a candle, and a small barrel. */
export const tavernCounter = (): Figure => ({ half: 92, tall: 84, parts: [
  { d: box(-86, -50, 172, 50, 1), fill: wood }, { d: [-65, -43, -22, 0, 22, 43, 65].map((x) => `M${x} -48V-2`).join(''), stroke: shade(wood, -0.3), width: 1.8 }, { d: 'M-86 -10H86', stroke: iron, width: 3 }, { d: box(-92, -57, 184, 8, 2), fill: shade(wood, 0.18) },
  { d: smooth([[-74, -57], [-78, -70], [-74, -83], [-46, -83], [-42, -70], [-46, -57]], true, 0.3), fill: shade(wood, -0.1) }, { d: 'M-68 -83V-57M-52 -83V-57', stroke: iron, width: 2.6 }, { d: box(-62, -64, 4, 8, 1), fill: gold }, ...mug(-18, -57), ...mug(4, -57), ...mug(62, -57), ...candle(36, -57),
] });

/** A heavy table of a tavern with a candle, between benches. */
export const tavernTable = (): Figure => ({ half: 70, tall: 66, parts: [
  ...[-50, 50].flatMap((x): Part[] => [{ d: box(x - 18, -24, 36, 6, 1), fill: shade(wood, -0.1) }, { d: `M${x - 12} 0V-20M${x + 12} 0V-20`, stroke: deep, width: 5 }]),
  { d: 'M-26 0L-20 -40M26 0L20 -40M-22 -14H22', stroke: deep, width: 6 }, { d: box(-40, -46, 80, 8, 1), fill: shade(wood, 0.08) }, ...mug(-22, -46), ...candle(6, -46), ...mug(24, -46),
] });

/** A wheel with candles that hangs from a chain. */
export const candleWheel = (): Figure => ({ half: 46, tall: 58, parts: [{ d: 'M0 -58L-38 -14M0 -58L38 -14M0 -58V-14', stroke: iron, width: 1.6 }, { d: ellipse(0, -10, 42, 6), stroke: wood, width: 5 }, ...[-38, -14, 14, 38].flatMap((x) => candle(x, -12)) ] });

/** A small window of panes in lead. */
export const tavernWindow = (): Figure => ({ half: 32, tall: 68, parts: [{ d: 'M-32 0V-44Q-32 -68 0 -68Q32 -68 32 -44V0Z', fill: stone }, { d: 'M-24 -6V-44Q-24 -60 0 -60Q24 -60 24 -44V-6Z', fill: iron }, { d: `${[-22, -10.5, 1, 12.5].flatMap((x) => [-44, -31, -18].map((y) => box(x, y, 9.5, 11))).join('')}M-22 -46V-50Q-19 -55 -12 -57V-46ZM-10.5 -46V-57.5H-1V-46ZM1 -46V-57.5H10.5V-46ZM12.5 -46V-57Q19 -55 22 -50V-46Z`, fill: rgb('#e8c878'), shines: true, keeps: true }, { d: box(-36, -4, 72, 6, 1), fill: shade(stone, 0.16) }] });
