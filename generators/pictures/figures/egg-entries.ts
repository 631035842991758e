import { brokenEgg, egg, friedEggs, greatEgg, nest, paintedEgg } from './eggs.ts';
import { type Entry, ground, table } from './entry.ts';

/** Eggs, in their shells and out of them. */
export const eggs = {
  egg: table((c, _s, r) => egg(r, c.colour)),
  easterEgg: ground(0.3, (c, _s, r) => paintedEgg(r, c.colour)),
  greatEgg: ground(0.7, (c, _s, r) => greatEgg(r, c.colour)),
  brokenEgg: ground(0.6, (c, _s, r) => brokenEgg(r, c.colour)),
  nest: ground(0.4, (c, _s, r) => nest(r, c.eggs ?? 3, c.colour)),
  friedEggs: table((c) => friedEggs(c.eggs ?? 2)),
} as const satisfies Record<string, Entry>;
