// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What stands at hairdressers, in laundries, waiting rooms, cells and dormitories. */
import { box, ellipse, limb, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [steel, dark, white, wood, red] = [rgb('#b8bec6'), rgb('#2e2c32'), rgb('#f4f2ec'), rgb('#9a6a44'), rgb('#b8383c')];

/** A mirror with bulbs around it, over a shelf of bottles. */
export function dressingMirror(): Figure {
  const bulbs = Array.from({ length: 5 }, (_, i): Part[] => [-31, 31].map((x) => ({ d: ellipse(x, -26 - i * 13, 3.4), fill: rgb('#ffe9b0'), shines: true }))).flat();
  return { half: 44, tall: 92, parts: [
    { d: box(-36, -88, 72, 72, 4), fill: shade(wood, -0.3) }, { d: box(-26, -83, 52, 62, 2), fill: rgb('#cfe4ec') }, { d: poly([[-18, -26], [4, -80], [14, -80], [-8, -26]]), fill: white, alpha: 0.5 }, ...bulbs, { d: box(-44, -12, 88, 6, 1), fill: wood }, ...[[-32, '#d86a8a'], [-22, '#5a9ac0'], [24, '#e0b04a'], [33, '#6aa878']].map(([x, color]): Part => ({ d: box(Number(x) - 3.4, -26, 7, 14, 2), fill: rgb(String(color)) })),
  ] };
}

/** The chair of a barber. */
export const barberChair = (): Figure => ({ half: 30, tall: 84, parts: [{ d: box(-5, -30, 10, 26), fill: steel }, { d: box(-20, -5, 40, 5, 2.4), fill: shade(steel, -0.2) }, { d: box(-21, -72, 42, 40, 8), fill: red }, { d: box(-11, -84, 22, 13, 5), fill: shade(red, -0.12) }, { d: box(-24, -38, 48, 11, 5), fill: shade(red, 0.12) }, { d: box(-30, -52, 8, 20, 3), fill: dark }, { d: box(22, -52, 8, 20, 3), fill: dark }] });

/** The turning pole of a barber. */
export function barberPole(): Figure {
  const stripes = [0, 1, 2, 3].map((i): Part => ({ d: poly([[-7, -14 - i * 11], [7, -20 - i * 11], [7, -15 - i * 11], [-7, -9 - i * 11]]), fill: rgb(i % 2 ? '#3f6ab0' : '#d0383c') }));
  return { half: 11, tall: 68, parts: [{ d: box(-7, -60, 14, 54, 2), fill: white }, ...stripes, { d: box(-9, -8, 18, 8, 2), fill: steel }, { d: box(-9, -66, 18, 9, 3), fill: steel }] };
}

/** A row of washing machines. */
export function washers(): Figure {
  return { half: 92, tall: 66, parts: [-60, 0, 60].flatMap((x): Part[] => [{ d: box(x - 28, -64, 56, 64, 3), fill: white }, { d: box(x - 28, -64, 56, 13, 3), fill: shade(steel, 0.15) }, { d: box(x + 6, -61, 16, 6, 1), fill: rgb('#5ac0a8'), shines: true }, { d: ellipse(x - 17, -58, 3.4), fill: dark }, { d: ellipse(x, -28, 20), fill: shade(steel, -0.1) }, { d: ellipse(x, -28, 15), fill: rgb('#4a6a86') }, { d: ellipse(x + 3, -24, 9, 7), fill: rgb(x === 0 ? '#e8a05a' : x < 0 ? '#d86a7a' : '#8ac0a0') }, { d: poly([[x - 11, -30], [x - 4, -39], [x, -39], [x - 8, -27]]), fill: white, alpha: 0.5 }]) };
}

/** Chairs of a waiting room, in a row. */
export function waitingChairs(): Figure {
  return { half: 84, tall: 56, parts: [{ d: box(-78, -24, 156, 4), fill: shade(steel, -0.25) }, ...[-60, 52].map((x): Part => ({ d: box(x, -22, 6, 22), fill: shade(steel, -0.25) })), ...[-62, -21, 20, 61].flatMap((x): Part[] => [{ d: box(x - 17, -56, 34, 28, 5), fill: rgb('#3f7a9a') }, { d: box(x - 18, -30, 36, 8, 3), fill: rgb('#5a9aba') }])] };
}

/** Bars from the floor to the ceiling of a cell, with a door in them. */
export function cellBars(): Figure {
  return { half: 62, tall: 120, parts: [...Array.from({ length: 11 }, (_, i): Part => ({ d: box(-60 + i * 11.7, -120, 4, 120, 1), fill: shade(steel, i % 2 ? -0.3 : -0.38) })), { d: box(-62, -118, 124, 5), fill: shade(steel, -0.5) }, { d: box(-62, -62, 124, 5), fill: shade(steel, -0.5) }, { d: box(-62, -5, 124, 5), fill: shade(steel, -0.5) }, { d: box(20, -70, 20, 20, 2), fill: shade(steel, -0.45) }, { d: ellipse(30, -60, 3), fill: dark }] };
}

/** A bed of boards on chains, as cells have them. */
export const bunk = (): Figure => ({ half: 74, tall: 66, parts: [{ d: 'M-66 -28L-66 -66M66 -28L66 -66', stroke: dark, width: 2.4 }, { d: box(-72, -30, 144, 8, 1), fill: shade(wood, -0.3) }, { d: box(-70, -40, 140, 11, 4), fill: rgb('#9a9a8e') }, { d: box(-66, -48, 34, 11, 5), fill: rgb('#d8d6cc') }] });

/** A small window with bars. */
export const barredWindow = (): Figure => ({ half: 26, tall: 40, parts: [{ d: box(-26, -40, 52, 40, 1), fill: rgb('#6a6a66') }, { d: box(-21, -35, 42, 30), fill: rgb('#cfe6f2'), shines: true, keeps: true }, ...[-14, -4.6, 4.8, 14].map((x): Part => ({ d: box(x - 1.4, -36, 3, 32), fill: dark }))] });

/** Two beds, one over the other, with a ladder. */
export function bunkBed(random: Random): Figure {
  const sheets = ['#5a86b8', '#d8847a', '#7aa878', '#c8a05a'].map(rgb);
  const level = (y: number): Part[] => [{ d: box(-76, y - 4, 152, 8, 1), fill: shade(wood, -0.1) }, { d: box(-74, y - 14, 148, 11, 4), fill: white }, { d: box(-72, y - 22, 32, 11, 5), fill: white }, { d: box(-36, y - 16, 108, 14, 4), fill: random.pick(sheets) }];
  return { half: 82, tall: 118, parts: [{ d: box(-80, -118, 7, 118, 1), fill: wood }, { d: box(73, -118, 7, 118, 1), fill: wood }, ...level(-18), ...level(-74), { d: limb([[42, 0], [46, -88]], 4, 4), fill: shade(wood, -0.25) }, { d: limb([[62, 0], [64, -88]], 4, 4), fill: shade(wood, -0.25) }, ...[-16, -32, -48, -64].map((y): Part => ({ d: `M44 ${y}H64`, stroke: shade(wood, -0.25), width: 3.4 }))] };
}

/** A pair of scissors, its points up. */
export const scissors = (): Figure => ({ half: 22, tall: 92, parts: [
  { d: poly([[-3, -34], [5, -36], [12, -92], [3, -60]]), fill: steel }, { d: poly([[3, -34], [-5, -36], [-12, -92], [-3, -60]]), fill: shade(steel, 0.14) }, { d: 'M-2 -36L-11 -22M2 -36L11 -22', stroke: red, width: 6 },
  { d: ellipse(-12, -12, 8, 11), stroke: red, width: 5 }, { d: ellipse(12, -12, 8, 11), stroke: red, width: 5 }, { d: ellipse(0, -38, 2.4), fill: dark },
] });
