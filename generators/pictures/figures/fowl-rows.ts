// biome-ignore-all format: a table of builds, one bird a line.

import type { Point } from '../brush/path.ts';

/** A bird that walks or swims rather than flies, seen from its side, facing right. */
export interface Fowl {
  metres: number;
  coats: readonly string[];
  /** From the breast to the head's centre, and the neck's width. */
  neck: readonly Point[];
  neckWidth: number;
  head: number;
  /** Of its head and neck, if not the coat's. */
  hood?: string;
  bill: string;
  /** Length of the bill, and whether it is flat. */
  long: number;
  flat: boolean;
  comb?: boolean;
  /** How high its tail stands. */
  tail: number;
}

export const FOWL = {
  duck: { metres: 0.5, coats: ['#f2ede2', '#a8825c', '#f0c83c'], neck: [[22, -34], [26, -52], [28, -64]], neckWidth: 15, head: 11.5, bill: '#f0952c', long: 13, flat: true, tail: 10 },
  swan: { metres: 0.9, coats: ['#f7f5f0'], neck: [[26, -30], [38, -48], [24, -66], [28, -86]], neckWidth: 9, head: 8, bill: '#ec7a2a', long: 11, flat: true, tail: 12 },
  goose: { metres: 0.7, coats: ['#f2efe8', '#9a8f86'], neck: [[24, -32], [28, -56], [30, -76]], neckWidth: 11, head: 9.4, bill: '#f0952c', long: 11, flat: true, tail: 8 },
  chicken: { metres: 0.5, coats: ['#f4efe6', '#b5682f', '#c98a4a'], neck: [[20, -34], [25, -52], [26, -64]], neckWidth: 17, head: 9.6, bill: '#f0b03c', long: 7.4, flat: false, comb: true, tail: 30 },
  chick: { metres: 0.3, coats: ['#f6d552'], neck: [[12, -38], [14, -50], [15, -58]], neckWidth: 24, head: 16, bill: '#f0952c', long: 7, flat: false, tail: 4 },
} as const satisfies Record<string, Fowl>;
export type FowlName = keyof typeof FOWL;

export const isFowl = (figure: string): figure is FowlName => figure in FOWL;
