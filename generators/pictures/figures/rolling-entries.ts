import { ground } from './entry.ts';
import { embrace } from './gear.ts';
import { handcart, shoppingCart, wheelchair } from './rolling.ts';

/** What rolls and is pushed, and what two who dance stand around: nothing. */
export const rolling = {
  wheelchair: ground(1, (c) => wheelchair(c.colour)),
  handcart: ground(1.1, (c) => handcart(c.colour)),
  shoppingCart: ground(1.1, () => shoppingCart()),
  dancingPair: ground(1, () => embrace()),
} as const;
