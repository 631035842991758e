// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What is in a greenhouse. */
import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [frame, glass, leaf, clay, wood] = [rgb('#f2f4f0'), rgb('#cfe9ec'), rgb('#5a9a4c'), rgb('#c0683e'), rgb('#a87a50')];

/** A wall and the slope of a roof of panes, with the green of a garden behind them. */
export function panes(): Figure {
  const bushes = Array.from({ length: 9 }, (_, i): Part => ({ d: ellipse(-160 + i * 40, -18 - (i % 3) * 6, 30, 24), fill: shade(rgb('#8fc08a'), (i % 3) * 0.06), within: { d: box(-180, -96, 360, 96) } }));
  const bars = Array.from({ length: 11 }, (_, i): string => `M${-180 + i * 36} 0V-96L${(-180 + i * 36) * 0.78} -140`).join('');
  return { half: 182, tall: 142, parts: [
    { d: box(-180, -96, 360, 96), fill: glass }, { d: poly([[-180, -96], [180, -96], [140, -140], [-140, -140]]), fill: shade(glass, 0.3) }, ...bushes,
    ...[-120, 24, 96].map((x): Part => ({ d: poly([[x, -90], [x + 14, -90], [x - 6, -8], [x - 20, -8]]), fill: rgb('#ffffff'), alpha: 0.28 })),
    { d: bars, stroke: frame, width: 3 }, { d: 'M-180 -96H180M-180 -48H180M-180 -2H180M-141 -140H141', stroke: frame, width: 4 },
  ] };
}

/** A bench of pots with flowers, tomatoes and seedlings. */
export function potBench(random: Random): Figure {
  const petals = ['#e8486a', '#f2a03c', '#f4d04a', '#a86ad0', '#f4f0e8'].map(rgb);
  const pot = (x: number, i: number): Part[] => {
    const tall = 16 + (i % 3) * 7;
    const bloom = random.pick(petals);
    return [
      { d: limb([[x, -52], [x, -52 - tall]], 2, 1.4), fill: leaf }, ...[-1, 1].map((side): Part => ({ d: smooth([[x, -54], [x + side * 9, -60 - tall * 0.4], [x + side * 12, -58 - tall * 0.7], [x + side * 3, -57]]), fill: shade(leaf, side * 0.08) })),
      ...(i % 3 === 1 ? [[-5, -8], [4, -14], [0, -3]].map(([dx = 0, dy = 0]): Part => ({ d: ellipse(x + dx, -56 - tall * 0.5 + dy, 3.6), fill: rgb('#d8402f') })) : [{ d: ellipse(x, -54 - tall, 6.4, 5.4), fill: bloom }, { d: ellipse(x, -54 - tall, 2.4), fill: rgb('#f6d060') }]),
      { d: poly([[x - 8, -54], [x + 8, -54], [x + 6, -42], [x - 6, -42]]), fill: clay }, { d: box(x - 9, -56, 18, 4, 1), fill: shade(clay, 0.14) },
    ];
  };
  return { half: 72, tall: 86, parts: [{ d: box(-64, -38, 5, 38), fill: shade(wood, -0.3) }, { d: box(59, -38, 5, 38), fill: shade(wood, -0.3) }, { d: box(-66, -16, 132, 4), fill: shade(wood, -0.15) }, { d: smooth([[-40, -16], [-44, -28], [-22, -28], [-26, -16]], true, 0.3), fill: shade(clay, -0.15) }, { d: box(6, -30, 34, 14, 2), fill: rgb('#8a9a5a') }, ...[-52, -31, -10, 11, 32, 53].flatMap(pot), { d: box(-70, -43, 140, 6, 1), fill: wood }] };
}

/** A basket that hangs from the roof with trailing leaves. */
export const hangingBasket = (): Figure => ({ half: 22, tall: 62, parts: [
  { d: 'M0 -62L-13 -34M0 -62L13 -34', stroke: rgb('#6a5a4a'), width: 1.2 }, { d: smooth([[-15, -34], [-12, -20], [12, -20], [15, -34]], true, 0.5), fill: wood },
  ...[[-15, -6], [-7, 0], [2, -4], [10, 1], [16, -8]].map(([x = 0, y = 0]): Part => ({ d: limb([[x * 0.8, -34], [x * 1.1, -20], [x, y]], 5, 2.4), fill: shade(leaf, (x % 3) * 0.04) })), ...[-10, 0, 10].map((x): Part => ({ d: ellipse(x, -37, 6, 5), fill: rgb(x ? '#e8688a' : '#f4d04a') })),
] });
