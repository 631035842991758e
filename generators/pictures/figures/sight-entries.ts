/** Sights, of the world and of every town, as they stand far off in a picture. Their heights are set against each other by eye. */
import type { Sight } from '../words/more-figure-names.ts';
import { igloo, snowPeak } from './cold-sights.ts';
import { type Entry, ground, landmark } from './entry.ts';
import { ferrisWheel } from './ferris-wheel.ts';
import { greatWave } from './great-wave.ts';
import { colosseum, leaningTower, stonehenge, tajMahal } from './old-sights.ts';
import { church, eiffelTower, pyramid } from './sights.ts';
import { greatWall, palaceGate, pearlTower, templeOfHeaven } from './sights-of-china.ts';
import { bigBen, hangingBridge, libertyStatue, operaHouse } from './sights-of-cities.ts';

export const sights: Record<Sight | 'church' | 'ferrisWheel' | 'greatWave', Entry> = {
  ferrisWheel: landmark(10, (c, _s, r) => ferrisWheel(r, c.colour)),
  greatWave: landmark(9, (c, _s, r) => greatWave(r, c.colour)),
  church: landmark(7, (c, _s, r) => church(r, c.colour)),
  pyramid: landmark(8, (c, _s, r) => pyramid(r, c.colour)),
  eiffelTower: landmark(11, (c, _s, r) => eiffelTower(r, c.colour)),
  greatWall: landmark(8, (c, _s, r) => greatWall(r, c.colour)),
  palaceGate: landmark(8, (c, _s, r) => palaceGate(r, c.colour)),
  templeOfHeaven: landmark(8, (c, _s, r) => templeOfHeaven(r, c.colour)),
  pearlTower: landmark(12, (c, _s, r) => pearlTower(r, c.colour)),
  bigBen: landmark(11, (c, _s, r) => bigBen(r, c.colour)),
  libertyStatue: landmark(10, (c, _s, r) => libertyStatue(r, c.colour)),
  operaHouse: landmark(5, (c, _s, r) => operaHouse(r, c.colour)),
  hangingBridge: landmark(6, (c, _s, r) => hangingBridge(r, c.colour)),
  tajMahal: landmark(8, (c, _s, r) => tajMahal(r, c.colour)),
  colosseum: landmark(6, (c, _s, r) => colosseum(r, c.colour)),
  leaningTower: landmark(9, (c, _s, r) => leaningTower(r, c.colour)),
  stonehenge: landmark(4, (c, _s, r) => stonehenge(r, c.colour)),
  snowPeak: landmark(18, (c, _s, r) => snowPeak(r, c.colour)),
  igloo: ground(1.9, (c, _s, r) => igloo(r, c.colour)),
};
