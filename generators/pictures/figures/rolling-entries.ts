import { ground } from './entry.ts';
import { embrace, stroller } from './gear.ts';
import { handcart, shoppingCart, wheelchair } from './rolling.ts';
import { rover } from './rover.ts';
import { sharedUmbrella, sled, washTub } from './shared-things.ts';

/** What rolls and is pushed, and what two who are close stand around: nothing. */
export const rolling = {
  rover: ground(1.9, (c) => rover(c.colour)),
  wheelchair: ground(1, (c) => wheelchair(c.colour)),
  handcart: ground(1.1, (c) => handcart(c.colour)),
  shoppingCart: ground(1.1, () => shoppingCart()),
  stroller: ground(1.1, (c, _s, r) => stroller(r, c.colour)),
  embrace: ground(1, () => embrace()),
  handInHand: ground(1, () => embrace()),
  giving: ground(1, () => embrace()),
  dancingPair: ground(1, () => embrace()),
  duel: ground(1, () => embrace()),
  handshake: ground(1, () => embrace()),
  gathering: ground(1, () => embrace()),
  washTub: ground(0.6, (c) => washTub(c.colour)),
  sled: ground(0.45, (c, _s, r) => sled(r, c.colour)),
  sharedUmbrella: ground(1.75, (c, _s, r) => sharedUmbrella(r, c.colour)),
} as const;
