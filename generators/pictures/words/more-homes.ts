import { lampHomes } from './lamps.ts';
import type { Instrument, Sight, Wish } from './more-figure-names.ts';
import type { Setting } from './plan.ts';
import { soughtHomes } from './sought.ts';

/** Where the sights of the world stand, for prompts without a place. */
export const sightHomes: Record<Sight, readonly Setting[]> = {
  pyramid: ['desert'],
  eiffelTower: ['meadow'],
  greatWall: ['mountain'],
  palaceGate: ['meadow'],
  templeOfHeaven: ['meadow'],
  pearlTower: ['city'],
  bigBen: ['street'],
  libertyStatue: ['sea'],
  operaHouse: ['sea'],
  hangingBridge: ['river', 'sea'],
  tajMahal: ['garden'],
  colosseum: ['meadow'],
  leaningTower: ['meadow'],
  stonehenge: ['meadow'],
  snowPeak: ['meadow'],
  igloo: ['meadow'],
};

/** Where what newcomers wish for is. */
export const wishHomes: Record<Wish, readonly Setting[]> = {
  carousel: ['garden', 'meadow'],
  rollerCoaster: ['meadow'],
  fountain: ['garden', 'street'],
  throne: ['room'],
  dragonBoat: ['river'],
  donut: ['table'],
  candiedHaws: ['table'],
  woodenChest: ['room'],
  oilLamp: ['table'],
  ...soughtHomes,
  ...lampHomes,
};

/** Where instruments are that nobody plays. */
export const instrumentHomes: Record<Instrument, readonly Setting[]> = {
  flute: ['room'],
  trumpet: ['room'],
  saxophone: ['room'],
  accordion: ['room'],
  pipa: ['room'],
  erhu: ['room'],
  harp: ['room'],
  guzheng: ['room'],
};
