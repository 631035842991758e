import { box } from '../brush/path.ts';
import type { Figure } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { Inside } from '../words/cabins.ts';
import type { Seat } from './seats.ts';

/** Vehicles with seats: facing each other at both ends, in rows, or along the walls. */
export const CABIN_SEATS: Readonly<Partial<Record<Inside, 'facing' | 'rows' | 'along' | 'pilots'>>> = {
  train: 'facing',
  bus: 'rows',
  car: 'facing',
  plane: 'rows',
  subway: 'along',
  cockpit: 'pilots',
};

const CLOTHS = ['#8a3a3a', '#3f5f86', '#4a7a5a'].map(rgb);

/** Color of the seats of a vehicle, by seed. */
export const clothOf = (random: Random): Rgb => random.fork('seats').pick(CLOTHS);

/** Height of a seat with its back, in meters. */
export const BENCH_METRES = 1.1;

/** Width of the place of one passenger. */
const PLACE = 50;
/** Most of them side by side; more passengers sit closer. */
const MOST = 4;

const widthFor = (places: number): number => Math.max(2, Math.min(MOST, places)) * PLACE;

/** A padded bench under the windows, its seat 26 high, two to four places wide. */
export function cabinBench(cloth: Rgb, places: number): Figure {
  const wide = widthFor(places);
  const [left, pad] = [-wide / 2, PLACE - 3];
  const pads = Array.from({ length: wide / PLACE }, (_, i) => left + i * PLACE + 1.5);
  return {
    parts: [
      { d: box(left - 4, -8, wide + 8, 8, 1), fill: rgb('#34323a') },
      ...pads.flatMap((x) => [
        { d: box(x, -66, pad, 46, 8), fill: shade(cloth, -0.16) },
        { d: box(x + 8, -74, pad - 16, 14, 5), fill: shade(cloth, 0.16) },
      ]),
      { d: box(left - 3, -20, wide + 6, 14, 4), fill: shade(cloth, -0.28) },
      ...pads.map((x) => ({ d: box(x, -30, pad, 14, 5), fill: shade(cloth, 0.08) })),
    ],
    half: wide / 2 + 6,
    tall: 76,
  };
}

/** A seat of an underground train along its wall, its seat 26 high: a hollow for each passenger, between two rails. */
export function subwayBench(cloth: Rgb, places: number): Figure {
  const wide = widthFor(places);
  const steel = rgb('#c2c8d0');
  const hollows = Array.from({ length: wide / PLACE }, (_, i) => i * PLACE - wide / 2);
  return {
    parts: [
      { d: `M${-wide / 2 - 6} 0V-74M${wide / 2 + 6} 0V-74`, stroke: steel, width: 4 },
      { d: box(-wide / 2, -14, wide, 10, 1), fill: rgb('#565d68') },
      ...hollows.flatMap((x) => [
        { d: box(x + 1, -56, PLACE - 2, 34, 9), fill: cloth },
        { d: box(x + 8, -51, PLACE - 16, 25, 8), fill: shade(cloth, 0.16) },
      ]),
      { d: box(-wide / 2, -23, wide, 11, 4), fill: shade(cloth, -0.24) },
      ...hollows.map((x) => ({ d: box(x + 1, -30, PLACE - 2, 11, 5), fill: shade(cloth, 0.06) })),
      {
        d: `M${-wide / 2 - 6} -34H${-wide / 2 + 1}M${wide / 2 + 6} -34H${wide / 2 - 1}`,
        stroke: steel,
        width: 3,
      },
    ],
    half: wide / 2 + 9,
    tall: 76,
  };
}

/** A seat with a high back for each pilot, its seat 26 high. */
export function pilotSeats(places: number): Figure {
  const many = Math.max(1, Math.min(MOST, places));
  const [grey, hide] = [rgb('#3c424a'), rgb('#6a5646')];
  return {
    parts: Array.from({ length: many }, (_, i) => (i - (many - 1) / 2) * PLACE).flatMap((x) => [
      { d: box(x - 14, -8, 28, 8, 2), fill: rgb('#2a2c32') },
      { d: box(x - 20, -78, 40, 62, 8), fill: hide },
      { d: box(x - 12, -94, 24, 20, 7), fill: shade(hide, 0.12) },
      { d: box(x - 25, -44, 7, 24, 3), fill: grey },
      { d: box(x + 18, -44, 7, 24, 3), fill: grey },
      { d: box(x - 21, -32, 42, 16, 5), fill: shade(hide, -0.14) },
    ]),
    half: (many * PLACE) / 2 + 4,
    tall: 94,
  };
}

/** Where passengers sit on it. */
export const pilotSeat = (places: number): Seat => ({ x: 0, y: -27, wide: Math.max(1, places) * PLACE - 20 });
export const benchSeat = (places: number): Seat => ({ x: 0, y: -27, wide: widthFor(places) - 20 });
