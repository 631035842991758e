// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Goods that advertisements are for. */
import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [white, steel, dark, gold] = [rgb('#ffffff'), rgb('#c4cad2'), rgb('#2e3038'), rgb('#d8b25a')];
/** Colors that goods come in, where the words name none. */
export const COATS = {
  bottle: ['#2f6a48', '#7a4a2a', '#3a6a8a', '#7a2a3a'],
  thermos: ['#2f6f78', '#b8503c', '#3f5f8a', '#4f7a4a'],
  perfume: ['#e8a0b8', '#e8c070', '#a8b8e0', '#b8a0d8'],
  headphones: ['#2e3038'],
  sneakers: ['#e8483c', '#3a7ad0', '#f0b030', '#3aa078'],
  wristwatch: ['#6a4430', '#2e3038'],
  backpack: ['#3f6f8f', '#b8583c', '#5a7a4a', '#6a5a8a'],
  lunchBox: ['#e0863c', '#4f9a8a', '#5a7ab8', '#d86a6a'],
  pillow: ['#f2ede2', '#dbe6f0', '#efe0e6'],
  creamTube: ['#8ab89a', '#e8b8c0', '#a8c4e0'],
  fan: ['#e8eaee', '#9cc4d0', '#e8c0b0'],
  teapot: ['#4a7fb5', '#d8573c', '#6a9a86'],
} as const;
const gleam = (x: number, y: number, tall: number): Part => ({ d: box(x, y, 3.4, tall, 1.7), fill: white, alpha: 0.45 });

/** A bottle with a label. */
export function bottle(random: Random, wished?: Rgb): Figure {
  const glass = wished ?? rgb(random.pick(COATS.bottle));
  return { half: 20, tall: 108, parts: [
    { d: smooth([[-5, -96], [-5, -82], [-6, -74], [-16, -62], [-17, -50], [-17, -4], [-14, 0], [14, 0], [17, -4], [17, -50], [16, -62], [6, -74], [5, -82], [5, -96]], true, 0.3), fill: glass, stroke: shade(glass, -0.4), width: 1 },
    { d: box(-6.4, -108, 12.8, 14, 2), fill: shade(glass, -0.45) }, { d: box(-17, -48, 34, 32), fill: rgb('#f4ecd8') }, { d: 'M-17 -45H17M-17 -19H17', stroke: gold, width: 1.6 }, { d: ellipse(0, -34, 7, 6), fill: shade(glass, 0.12) }, { d: 'M-10 -24H10', stroke: shade(glass, -0.2), width: 1.6 },
    gleam(-13, -60, 9), gleam(-13, -13, 9),
  ] };
}

/** A thermos with a cup for its lid. */
export function thermos(random: Random, wished?: Rgb): Figure {
  const coat = wished ?? rgb(random.pick(COATS.thermos));
  return { half: 22, tall: 106, parts: [
    { d: box(-19, -76, 38, 76, 6), fill: coat, stroke: shade(coat, -0.4), width: 1 }, { d: box(7, -75, 11, 74, 5), fill: shade(coat, -0.22) }, { d: box(-19.6, -9, 39.2, 8, 3), fill: steel }, { d: box(-20, -80, 40, 8, 2), fill: steel },
    { d: smooth([[-16, -81], [-15, -104], [-12, -106], [12, -106], [15, -104], [16, -81]], true, 0.2), fill: shade(steel, 0.3), stroke: shade(steel, -0.35), width: 1 }, { d: 'M-15.6 -89H15.6', stroke: shade(steel, -0.2), width: 1.4 },
    gleam(-14, -68, 54), gleam(-11, -102, 12),
  ] };
}

/** A bottle of perfume. */
export function perfume(random: Random, wished?: Rgb): Figure {
  const scent = wished ?? rgb(random.pick(COATS.perfume));
  return { half: 32, tall: 92, parts: [
    { d: box(-29, -56, 58, 56, 7), fill: shade(scent, 0.55), stroke: shade(scent, -0.3), width: 1.2, alpha: 0.92 }, { d: box(-24, -44, 48, 39, 4), fill: scent, alpha: 0.85 }, { d: box(-9, -66, 18, 11, 1), fill: gold }, { d: box(-13, -92, 26, 27, 3), fill: shade(gold, 0.25), stroke: shade(gold, -0.3), width: 1 },
    { d: box(-15, -36, 30, 20, 1.5), fill: rgb('#fbf6ea') }, { d: 'M-10 -29H10M-7 -23H7', stroke: shade(gold, -0.15), width: 1.6 }, gleam(-25, -51, 30), gleam(-9, -89, 18),
  ] };
}

