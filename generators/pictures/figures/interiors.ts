// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Furniture that shows what a room is for. */
import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const wood = rgb('#9a6a44');
const white = rgb('#f2f0ea');
const steel = rgb('#b8bec6');
const dark = rgb('#2e2c32');
const bindings = ['#b8483f', '#3f6a86', '#d8b05a', '#5a7a52', '#8a5f86', '#e8dcc4'].map(rgb);

/** The color of all fronts of a kitchen. */
const frontOf = (random: Random): Rgb => rgb(random.fork('fronts').pick(['#8fae9a', '#e4dcc8', '#7f98b0', '#c89a6a']));

/** A worktop over cupboards, with a sink, a kettle and plates. */
export function worktop(random: Random): Figure {
  const front = frontOf(random);
  const parts: Part[] = [{ d: box(-92, -46, 184, 46), fill: front }];
  for (let i = 0; i < 4; i++) parts.push({ d: box(-88 + i * 45, -42, 41, 36, 2), fill: shade(front, i % 2 ? 0.08 : 0.14) }, { d: box(-70 + i * 45, -38, 8, 2.4, 1), fill: steel });
  parts.push(
    { d: box(-94, -52, 188, 7, 1.5), fill: rgb('#6a5a4e') }, { d: box(-10, -53, 34, 3, 1), fill: steel }, { d: 'M8 -53V-66Q8 -72 16 -72V-66', stroke: steel, width: 3 },
    { d: smooth([[-70, -52], [-72, -66], [-60, -73], [-48, -66], [-50, -52]], true, 0.4), fill: rgb('#d8483c') }, { d: 'M-70 -66Q-60 -84 -50 -66', stroke: dark, width: 2.6 }, { d: poly([[-50, -62], [-40, -68], [-40, -65], [-50, -56]]), fill: rgb('#b83a30') },
    ...[0, 1, 2].map((i): Part => ({ d: ellipse(62, -54 - i * 3, 14 - i, 2.6), fill: shade(white, -i * 0.06) })), { d: box(40, -66, 5, 14, 1), fill: rgb('#c8a060') }, { d: 'M42 -66L39 -78M43 -66L46 -79', stroke: wood, width: 2 },
  );
  return { parts, half: 96, tall: 84 };
}

/** Cupboards on a wall. */
export function cupboards(random: Random): Figure {
  const front = frontOf(random);
  const parts: Part[] = [{ d: box(-82, -46, 164, 46, 1), fill: shade(front, -0.1) }];
  for (let i = 0; i < 4; i++) parts.push({ d: box(-79 + i * 40, -43, 38, 40, 2), fill: shade(front, i % 2 ? 0.1 : 0.18) }, { d: box((i % 2 ? -74 : -48) + i * 40, -14, 3, 7, 1), fill: steel });
  return { parts, half: 84, tall: 48 };
}

/** A board on a wall with chalk on it. */
export function chalkboard(): Figure {
  return { half: 76, tall: 66, letters: true, parts: [
    { d: box(-76, -66, 152, 66, 2), fill: wood }, { d: box(-71, -61, 142, 54, 1), fill: rgb('#2f5a48') }, { d: 'M-58 -46H-20M-58 -36H-30M-58 -26H-24', stroke: white, width: 2, alpha: 0.8 }, { d: 'M16 -20L32 -48L48 -20ZM54 -24H64M59 -29V-19', stroke: white, width: 2, alpha: 0.8 },
    { d: box(-40, -4, 14, 3, 1), fill: white }, { d: box(-20, -5, 10, 4, 1), fill: rgb('#c8783c') },
  ] };
}

/** A pupil's desk with a book on it, and its chair. */
export function schoolDesk(): Figure {
  return { half: 34, tall: 56, parts: [
    { d: box(-30, -54, 4, 54, 1), fill: shade(wood, -0.3) }, { d: box(-32, -54, 24, 12, 2), fill: shade(wood, -0.1) }, { d: box(-32, -28, 26, 4, 1), fill: shade(wood, -0.1) }, { d: box(-10, -28, 3, 28, 1), fill: shade(wood, -0.3) },
    { d: box(0, -38, 3.4, 38, 1), fill: steel }, { d: box(29, -38, 3.4, 38, 1), fill: steel }, { d: box(-6, -43, 40, 6, 2), fill: shade(wood, 0.15) }, { d: poly([[6, -43], [18, -46], [30, -43], [18, -41]]), fill: white },
  ] };
}

