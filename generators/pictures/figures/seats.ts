/** Figures that carry riders, and where. */

import type { Point } from '../brush/path.ts';
import type { FigureName } from '../words/plan.ts';
import { BEASTS, type BeastName, PROWLER } from './beasts/rows.ts';
import { CRADLE_SIDE } from './cradle.ts';
import { EGG_EDGE, EGG_FRONT, NEST_FRONT } from './egg-seats.ts';
import { EAGLE_FRONT } from './great-birds.ts';
import { HAT_FRONT } from './hat-trick.ts';
import { BOOK_HIGH } from './perches.ts';
import { BAR } from './playground.ts';
import { ROWBOAT_SIDE } from './rowboat.ts';
import { TUB_FRONT } from './shared-things.ts';
import { SKY_MEADOW } from './sky-island.ts';
import { SLEIGH_SIDE } from './sleigh.ts';
import { BAR_HIGH, BEAM_HIGH } from './sport-things.ts';
import { HELM } from './tall-ship.ts';
import { TRACTOR_SIDE } from './tractor.ts';
import { CAR_SIDE } from './vehicles.ts';

/** Where a figure carries riders, in its figure units. */
export interface Seat {
  x: number;
  y: number;
  /** Width shared by several riders; without it, it carries one. */
  wide?: number;
  /** How much lower who sits further right is, of a seat that several share. */
  slope?: number;
  /** Whether the first of several is furthest right, where the wheel or the oar is. */
  ahead?: true;
  /** Number of its last parts that are in front of the rider's legs. */
  front?: number;
  /** Of a flat thing: the height of a rider who is so many meters tall. Default: riders are measured by the thing. */
  upright?: { tall: number; metres: number };
  /** The y at which a floor is, under which no leg is seen. */
  floor?: number;
  /** The y that the head of whoever is in it reaches; who is low is lifted so far above the floor. */
  top?: number;
  /** Where it hangs, with whoever is on it. */
  hangs?: Point;
  /** The arch that is crossed: half its width, and how much higher its middle is. */
  deck?: { half: number; rise: number };
  /** Where an oar lies on its edge. */
  oar?: Point;
  /** Factor of the rider's size. */
  size?: number;
  /** Whether the first rider has a wheel before them, which is the mount's last part while nobody is there. */
  helm?: true;
}

/** The backs of four-legged animals. */
function backs(): Record<BeastName, Seat> {
  const rows = Object.entries(BEASTS) as [BeastName, (typeof BEASTS)[BeastName]][];
  return Object.fromEntries(
    rows.map(([kind, { build }]): [BeastName, Seat] => [kind, { x: -4, y: 4 - build.leg - build.girth }]),
  ) as Record<BeastName, Seat>;
}