/** Headphones, standing on their cups. */
export function headphones(wished?: Rgb): Figure {
  const shell = wished ?? rgb(COATS.headphones[0]);
  const cup = (side: number): Part[] => [
    { d: ellipse(side * 33, -24, 15, 23, side * 6), fill: shade(shell, -0.3) }, { d: ellipse(side * 38, -24, 12, 21, side * 6), fill: shell, stroke: shade(shell, -0.5), width: 1 }, { d: ellipse(side * 40, -25, 6, 12, side * 6), fill: shade(shell, 0.28) },
  ];
  return { half: 54, tall: 92, parts: [
    { d: 'M-40 -34C-46 -104 46 -104 40 -34', stroke: shade(shell, -0.4), width: 12 }, { d: 'M-40 -34C-46 -104 46 -104 40 -34', stroke: shell, width: 9 }, { d: 'M-27 -76C-12 -89 12 -89 27 -76', stroke: shade(shell, 0.34), width: 3 },
    ...cup(-1), ...cup(1),
  ] };
}

/** A pair of sneakers, the near one before the other. */
export function sneakers(random: Random, wished?: Rgb): Figure {
  const cloth = wished ?? rgb(random.pick(COATS.sneakers));
  const one = (x: number, y: number, fill: Rgb): Part[] => {
    const at = (points: readonly (readonly [number, number])[]): [number, number][] => points.map(([a, b]) => [a + x, b + y]);
    return [
      { d: smooth(at([[-44, -8], [-45, -36], [-38, -44], [-22, -43], [-12, -36], [8, -24], [34, -18], [46, -10], [46, -6], [-44, -6]]), true, 0.35), fill, stroke: shade(fill, -0.4), width: 1 },
      { d: smooth(at([[-45, -10], [48, -10], [50, -4], [46, 0], [-42, 0], [-47, -4]]), true, 0.3), fill: rgb('#f6f4ee'), stroke: rgb('#b8b4a8'), width: 1 }, { d: smooth(at([[24, -21], [46, -11], [46, -8], [20, -9]]), true, 0.3), fill: rgb('#f6f4ee') },
      { d: smooth(at([[-38, -43], [-22, -42], [-24, -37], [-36, -38]]), true, 0.4), fill: shade(fill, -0.5) }, { d: limb(at([[-26, -12], [-10, -16], [6, -12], [16, -14]]), 4.6, 2.2), fill: white },
      ...[-12, -3, 6].map((lace): Part => ({ d: `M${x + lace - 4} ${y - 26 + (lace + 12) * 0.3}L${x + lace + 5} ${y - 33 + (lace + 12) * 0.42}`, stroke: white, width: 2.4 })),
    ];
  };
  return { half: 62, tall: 58, parts: [...one(12, -12, shade(cloth, -0.18)), ...one(-10, 0, cloth)] };
}

/** A wristwatch, lying upright with its strap open. */
export function wristwatch(random: Random, wished?: Rgb): Figure {
  const strap = wished ?? rgb(random.pick(COATS.wristwatch));
  return { half: 30, tall: 112, parts: [
    { d: poly([[-13, -112], [13, -112], [17, -72], [-17, -72]]), fill: strap, stroke: shade(strap, -0.4), width: 1 }, { d: poly([[-17, -40], [17, -40], [12, 0], [-12, 0]]), fill: strap, stroke: shade(strap, -0.4), width: 1 }, ...[-10, -17, -24].map((y): Part => ({ d: ellipse(0, y, 1.8), fill: shade(strap, -0.5) })),
    { d: ellipse(0, -56, 28), fill: steel, stroke: shade(steel, -0.4), width: 1.2 }, { d: ellipse(0, -56, 22), fill: rgb('#fbfaf4') }, { d: box(27, -59, 6, 6, 2), fill: shade(steel, -0.2) },
    ...Array.from({ length: 12 }, (_, hour): Part => { const turn = (hour * Math.PI) / 6; const [x, y] = [Math.sin(turn), -Math.cos(turn)]; return { d: `M${x * 17} ${y * 17 - 56}L${x * 20} ${y * 20 - 56}`, stroke: dark, width: hour % 3 ? 1.2 : 2.4 }; }),
    { d: 'M0 -56L-9 -64M0 -56L7 -71', stroke: dark, width: 2.2 }, { d: ellipse(0, -56, 2.2), fill: gold }, { d: ellipse(-9, -66, 7, 3, -36), fill: white, alpha: 0.5 },
  ] };
}