/** A desk with a screen, papers and a lamp, and its chair on wheels. */
export function officeDesk(): Figure {
  return { half: 62, tall: 88, parts: [
    { d: box(-34, -62, 26, 34, 6), fill: dark }, { d: box(-38, -32, 34, 7, 3), fill: dark }, { d: box(-23, -26, 4, 18), fill: steel }, { d: 'M-36 -2L-21 -9L-6 -2', stroke: steel, width: 3.4 },
    { d: box(-4, -44, 5, 44), fill: shade(wood, -0.25) }, { d: box(56, -44, 5, 44), fill: shade(wood, -0.25) }, { d: box(32, -40, 25, 32, 1), fill: shade(wood, -0.1) }, { d: box(41, -32, 8, 2.4, 1), fill: steel }, { d: box(41, -18, 8, 2.4, 1), fill: steel }, { d: box(-8, -49, 72, 6, 1.5), fill: shade(wood, 0.12) },
    { d: box(18, -58, 6, 10), fill: steel }, { d: box(2, -86, 38, 29, 2), fill: dark }, { d: box(4.5, -83.5, 33, 24, 1), fill: rgb('#9fd0e8'), shines: true }, { d: 'M9 -78H26M9 -73H32M9 -68H22', stroke: rgb('#4a7a9a'), width: 1.6 },
    { d: poly([[44, -49], [60, -49], [59, -53], [45, -53]]), fill: white },
  ] };
}

/** Notes on a board on a wall. */
export function noticeBoard(random: Random): Figure {
  const parts: Part[] = [{ d: box(-44, -54, 88, 54, 2), fill: shade(wood, -0.2) }, { d: box(-40, -50, 80, 46, 1), fill: rgb('#d0a878') }];
  for (const [x, y] of [[-32, -44], [-10, -46], [14, -42], [-24, -22], [2, -24], [24, -20]] as const) parts.push({ d: box(x, y, 15, 14, 0.6), fill: rgb(random.pick(['#f6e27a', '#f4b8b0', '#b8dcc8', '#f4f1ea'])) });
  return { parts, half: 46, tall: 56 };
}

/** A bookcase to the ceiling. */
export function bookcase(random: Random): Figure {
  const parts: Part[] = [{ d: box(-34, -118, 68, 118, 1), fill: shade(wood, -0.5) }];
  for (let row = 0; row < 5; row++) {
    const foot = -5 - row * 22.6;
    for (let x = -30; x < 27; ) {
      const wide = random.range(2.4, 5);
      if (random.chance(0.9)) parts.push({ d: box(x, foot - random.range(12, 18), wide, random.range(11.9, 12) + 6, 0.4), fill: random.pick(bindings) });
      x += wide + 0.4;
    }
    parts.push({ d: box(-34, foot, 68, 4), fill: wood });
  }
  parts.push({ d: box(-36, -120, 5, 120, 1), fill: wood }, { d: box(31, -120, 5, 120, 1), fill: wood }, { d: box(-38, -124, 76, 6, 1), fill: shade(wood, 0.1) });
  return { parts, half: 38, tall: 124 };
}

/** A bar with an espresso machine, cups and cakes. */
export function coffeeBar(): Figure {
  const parts: Part[] = [{ d: box(-82, -50, 164, 50, 1), fill: rgb('#5a4236') }];
  for (let i = 0; i < 6; i++) parts.push({ d: box(-80 + i * 27, -46, 25, 42, 1), fill: rgb(i % 2 ? '#6e5242' : '#664b3c') });
  parts.push(
    { d: box(-86, -56, 172, 7, 1.5), fill: rgb('#d8b88a') }, { d: box(-66, -88, 52, 33, 3), fill: steel }, { d: box(-62, -84, 44, 8, 1), fill: dark }, { d: box(-58, -74, 36, 3), fill: dark }, { d: box(-54, -71, 4, 6), fill: dark }, { d: box(-32, -71, 4, 6), fill: dark }, { d: box(-57, -61, 9, 6, 1), fill: white }, { d: box(-35, -61, 9, 6, 1), fill: white },
    ...[-60, -49, -38, -27].map((x): Part => ({ d: box(x, -95, 8, 7, 1), fill: white })),
    { d: smooth([[18, -56], [18, -74], [40, -82], [62, -74], [62, -56]], true, 0.4), fill: rgb('#cfe4ec'), alpha: 0.55 }, { d: box(22, -62, 36, 5, 2), fill: rgb('#e8c89a') }, { d: box(28, -69, 24, 7, 2), fill: rgb('#8a4a3a') }, { d: ellipse(40, -71, 3), fill: rgb('#d83a34') },
  );
  return { parts, half: 88, tall: 98 };
}