/** Figures that carry riders. */
export const SEATS: Partial<Record<FigureName, Seat>> = {
  bicycle: { x: -14, y: -66 },
  throne: { x: 0, y: -42 },
  pillow: { x: 0, y: -24, size: 1.5 },
  motorbike: { x: -26, y: -50 },
  scooter: { x: -26, y: -50 },
  rover: { x: -24, y: -74, wide: 70, size: 0.9 },
  tractor: { x: -40, y: -56, front: TRACTOR_SIDE, size: 0.9 },
  ...backs(),
  cat: { x: -4, y: 4 - PROWLER.build.leg - PROWLER.build.girth, size: 0.9 },
  turtle: { x: 0, y: -34 },
  whale: { x: 0, y: -46 },
  dragon: { x: 4, y: -50, size: 0.8 },
  dinosaur: { x: -16, y: -62, size: 0.9 },
  crocodile: { x: -14, y: -34 },
  snail: { x: -6, y: -62, size: 0.7 },
  dolphin: { x: -10, y: -48, size: 0.9 },
  shark: { x: -20, y: -46, size: 0.8 },
  fish: { x: -4, y: -54, size: 0.7 },
  rabbit: { x: -16, y: -43, size: 0.7 },
  frog: { x: 0, y: -62, size: 0.7 },
  flamingo: { x: -6, y: -62, size: 0.6 },
  bird: { x: -6, y: -52, size: 0.7 },
  duck: { x: -8, y: -44, size: 0.8 },
  swan: { x: -10, y: -40, size: 0.7 },
  goose: { x: -8, y: -46, size: 0.7 },
  chicken: { x: -6, y: -46, size: 0.7 },
  phoenix: { x: 18, y: -60, size: 0.75 },
  // between the wings, behind the head
  eagle: { x: -6, y: -72, front: EAGLE_FRONT, size: 0.8 },
  skateboard: { x: 0, y: -15, upright: { tall: 150, metres: 1.75 } },
  skis: { x: 0, y: -7, upright: { tall: 150, metres: 1.75 } },
  surfboard: { x: 0, y: -14, upright: { tall: 130, metres: 1.75 } },
  walrus: { x: -16, y: -54 },
  // on deck, before the bridge
  tallShip: {
    x: HELM.x,
    y: HELM.deck,
    wide: 36,
    upright: { tall: 72, metres: 1.75 },
    helm: true,
  },
  bookPile: { x: 0, y: -3 * BOOK_HIGH, wide: 70, upright: { tall: 52, metres: 0.4 } },
  // under somebody it is a pile
  book: { x: 0, y: -BOOK_HIGH },
  box: { x: 0, y: -51, wide: 70, upright: { tall: 52, metres: 0.4 } },
  woodenChest: { x: 0, y: -74, wide: 100, upright: { tall: 78, metres: 0.5 } },
  openBox: { x: 0, y: -18, wide: 60, front: 1, upright: { tall: 62, metres: 0.4 } },
  // on the face of it
  flower: { x: 0, y: -84, upright: { tall: 52, metres: 0.4 } },
  flyingBroom: { x: -2, y: -14, upright: { tall: 92, metres: 1.75 } },
  jumpBar: { x: 0, y: -BAR_HIGH, upright: { tall: 92, metres: 1.75 } },
  balanceBeam: { x: 0, y: -BEAM_HIGH, wide: 120, upright: { tall: 92, metres: 1.75 } },
  magicHat: { x: 4, y: -52, front: HAT_FRONT, upright: { tall: 34, metres: 0.4 } },
  brokenEgg: { x: 0, y: 2, top: -92, front: EGG_FRONT, upright: { tall: 100, metres: 1 }, floor: EGG_EDGE },
  nest: { x: 0, y: -8, front: NEST_FRONT, wide: 80, upright: { tall: 74, metres: 0.4 } },
  lilyPad: { x: -4, y: -9, wide: 70, upright: { tall: 58, metres: 0.4 } },
  skyIsland: { x: 4, y: -SKY_MEADOW, wide: 90, upright: { tall: 96, metres: 9 } },
  rock: { x: -2, y: -43, wide: 80, size: 1.3 },
  mushroom: { x: 0, y: -89, wide: 60, size: 0.8 },
  pumpkin: { x: 2, y: -64, size: 0.9 },
  ship: { x: 84, y: -32, wide: 36, size: 0.62, helm: true },
  boat: { x: -24, y: -18, front: 3, wide: 40, floor: -4 },
  parachute: { x: 0, y: -8, upright: { tall: 46, metres: 1.75 } },
  paraglider: { x: 0, y: -6, upright: { tall: 46, metres: 1.75 } },
  rowboat: {
    x: -8,
    y: -17,
    oar: [26, -18],
    front: ROWBOAT_SIDE,
    wide: 60,
    ahead: true,
    floor: -4,
    size: 1.4,
  },
  balloon: { x: 0, y: -6, wide: 18, front: 3, floor: -2, size: 0.75 },
  bridge: { x: 0, y: -33, wide: 120, front: 12, deck: { half: 120, rise: 21 } },
  pier: { x: 0, y: -30, wide: 80 },
  car: { x: -4, y: -50, wide: 24 },
  convertible: { x: -6, y: -25, wide: 30, ahead: true, front: CAR_SIDE, size: 0.9 },
  sofa: { x: 0, y: -27, wide: 100 },
  bench: { x: 0, y: -25, wide: 100 },
  chair: { x: 0, y: -39 },
  washTub: { x: 0, y: -28, front: TUB_FRONT, floor: -26, upright: { tall: 66, metres: 1.3 } },
  sleigh: { x: -14, y: -36, front: SLEIGH_SIDE, wide: 56, size: 0.9 },
  sled: { x: -8, y: -24, wide: 60, upright: { tall: 78, metres: 1.75 } },
  wheelchair: { x: -3, y: -30, upright: { tall: 72, metres: 1.7 } },
  table: { x: 0, y: -47, wide: 60, size: 0.85 },
  piano: { x: 18, y: -79, wide: 46 },
  swing: { x: 0, y: -45, front: 1, size: 0.9, hangs: BAR },
  slide: { x: 4, y: -50, front: 1, wide: 80, slope: 0.85, size: 0.8 },
  bed: { x: 10, y: -36, wide: 110 },
  cradle: { x: 0, y: -30, front: CRADLE_SIDE, upright: { tall: 44, metres: 0.36 } },
};

/** Figures on which people and animals stand. */
export const WALKED_ON: ReadonlySet<FigureName> = new Set<FigureName>([
  'bridge',
  'pier',
  'ship',
  'tallShip',
  'table',
  'skateboard',
  'surfboard',
  'skis',
  'balanceBeam',
]);
