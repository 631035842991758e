/** How much larger somebody or something is than its kind. */
import type { Cast } from './words/plan.ts';

/** Least height in meters of what is called giant. */
const GIANT = 3.4;
/** How much higher a bus with two decks is. */
const SECOND_DECK = 1.8;

/** The factor by which what the words call giant, or give a second deck, is larger than its kind. */
export const enlarged = ({ giant, decks }: Cast, metres: number): number =>
  (giant ? Math.max(1, GIANT / metres) : 1) * (decks ? SECOND_DECK : 1);
