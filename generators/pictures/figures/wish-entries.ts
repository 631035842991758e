/** What newcomers wish for besides: a fair, a fountain, a throne, a dragon boat, sweets, an oven, a chest and an oil lamp. */
import type { Wish } from '../words/more-figure-names.ts';
import { dragonBoat } from './dragon-boat.ts';
import { type Entry, ground, landmark, table, water } from './entry.ts';
import { carousel, fountain, rollerCoaster } from './fairground.ts';
import { lamps } from './light-entries.ts';
import { oilLamp, woodenChest } from './old-household.ts';
import { oven } from './oven.ts';
import { sought } from './sought-entries.ts';
import { candiedHaws, donut } from './sweet-things.ts';
import { throne } from './throne.ts';

export const wishes: Record<Wish | 'oven', Entry> = {
  ...sought,
  ...lamps,
  carousel: landmark(7, (c, _s, r) => carousel(r, c.colour)),
  rollerCoaster: landmark(8, (c, _s, r) => rollerCoaster(r, c.colour)),
  oven: ground(1.3, () => oven()),
  fountain: ground(2.2, (c, _s, r) => fountain(r, c.colour)),
  throne: ground(2, (c, _s, r) => throne(r, c.colour)),
  dragonBoat: water(3, (c, _s, r) => dragonBoat(r, c.colour)),
  donut: table((c, _s, r) => donut(r, c.colour)),
  candiedHaws: table((c, _s, r) => candiedHaws(r, c.colour)),
  woodenChest: ground(0.8, (c, _s, r) => woodenChest(r, c.colour)),
  oilLamp: ground(0.5, (c) => oilLamp(c.colour)),
};
