/** Instruments besides those of bands and orchestras. */
import type { Instrument } from '../words/more-figure-names.ts';
import { type Entry, ground } from './entry.ts';
import { erhu, guzheng, harp, pipa } from './string-instruments.ts';
import { accordion, flute, saxophone, trumpet } from './wind-instruments.ts';

export const playable: Record<Instrument, Entry> = {
  flute: ground(0.8, (c, _s, r) => flute(r, c.colour)),
  trumpet: ground(0.8, (c, _s, r) => trumpet(r, c.colour)),
  saxophone: ground(0.9, (c, _s, r) => saxophone(r, c.colour)),
  accordion: ground(0.7, (c, _s, r) => accordion(r, c.colour)),
  pipa: ground(1, (c, _s, r) => pipa(r, c.colour)),
  erhu: ground(0.9, (c, _s, r) => erhu(r, c.colour)),
  harp: ground(1.6, (c, _s, r) => harp(r, c.colour)),
  guzheng: ground(0.85, (c, _s, r) => guzheng(r, c.colour)),
};
