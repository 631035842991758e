import { wildfire } from './ablaze.ts';
import { blaze } from './blaze.ts';
import { chocolates } from './chocolates.ts';
import { doorway } from './doorway.ts';
import { ground, landmark, table } from './entry.ts';
import { flock } from './flock.ts';

/** What somebody is at who puts out a fire, feeds birds or knocks, and sweets. */
export const scenes = {
  blaze: landmark(7, (c) => blaze(c.colour)),
  wildfire: landmark(5, () => wildfire()),
  flock: ground(0.5, (c, _s, r) => flock(r, c.colour)),
  doorway: ground(3.2, (c, _s, r) => doorway(r, c.colour, c.filled === 'note')),
  chocolates: table((c) => chocolates(c.colour)),
} as const;
