/** Things that were asked for by name, as they stand in a picture. */
import type { Sought } from '../words/more-figure-names.ts';
import { asked } from './asked-entries.ts';
import { air, type Entry, ground, landmark, table } from './entry.ts';
import { sawBench } from './saw-bench.ts';
import { sleigh } from './sleigh.ts';
import {
  bucket,
  carvedBird,
  clayWarriors,
  drone,
  lionDance,
  paintedWall,
  statue,
  torch,
  tugRope,
} from './sought.ts';
import { barn, net, syringe, wrench } from './work-things.ts';

export const sought: Record<Sought, Entry> = {
  ...asked,
  sleigh: ground(1.3, (c) => sleigh(c.colour)),
  lionDance: ground(1.7, (c, _s, r) => lionDance(r, c.colour)),
  drone: air(1, (c) => drone(c.colour)),
  statue: ground(3, (c) => statue(c.colour)),
  clayWarriors: ground(2.3, () => clayWarriors()),
  tugRope: ground(1, () => tugRope()),
  paintedWall: ground(2.4, (c) => paintedWall(c.colour)),
  sawBench: ground(1.05, (c) => sawBench(c.colour)),
  carvedBird: table((c) => carvedBird(c.colour)),
  torch: ground(1, () => torch()),
  syringe: table((c) => syringe(c.colour)),
  wrench: table((c) => wrench(c.colour)),
  net: ground(0.9, (c) => net(c.colour)),
  barn: landmark(8, (c) => barn(c.colour)),
  bucket: ground(0.4, (c) => bucket(c.colour, c.filled)),
};
