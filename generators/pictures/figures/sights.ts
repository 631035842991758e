// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** A pyramid of stone blocks with two sides in view, and smaller ones behind it. */
export function pyramid(random: Random, wished?: Rgb): Figure {
  const stone = wished ?? rgb(random.pick(['#e0b878', '#d8ac6c', '#e6c28a']));
  const one = (x: number, wide: number, tall: number, dim: number): Part[] => {
    const [lit, shadow] = [shade(stone, dim), shade(stone, dim - 0.26)];
    const edge = x + wide * 0.32;
    const courses = Array.from({ length: 9 }, (_, i): Part => {
      const share = (i + 1) / 10;
      const [left, middle, right] = [x - wide * (1 - share), x + (edge - x) * (1 - share), x + wide * (1 - share)];
      return { d: `M${left} ${-tall * share}L${middle} ${-tall * share}L${right} ${-tall * share}`, stroke: shade(stone, dim - 0.34), width: 0.7, alpha: 0.6 };
    });
    return [{ d: poly([[x - wide, 0], [x, -tall], [edge, 0]]), fill: lit }, { d: poly([[edge, 0], [x, -tall], [x + wide, 0]]), fill: shadow }, ...courses];
  };
  return { half: 128, tall: 104, parts: [
    ...one(-84, 42, 44, 0.08), ...one(90, 36, 38, 0.08), ...one(0, 92, 102, 0),
    { d: poly([[8, 0], [8, -13], [12, -16], [16, -13], [16, 0]]), fill: shade(stone, -0.6) },
  ] };
}

/** A tower of iron lattice on four arched legs, as in Paris. */
export function eiffelTower(random: Random, wished?: Rgb): Figure {
  const iron = wished ?? rgb(random.pick(['#8a6a50', '#7c6250', '#96745a']));
  const dark = shade(iron, -0.3);
  const half = (y: number): number => 3 + 35 * Math.max(0, (y - 20) / 80) ** 2.3 + (y / 100) * 3;
  const outline = (side: number): Point[] => Array.from({ length: 15 }, (_, i): Point => { const y = 12 + i * 6.3; return [side * half(y), y - 112]; });
  const braces = Array.from({ length: 15 }, (_, i): Part => {
    const [y, next] = [14 + i * 4.6, 14 + (i + 1) * 4.6];
    return { d: `M${-half(y)} ${y - 112}L${half(next)} ${next - 112}M${half(y)} ${y - 112}L${-half(next)} ${next - 112}`, stroke: shade(iron, 0.28), width: 0.9 };
  });
  const lamps = [-96, -84, -74, -64, -53].map((y): Part => ({ d: ellipse(0, y, 1.3), fill: rgb('#ffe3a0'), shines: true }));
  const leg = (side: number): Part[] => [
    { d: smooth([[side * 13, -36], [side * 24, -36], [side * 31, -17], [side * 43, 0], [side * 43, 0], [side * 27, 0], [side * 27, 0], [side * 23, -12], [side * 16, -24]], true, 0.34), fill: iron },
    { d: `M${side * 17} -34L${side * 28} -22L${side * 21} -22L${side * 33} -10L${side * 26} -10L${side * 40} -1M${side * 24} -34L${side * 19} -25L${side * 30} -18L${side * 25} -12L${side * 36} -6`, stroke: shade(iron, 0.28), width: 0.9 }, { d: box(side * 35 - 11, -3, 22, 3), fill: dark },
  ];
  return { half: 50, tall: 122, parts: [
    { d: 'M0 -100V-122', stroke: dark, width: 1.5 }, { d: poly([...outline(-1).slice(0, 11), ...outline(1).slice(0, 11).toReversed()]), fill: iron }, ...braces.slice(0, 12),
    ...leg(-1), ...leg(1), { d: 'M-25 -8Q-22 -29 0 -30Q22 -29 25 -8', stroke: dark, width: 2.6 }, { d: smooth([[-26, -38], [26, -38], [23, -46], [-23, -46]], true, 0.1), fill: iron }, { d: 'M-22 -45L-14 -39L-6 -45L2 -39L10 -45L18 -39', stroke: shade(iron, 0.28), width: 0.9 },
    { d: box(-27, -40, 54, 4, 1), fill: dark }, { d: box(-15, -62, 30, 4, 1), fill: dark }, { d: box(-5, -102, 10, 4, 1), fill: dark }, ...lamps, ...[-22, -11, 0, 11, 22].map((x): Part => ({ d: ellipse(x, -38, 1.2), fill: rgb('#ffe3a0'), shines: true })),
  ] };
}

/** A church with its steeple and its long windows. */
export function church(random: Random, wished?: Rgb): Figure {
  const wall = wished ?? rgb(random.pick(['#f2ece0', '#e2d6c4', '#d8cabc']));
  const [roof, glass] = [rgb(random.pick(['#5a4a56', '#7a4438', '#4a5a6a'])), rgb('#ffd88a')];
  const arch = (x: number, y: number, w: number, h: number, fill: Rgb, shines = false): Part => ({ d: `M${x - w} ${y}V${y - h + w}Q${x - w} ${y - h - w * 0.5} ${x} ${y - h - w * 0.9}Q${x + w} ${y - h - w * 0.5} ${x + w} ${y - h + w}V${y}Z`, fill, ...(shines && { shines }) });
  const cross = (x: number, y: number): Part => ({ d: `M${x} ${y}v-14m-4.6 5h9.2`, stroke: rgb('#c8a04a'), width: 2 });
  return { half: 62, tall: 126, parts: [
    // the nave, the steeple before it
    { d: box(-18, -44, 74, 44), fill: shade(wall, -0.08) }, { d: poly([[-22, -42], [-4, -68], [50, -68], [60, -42]]), fill: roof }, ...[1, 2, 3].map((i): Part => ({ d: `M${-22 + i * 4.6} ${-42 - i * 6.5}H${60 - i * 2.4}`, stroke: shade(roof, -0.3), width: 0.8 })),
    ...[10, 28, 46].flatMap((x): Part[] => [arch(x, -10, 5.6, 22, shade(wall, -0.3)), arch(x, -11, 4.2, 20, glass, true), { d: `M${x} -11v-22m-4 10h8`, stroke: shade(wall, -0.45), width: 0.9 }]), { d: box(-18, -5, 74, 5), fill: shade(wall, -0.3) },
    { d: box(-46, -76, 34, 76), fill: wall }, { d: box(-49, -78, 40, 5, 1), fill: shade(wall, -0.24) }, { d: poly([[-49, -77], [-29, -112], [-9, -77]]), fill: roof }, { d: poly([[-29, -112], [-9, -77], [-22, -77]]), fill: shade(roof, -0.24) }, cross(-29, -110),
    arch(-29, -54, 5.4, 14, rgb('#3a3038')), { d: smooth([[-33, -56], [-32, -62], [-29, -65], [-26, -62], [-25, -56]]), fill: rgb('#c8a04a') }, { d: ellipse(-29, -42, 6.4), fill: shade(wall, -0.3) }, { d: ellipse(-29, -42, 5), fill: glass, shines: true }, { d: 'M-34 -42h10m-5 -5v10', stroke: shade(wall, -0.45), width: 0.9 },
    arch(-29, 0, 8.4, 22, shade(wall, -0.34)), arch(-29, 0, 6.8, 20, rgb('#6a4430')), { d: 'M-29 0v-24', stroke: rgb('#3f281c'), width: 0.9 }, { d: box(-46, -5, 8, 5), fill: shade(wall, -0.3) }, { d: box(-20, -5, 8, 5), fill: shade(wall, -0.3) },
  ] };
}
