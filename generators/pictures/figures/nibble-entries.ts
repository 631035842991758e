import { type Entry, table } from './entry.ts';
import { cheese, nut } from './nibbles.ts';

/** What small animals eat. */
export const nibbles = {
  acorn: table((c) => nut(c.colour)),
  nut: table((c) => nut(c.colour, true)),
  cheese: table((c) => cheese(c.colour)),
} as const satisfies Record<string, Entry>;
