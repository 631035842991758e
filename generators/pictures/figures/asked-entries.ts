/** What people asked for next: drinks, sticks in hand, and what is used in sports. */
import type { Asked } from '../words/more-figure-names.ts';
import { babyBottle, drinkGlass, milkTea } from './drinks.ts';
import { air, type Entry, ground, table } from './entry.ts';
import { embrace } from './gear.ts';
import { longbow } from './longbow.ts';
import { balanceBeam, jumpBar, tossedCaps } from './sport-things.ts';
import { broom, cane, flyingBroom, staff } from './sticks.ts';

export const asked: Record<Asked, Entry> = {
  milkTea: table((c) => milkTea(c.colour)),
  drinkGlass: table((c) => drinkGlass(c.colour)),
  babyBottle: table((c) => babyBottle(c.colour)),
  staff: ground(1.7, (c) => staff(c.colour)),
  longbow: ground(1.4, (c) => longbow(c.colour)),
  drawnBow: ground(1.4, (c) => longbow(c.colour, true)),
  cane: ground(0.9, (c) => cane(c.colour)),
  broom: ground(1.3, (c) => broom(c.colour)),
  flyingBroom: air(1, (c) => flyingBroom(c.colour)),
  jumpBar: ground(1.7, (c) => jumpBar(c.colour)),
  balanceBeam: ground(1, (c) => balanceBeam(c.colour)),
  tossedCaps: air(3.2, (c) => tossedCaps(c.colour)),
  backToBack: ground(1, () => embrace()),
};
