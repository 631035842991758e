// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Eggs: as they are, painted, in a nest, fried, and with somebody who comes out. */
import { ellipse, limb, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { NEST_FRONT } from './egg-seats.ts';
import { placed } from './together.ts';

const SHELLS = ['#f4e6d0', '#e9c9a4', '#fbf6ec'];
const GAY = ['#e8607a', '#4fa8d8', '#f2bf3c', '#7ab85a', '#a878c8'] as const;

const outline = (grow = 1): string => smooth([[0, -100], [22, -82], [36, -48], [30, -14], [0, 0], [-30, -14], [-36, -48], [-22, -82]].map(([x = 0, y = 0]) => [x * grow, -46 + (y + 46) * grow] as const));
const gleam: Part = { d: ellipse(-13, -66, 5, 11, 22), fill: rgb('#ffffff'), alpha: 0.55 };
const shadow = (shell: Rgb): Part => ({ d: smooth([[20, -84], [36, -48], [30, -14], [0, 0], [-24, -8], [10, -20], [25, -46]]), fill: shade(shell, -0.16), alpha: 0.8 });

/** An egg that stands on its broad end. */
export function egg(random: Random, wished?: Rgb): Figure {
  const shell = wished ?? rgb(random.pick(SHELLS));
  return { half: 40, tall: 102, parts: [{ d: outline(), fill: shell }, shadow(shell), gleam] };
}

/** A painted egg, each with other colors and one of three patterns. */
export function paintedEgg(random: Random, wished?: Rgb): Figure {
  const at = random.int(0, GAY.length - 1);
  const shell = wished ?? rgb(GAY[at] ?? GAY[0]);
  const [light, other] = [mix(shell, [255, 255, 255], 0.65), rgb(GAY[(at + 2) % GAY.length] ?? GAY[2])];
  const within = { d: outline(0.99) };
  const zigzag = (y: number): Part => ({ d: `M-40 ${y}l8 -9l8 9l8 -9l8 9l8 -9l8 9l8 -9l8 9l8 -9l8 9`, stroke: other, width: 4, within });
  const dots = (y: number, from: number): Part[] => [0, 1, 2, 3, 4].map((i) => ({ d: ellipse(from + i * 17, y, 4.6), fill: i % 2 ? other : light, within }));
  const patterns: Part[][] = [
    [{ d: 'M-40 -58H40M-40 -34H40', stroke: light, width: 7, within }, zigzag(-42), ...dots(-78, -34), ...dots(-16, -34)],
    [...dots(-78, -26), ...dots(-60, -36), ...dots(-42, -27), ...dots(-24, -36)],
    [zigzag(-66), { d: 'M-40 -50Q0 -40 40 -50', stroke: light, width: 9, within }, zigzag(-26)],
  ];
  return { half: 40, tall: 102, parts: [{ d: outline(), fill: shell }, ...random.pick(patterns), { ...shadow(shell), alpha: 0.5 }, gleam] };
}

/** The egg of a dragon or a dinosaur: large, with scales. */
export function greatEgg(random: Random, wished?: Rgb): Figure {
  const shell = wished ?? rgb(random.pick(['#4f8a6a', '#8a4f9a', '#c05a3c', '#3f78a8']));
  const within = { d: outline(0.99) };
  const scales = Array.from({ length: 8 }, (_, row) => Array.from({ length: 6 }, (_, i): Part => {
    const [x, y] = [(i - 2.5) * 15 + (row % 2 ? 7.5 : 0), -92 + row * 12];
    return { d: `M${x - 8} ${y}Q${x - 7} ${y + 12} ${x} ${y + 13}Q${x + 7} ${y + 12} ${x + 8} ${y}`, stroke: shade(shell, -0.3), width: 1.8, within };
  })).flat();
  return { half: 40, tall: 102, parts: [{ d: outline(), fill: shell }, ...scales, shadow(shell), gleam] };
}

/** The jagged edge of a broken shell, from left to right. */
const EDGE: readonly Point[] = [[-36, -50], [-27, -40], [-19, -52], [-10, -41], [0, -51], [9, -40], [18, -52], [27, -42], [36, -50]];

/** The lower half of a broken egg, a piece of shell beside it; its front hides the feet of who comes out. */
export function brokenEgg(random: Random, wished?: Rgb): Figure {
  const shell = wished ?? rgb(random.pick(SHELLS));
  const low: Point[] = [[34, -26], [22, -6], [0, 0], [-22, -6], [-34, -26]];
  return { half: 58, tall: 60, parts: [
    { d: ellipse(0, -46, 35, 8), fill: shade(shell, -0.42) },
    { d: poly([[44, 0], [40, -14], [48, -10], [54, -20], [60, -12], [68, -18], [66, 0]]), fill: shade(shell, -0.06) }, { d: poly([[-62, 0], [-58, -9], [-52, -4], [-46, -10], [-44, 0]]), fill: shade(shell, 0.1) },
    { d: `${poly([...EDGE, ...low])}`, fill: shell }, { d: smooth([[36, -48], [34, -26], [22, -6], [0, 0], [-14, -4], [12, -12], [27, -40]]), fill: shade(shell, -0.16), alpha: 0.8 }, { d: 'M-10 -41l4 12l-6 8M9 -40l-3 9', stroke: shade(shell, -0.34), width: 1.4 },
  ] };
}

/** A nest of twigs with eggs in it. */
export function nest(random: Random, count: number, wished?: Rgb): Figure {
  const twig = rgb('#8a6238');
  const shell = wished ?? rgb('#a8d0d8');
  const row = Math.min(5, count);
  const eggs = Array.from({ length: Math.min(9, count) }, (_, i) => {
    const back = i >= row;
    const many = back ? Math.min(9, count) - row : row;
    const x = ((back ? i - row : i) - (many - 1) / 2) * 21;
    return placed(egg(random, shell), { x, y: back ? -38 : -28 + Math.abs(x) * 0.06, scale: 0.36, turn: x * 0.006 }).parts;
  });
  const strand = (i: number, n: number): Part => {
    const y = -32 + (i / n) * 30;
    const wide = 60 - (i / n) ** 2 * 24;
    const [bend, tilt] = [random.range(5, 11), random.range(-3, 3)];
    return { d: `M${-wide} ${y + tilt}Q0 ${y + bend * 1.6} ${wide} ${y - tilt}`, stroke: shade(twig, random.range(-0.3, 0.25)), width: random.range(1.6, 3) };
  };
  const loose = Array.from({ length: 6 }, (_, i): Part => ({ d: `M${(i - 2.5) * 24} ${-24 - (i % 2) * 5}l${i < 3 ? -14 : 14} ${-9 - (i % 3) * 3}`, stroke: shade(twig, -0.1), width: 1.8 }));
  return { half: 72, tall: 62, below: 4, parts: [
    { d: ellipse(0, -32, 60, 13), fill: shade(twig, -0.45) }, ...loose.slice(0, 3), ...eggs.reverse().flat(), ...loose.slice(3),
    { d: smooth([[-62, -34], [-54, -8], [-30, 2], [30, 2], [54, -8], [62, -34], [40, -23], [0, -18], [-40, -23]], true, 0.7), fill: twig }, ...Array.from({ length: NEST_FRONT - 1 }, (_, i) => strand(i, NEST_FRONT)),
  ] };
}

/** Fried eggs on a plate. */
export function friedEggs(count: number): Figure {
  const plate: Part[] = [{ d: ellipse(0, -8, 82, 17), fill: rgb('#d5dae2') }, { d: ellipse(0, -12, 82, 17), fill: rgb('#f8fafc') }, { d: ellipse(0, -12, 62, 11), fill: rgb('#e4e8ee') }];
  const spots = count > 1 ? [[-24, -14], [24, -16], [0, -10]].slice(0, Math.min(3, count)) : [[0, -14]];
  const eggs = spots.flatMap(([x = 0, y = 0]): Part[] => [
    { d: smooth([[x - 33, y + 1], [x - 22, y - 9], [x - 3, y - 11], [x + 18, y - 9], [x + 32, y], [x + 21, y + 8], [x + 2, y + 6], [x - 19, y + 9]]), fill: rgb('#e8d2a0') }, { d: smooth([[x - 31, y - 0.6], [x - 20, y - 9], [x - 3, y - 11], [x + 18, y - 9.4], [x + 30, y - 1], [x + 19, y + 6], [x + 1, y + 4], [x - 19, y + 7]]), fill: rgb('#fffdf6') },
    { d: ellipse(x, y - 3, 12, 6.4), fill: rgb('#e09a1e') }, { d: ellipse(x, y - 5, 12, 6.4), fill: rgb('#fbb82c') }, { d: ellipse(x - 4, y - 8, 3.4, 1.6, -12), fill: rgb('#ffffff'), alpha: 0.8 },
  ]);
  return { half: 86, tall: 40, below: 8, parts: [...plate, ...eggs] };
}

/** A baby dragon, which sits: a round head with small horns, and wings that are too small to fly with. Facing right. */
export function dragonling(random: Random, wished?: Rgb): Figure {
  const skin = wished ?? rgb(random.pick(['#5fb06a', '#4f9ac0', '#d8703c', '#9a6ac0']));
  const [pale, dark] = [mix(skin, [255, 244, 208], 0.7), shade(skin, -0.28)];
  const horn = rgb('#f3e2b4');
  const wing = (fill: Rgb): Part => ({ d: smooth([[-10, -48], [-10, -48], [-34, -74], [-34, -74], [-38, -60], [-46, -54], [-46, -54], [-36, -50], [-36, -42], [-36, -42], [-24, -42], [-14, -36]], true, 0.4), fill });
  const spikes = ([[-17, -86], [-23, -74], [-22, -60]] as const).map(([x, y]): Part => ({ d: poly([[x + 6, y - 6], [x - 5, y - 3], [x + 5, y + 6]]), fill: rgb('#f2b93c') }));
  return { half: 48, tall: 104, head: { at: { x: 6, y: -78, scale: 20 }, eyes: [[0.35, -0.05]], neck: { x: 1, y: -56, scale: 12 } }, hand: [20, -34], parts: [
    { d: limb([[-12, -12], [-30, -6], [-42, -12]], 14, 3), fill: skin }, { d: poly([[-40, -8], [-54, -18], [-40, -20]]), fill: rgb('#f2b93c') }, wing(shade(skin, -0.16)), ...spikes,
    { d: limb([[6, -94], [2, -106]], 6, 1.4), fill: shade(horn, -0.2) },
    { d: smooth([[-16, -52], [-22, -24], [-16, -4], [14, -4], [22, -22], [14, -52]]), fill: skin, trunk: 'coat' }, { d: smooth([[0, -50], [-2, -26], [2, -6], [16, -6], [21, -24], [13, -50]]), fill: pale, trunk: 'mark' }, { d: 'M0 -38q9 4 18 0M-1 -28q10 4 21 0M0 -18q9 4 19 0', stroke: shade(pale, -0.2), width: 1.4, trunk: 'mark' },
    { d: ellipse(-10, -4, 13, 5), fill: dark }, { d: ellipse(14, -3, 13, 5), fill: shade(skin, -0.1) },
    { d: limb([[10, -44], [18, -36], [22, -32]], 6.4, 4.6), fill: shade(skin, -0.12), trunk: 'coat' },
    { d: smooth([[-15, -80], [-8, -98], [10, -100], [24, -88], [36, -82], [36, -70], [22, -64], [-4, -60], [-15, -68]]), fill: skin }, { d: smooth([[10, -68], [24, -72], [36, -74], [34, -68], [22, -63], [4, -61]]), fill: pale },
    { d: limb([[-2, -94], [-8, -108]], 6.4, 1.4), fill: horn }, { d: poly([[-13, -84], [-26, -92], [-22, -74], [-14, -72]]), fill: dark },
    { d: ellipse(14, -81, 5.4, 6.4), fill: rgb('#241a20'), shut: 'M8 -81Q14 -76 20 -81' }, { d: ellipse(16, -83.6, 2), fill: rgb('#ffffff'), shut: '' }, { d: ellipse(32, -79, 1.3), fill: dark }, { d: 'M20 -68Q28 -67 35 -72', stroke: dark, width: 1.4 }, { d: ellipse(6, -71, 4, 2.4), fill: rgb('#f08a8a'), alpha: 0.6 },
  ] };
}
