/** What flies besides planes, toy balloons, a statue, and scissors. */
import type { ThingName } from '../words/figure-names.ts';
import { airship } from './airship.ts';
import { helicopter, parachute, paraglider } from './aloft.ts';
import { buddha } from './buddha.ts';
import { air, type Entry, ground, table } from './entry.ts';
import { partyColour, toyBalloon } from './furnishings.ts';
import { scissors } from './services.ts';

export const aloft: Pick<
  Record<ThingName, Entry>,
  'airship' | 'helicopter' | 'parachute' | 'paraglider' | 'toyBalloon' | 'buddha' | 'scissors'
> = {
  airship: air(4, (c, _s, r) => airship(r, c.colour)),
  helicopter: air(2.4, (c, _s, r) => helicopter(r, c.colour, c.moment)),
  parachute: air(4, (c, _s, r) => parachute(r, c.colour)),
  paraglider: air(4, (c, _s, r) => paraglider(r, c.colour)),
  toyBalloon: air(3, (c, _s, r) => toyBalloon(c.colour ?? partyColour(r))),
  scissors: table(() => scissors()),
  buddha: ground(3, (c) => buddha(c.colour)),
};
