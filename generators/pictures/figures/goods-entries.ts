/** What is sold, as it stands in a picture. */
import type { Goods } from '../words/more-figure-names.ts';
import { type Entry, table } from './entry.ts';
import { bottle, headphones, perfume, sneakers, thermos, wristwatch } from './goods.ts';
import { backpack, creamTube, fan, lunchBox, pillow } from './more-goods.ts';

export const goods: Record<Goods, Entry> = {
  bottle: table((c, _s, r) => bottle(r, c.colour)),
  thermos: table((c, _s, r) => thermos(r, c.colour)),
  perfume: table((c, _s, r) => perfume(r, c.colour)),
  headphones: table((c) => headphones(c.colour)),
  sneakers: table((c, _s, r) => sneakers(r, c.colour)),
  wristwatch: table((c, _s, r) => wristwatch(r, c.colour)),
  backpack: table((c, _s, r) => backpack(r, c.colour)),
  lunchBox: table((c, _s, r) => lunchBox(r, c.colour)),
  pillow: table((c, _s, r) => pillow(r, c.colour)),
  creamTube: table((c, _s, r) => creamTube(r, c.colour)),
  fan: table((c, _s, r) => fan(r, c.colour)),
};
