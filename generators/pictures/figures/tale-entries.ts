import { bareFeet, bareHands } from './bare-limbs.ts';
import { air, type Entry, ground, table, water } from './entry.ts';
import { jackOLantern, mushroom, pumpkin } from './harvest.ts';
import {
  fallenLeaf,
  paperBoat,
  pencil,
  puffyCloud,
  robotVacuum,
  scarecrow,
  sewingMachine,
  talkingTree,
  teapot,
  waterDrop,
} from './tale-things.ts';

/** What reaches into the picture from its edges. */
const near = (make: Entry['make']): Entry => ({ stand: 'near', metres: 1, make });

/** Things of tales, and hands and feet alone. */
export const tales = {
  pumpkin: ground(0.45, (c, _s, r) => pumpkin(r, c.colour)),
  jackOLantern: ground(0.45, (c, _s, r) => jackOLantern(r, c.colour)),
  mushroom: ground(0.6, (c, _s, r) => mushroom(r, c.colour)),
  teapot: table((c, _s, r) => teapot(r, c.colour)),
  paperBoat: { ...water(0.5, (c, _s, r) => paperBoat(r, c.colour)), ashore: true },
  waterDrop: ground(0.5, (c, _s, r) => waterDrop(r, c.colour)),
  robotVacuum: ground(0.3, (c, _s, r) => robotVacuum(r, c.colour)),
  pencil: ground(0.4, (c, _s, r) => pencil(r, c.colour)),
  puffyCloud: air(1.6, (c, _s, r) => puffyCloud(r, c.colour)),
  fallenLeaf: ground(0.4, (c, _s, r) => fallenLeaf(r, c.colour)),
  talkingTree: ground(4, (c, _s, r) => talkingTree(r, c.colour)),
  sewingMachine: ground(1.1, (c, _s, r) => sewingMachine(r, c.colour)),
  scarecrow: ground(1.8, (c, _s, r) => scarecrow(r, c.colour)),
  bareHands: near((c, _s, r) => bareHands(r, c.person, c.old)),
  bareFeet: near((c, _s, r) => bareFeet(r, c.person)),
} as const satisfies Record<string, Entry>;