/** A menu on a wall, in chalk. */
export function menuBoard(): Figure {
  return { half: 50, tall: 46, letters: true, parts: [{ d: box(-50, -46, 100, 46, 2), fill: shade(wood, -0.2) }, { d: box(-46, -42, 92, 38, 1), fill: rgb('#32302e') }, { d: 'M-38 -32H-12M-38 -24H-18M-38 -16H-14M12 -32H38M12 -24H34M12 -16H36', stroke: white, width: 1.8, alpha: 0.75 }] };
}

/** A lamp that hangs from the ceiling; its top is at the top of the figure. */
export function pendant(): Figure {
  return { half: 16, tall: 80, parts: [{ d: 'M0 -80V-24', stroke: dark, width: 1.6 }, { d: smooth([[-15, 0], [-12, -14], [0, -24], [12, -14], [15, 0]], true, 0.4), fill: rgb('#3a4a48') }, { d: ellipse(0, 0, 10, 4), fill: rgb('#ffe6a8'), shines: true }] };
}

/** A bed with rails, seen from its long side, and a drip beside it. */
export function hospitalBed(): Figure {
  const sheet: Rgb = rgb('#f4f6f6');
  return { half: 100, tall: 100, parts: [
    { d: 'M-84 0V-98M-92 0H-76M-84 -98H-70V-92', stroke: steel, width: 3 }, { d: smooth([[-75, -92], [-65, -92], [-64, -72], [-70, -68], [-76, -72]]), fill: rgb('#cfe8f0'), alpha: 0.9 }, { d: 'M-70 -68V-44', stroke: rgb('#cfe8f0'), width: 1.4 },
    { d: box(-58, -66, 5, 62, 1), fill: steel }, { d: box(90, -50, 5, 46, 1), fill: steel }, { d: box(-56, -24, 150, 8, 2), fill: shade(steel, -0.15) }, { d: box(-54, -38, 146, 16, 5), fill: sheet }, { d: box(-52, -48, 36, 13, 6), fill: white },
    { d: 'M-12 -41Q40 -48 93 -40V-18Q40 -12 -18 -18Z', fill: rgb('#9fc8c4') }, { d: 'M-4 -30H90M10 -34V-20M50 -34V-20', stroke: steel, width: 2 }, { d: ellipse(-52, -3, 4), fill: dark }, { d: ellipse(90, -3, 4), fill: dark },
  ] };
}

/** The sign of a hospital. */
export const crossSign = (): Figure => ({ half: 20, tall: 40, parts: [{ d: box(-20, -40, 40, 40, 4), fill: white }, { d: poly([[-5, -34], [5, -34], [5, -25], [14, -25], [14, -15], [5, -15], [5, -6], [-5, -6], [-5, -15], [-14, -15], [-14, -25], [-5, -25]]), fill: rgb('#d8403a') }] });

/** A small table with a lamp. */
export function nightstand(): Figure {
  return { half: 20, tall: 70, parts: [
    { d: box(-18, -34, 36, 32, 1), fill: shade(wood, -0.1) }, { d: box(-20, -38, 40, 5, 1), fill: wood }, { d: box(-14, -28, 28, 10, 1), fill: shade(wood, 0.1) }, { d: box(-4, -24, 8, 2, 1), fill: steel }, { d: limb([[0, -38], [0, -50]], 4, 3), fill: rgb('#c8a868') }, { d: poly([[-13, -48], [13, -48], [8, -68], [-8, -68]]), fill: rgb('#ffe2a8'), shines: true },
  ] };
}
