// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { Bloom } from '../words/plan.ts';

/** A rose that is open: rings of petals around a spiral. */
export function roseBloom(x: number, y: number, r: number, petal: Rgb): Part[] {
  const ring = (n: number, far: number, wide: number, turn: number, dim: number): Part[] => Array.from({ length: n }, (_, i): Part => {
    const a = (i / n) * Math.PI * 2 + turn;
    return { d: ellipse(x + Math.cos(a) * r * far, y + Math.sin(a) * r * far, r * wide, r * wide * 0.86, (a * 180) / Math.PI + 90), fill: shade(petal, dim + (i % 2 ? 0.05 : 0)) };
  });
  const curl = (from: number, reach: number): string => `M${x - r * reach} ${y + r * from}Q${x - r * reach * 0.9} ${y - r * reach} ${x} ${y - r * reach}Q${x + r * reach} ${y - r * reach * 0.9} ${x + r * reach * 0.9} ${y + r * 0.1}`;
  return [
    ...ring(5, 0.52, 0.56, 0.3, -0.2), ...ring(5, 0.32, 0.5, 0.9, -0.06), { d: ellipse(x, y - r * 0.04, r * 0.48, r * 0.44), fill: shade(petal, 0.12) },
    { d: curl(0.2, 0.62), stroke: shade(petal, -0.38), width: r * 0.08 }, { d: curl(0.14, 0.38), stroke: shade(petal, -0.42), width: r * 0.08 },
    { d: `M${x - r * 0.2} ${y + r * 0.06}q${r * 0.06} ${-r * 0.26} ${r * 0.26} ${-r * 0.2}q${r * 0.18} ${r * 0.1} ${r * 0.06} ${r * 0.24}q${-r * 0.12} ${r * 0.1} ${-r * 0.2} 0`, stroke: shade(petal, -0.5), width: r * 0.09 },
    { d: `M${x - r * 0.5} ${y + r * 0.3}Q${x} ${y + r * 0.72} ${x + r * 0.5} ${y + r * 0.3}`, stroke: shade(petal, -0.34), width: r * 0.07 },
  ];
}

/** A tulip's cup. */
const tulipBloom = (x: number, y: number, r: number, petal: Rgb): Part[] => [
  ...[-1, 1].map((side): Part => ({ d: smooth([[x, y + r], [x + side * r * 0.86, y + r * 0.3], [x + side * r * 0.8, y - r], [x + side * r * 0.3, y - r * 0.4]]), fill: shade(petal, side * 0.08 - 0.08) })),
  { d: smooth([[x, y + r], [x - r * 0.52, y + r * 0.1], [x, y - r], [x, y - r], [x + r * 0.52, y + r * 0.1]]), fill: shade(petal, 0.06) },
];

/** A flower with narrow petals around its heart. */
const daisyBloom = (x: number, y: number, r: number, petal: Rgb): Part[] => [
  ...Array.from({ length: 6 }, (_, k): Part => ({ d: ellipse(x + Math.cos(k * 1.047) * r * 0.62, y + Math.sin(k * 1.047) * r * 0.62, r * 0.5), fill: k % 2 ? petal : shade(petal, -0.1) })),
  { d: ellipse(x, y, r * 0.36), fill: rgb('#f6d05a') },
];

/** The bloom of a flower of a bunch. */
export function bloomAt(kind: Bloom | undefined, x: number, y: number, r: number, petal: Rgb): Part[] {
  if (kind === 'rose') return roseBloom(x, y, r * 1.05, petal);
  return (kind === 'tulip' ? tulipBloom : daisyBloom)(x, y, r, petal);
}

/** A single rose on its stem, with thorns. */
export function rose(random: Random, petal: Rgb): Figure {
  const lean = random.range(-6, 6);
  const thorns = [[-14, 1], [-30, -1], [-46, 1]].map(([y = 0, side = 1]): Part => ({ d: `M${lean * (-y / 78) + side * 1.6} ${y}l${side * 4.4} -2.4l${-side * 4} -1.8Z`, fill: rgb('#3f7040') }));
  const leaf = (side: number, y: number): Part => ({ d: smooth([[0, y], [side * 12, y - 13], [side * 27, y - 15], [side * 31, y - 17], [side * 22, y - 5], [side * 10, y - 1]]), fill: rgb(side < 0 ? '#4f9448' : '#3a7a40') });
  return { half: 38, tall: 104, parts: [
    { d: limb([[0, 0], [lean * 0.3, -36], [lean, -78]], 4, 3), fill: rgb('#4a8a44') }, ...thorns, leaf(-1, -20), leaf(1, -38),
    ...[-1, 0, 1].map((side): Part => ({ d: smooth([[lean + side * 4 - 4, -64], [lean + side * 13, -60], [lean + side * 5 + 4, -68]]), fill: rgb('#4a8a44') })),
    ...roseBloom(lean, -82, 22, petal),
  ] };
}

/** Where the blooms of a bouquet are, and their size. */
const BUNCH = [[-30, -66, 11], [30, -66, 11], [-18, -82, 12], [18, -83, 12], [0, -92, 12], [-9, -68, 12], [11, -68, 12], [0, -78, 11]] as const;

/** Flowers wrapped in paper, with a ribbon. @param wished color of the flowers, or the colors of several */
export function bouquet(random: Random, wished: readonly Rgb[], kind?: Bloom): Figure {
  const paper = rgb(random.pick(['#f3e3d0', '#e9d8e4', '#d8e4e0']));
  const ribbon = rgb(random.pick(['#d8506a', '#7a5ab0', '#c8903a']));
  const petals = wished.length > 0 ? wished : ['#e8506a', '#f4b83c', '#f2f0f4', '#b066c0'].map(rgb);
  const leaves = [[-42, -74, -36], [42, -74, 36], [-28, -94, -20], [28, -95, 20], [0, -104, 0]].map(([x = 0, y = 0, turn = 0]): Part => ({ d: ellipse(x * 0.92, y + 8, 6, 15, turn), fill: rgb('#4f9448') }));
  return { half: 48, tall: 106, parts: [
    ...[-6, -2, 2, 6].map((x): Part => ({ d: `M${x * 0.6} -22L${x * 1.6} 0`, stroke: rgb('#4a8a44'), width: 3 })),
    { d: smooth([[-46, -74], [-20, -64], [20, -64], [46, -74], [46, -74], [6, -22], [-6, -22], [-46, -74]], true, 0.2), fill: shade(paper, -0.14) }, ...leaves,
    ...BUNCH.flatMap(([x, y, r], i) => bloomAt(kind, x, y, r, petals[i % petals.length] ?? ribbon)),
    { d: smooth([[-46, -74], [-46, -74], [-22, -52], [0, -56], [0, -56], [6, -22], [6, -22], [-6, -22], [-6, -22]], true, 0.2), fill: paper }, { d: smooth([[46, -74], [46, -74], [18, -48], [-8, -54], [-8, -54], [-5, -22], [-5, -22], [6, -22], [6, -22]], true, 0.2), fill: shade(paper, -0.06) },
    { d: smooth([[-8, -26], [8, -26], [8, -20], [-8, -20]], true, 0.3), fill: ribbon }, ...[-1, 1].flatMap((side): Part[] => [{ d: ellipse(side * 8, -26, 7, 4, side * 24), fill: shade(ribbon, 0.12) }, { d: `M${side * 2} -21l${side * 7} 14`, stroke: ribbon, width: 2.6 }]),
  ] };
}
