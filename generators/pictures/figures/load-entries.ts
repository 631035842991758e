/** What holds a heap of things, and what is heaped. */
import type { ThingName } from '../words/figure-names.ts';
import { basket } from './basket.ts';
import { cauldron } from './cauldron.ts';
import { type Entry, ground, table } from './entry.ts';
import { cardboardBox } from './perches.ts';
import { filledBox, pile, sack } from './sack.ts';
import { scooter } from './scooter.ts';

export const loads: Pick<
  Record<ThingName, Entry>,
  'basket' | 'sack' | 'box' | 'coins' | 'grain' | 'scooter' | 'cauldron'
> = {
  basket: table((c) => basket(c.colour, c.filled)),
  sack: ground(0.8, (c) => sack(c.colour, c.filled)),
  box: ground(0.5, (c) => (c.filled ? filledBox(c.filled, c.colour) : cardboardBox(c.colour))),
  cauldron: ground(1.1, (c) => cauldron(c.colour, c.beat)),
  coins: table(() => pile('coins')),
  grain: table(() => pile('grain')),
  scooter: ground(1.25, (c, _s, r) => scooter(r, c.colour, c.filled === 'box')),
};
