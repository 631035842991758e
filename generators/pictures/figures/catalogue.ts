import type { Figure } from '../brush/sprite.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import type { Cast, FigureName, Setting } from '../words/plan.ts';
import { isHat } from './accessories.ts';
import { actor } from './actor.ts';
import { bird, butterfly, cat, dragon, fish, owl, panda, rabbit, turtle, whale } from './animals.ts';
import { lying } from './asleep.ts';
import { prowlingCat, quadruped } from './beasts/quadruped.ts';
import { BEASTS, type BeastName } from './beasts/rows.ts';
import { flamingo, parrot, peacock } from './bright-birds.ts';
import { bridge, castle, house, island, lighthouse, pagoda, pier, tent, windmill } from './buildings.ts';
import { fowl } from './fowl.ts';
import { FOWL, type FowlName } from './fowl-rows.ts';
import { bed, bench, chair, emptyTable, feast, kite, sofa } from './furnishings.ts';
import { campfire, picnic } from './gatherings.ts';
import {
  ball,
  blackboard,
  chess,
  comb,
  computer,
  dinner,
  easel,
  embrace,
  piano,
  rod,
  snowman,
  stove,
  stroller,
  wateringCan,
} from './gear.ts';
import { ghost } from './ghost.ts';
import { kangaroo } from './kangaroo.ts';
import { mermaid } from './mermaid.ts';
import { astronaut, diver, person, robot, umbrella } from './people.ts';
import { crocodile, dinosaur, snake } from './reptiles.ts';
import { crab, dolphin, jellyfish, octopus, shark } from './sea-life.ts';
import { bee, snail } from './small-fry.ts';
import {
  apple,
  banana,
  book,
  bread,
  burger,
  cake,
  candle,
  coffee,
  dish,
  flower,
  fruit,
  guitar,
  lantern,
  lotus,
  newspaper,
  noodles,
  pizza,
  star,
  sushi,
} from './still.ts';
import {
  balloon,
  bicycle,
  boat,
  bus,
  car,
  convertible,
  fireTruck,
  plane,
  rocket,
  ship,
  submarine,
  train,
  truck,
} from './vehicles.ts';
import { frog, koala, monkey, penguin } from './wild.ts';

/** Where a thing can be placed. */
export type Stand = 'ground' | 'landmark' | 'water' | 'air' | 'table';

export interface Entry {
  stand: Stand;
  /** Approximate height in meters, for relative sizes. */
  metres: number;
  /** Whether it stands on the ground where there is no water. */
  ashore?: boolean;
  make(cast: Cast, scene: Scene, random: Random): Figure;
}

/** Settings with open water. */
export const WATERS: ReadonlySet<Setting> = new Set<Setting>(['river', 'sea', 'waterfall']);

/** All figures that the engine can draw, except `tree`, which brush/plants.ts draws. */
export const catalogue: Record<Exclude<FigureName, 'tree'>, Entry> = {
  person: ground(
    1.75,
    (c, s, r) => known(c, s) ?? person(r, c.colour, c.trait, s.umbrellas, c.stride, s.canopy, placesOf(c)),
  ),
  child: ground(
    1.3,
    (c, s, r) =>
      known(c, s) ??
      person(
        r,
        c.colour,
        c.trait ?? r.pick(['girl', 'boy'] as const),
        s.umbrellas,
        c.stride,
        s.canopy,
        placesOf(c),
      ),
  ),
  astronaut: ground(1.9, (c, _s, r) => astronaut(r, c.colour)),
  robot: ground(1.9, (c, _s, r) => robot(r, c.colour)),
  ...beasts(),
  ...poultry(),
  cat: ground(0.75, (c, _s, r) =>
    c.stride === undefined
      ? c.bearing?.holds
        ? prowlingCat(r, c.colour, { pose: 'sit', holds: true, drinks: c.bearing.pose === 'drink' })
        : cat(r, c.colour)
      : prowlingCat(r, c.colour, { part: c.stride, ...(c.gait === 'run' && { gait: c.gait }) }),
  ),
  monkey: ground(0.8, (c, _s, r) => monkey(r, c.colour)),
  frog: ground(0.45, (c, _s, r) => frog(r, c.colour)),
  penguin: ground(0.9, (c, _s, r) => penguin(r, c.colour)),
  panda: ground(1.3, (c) => panda(c.idle, c.bearing !== undefined)),
  kangaroo: ground(1.6, (c, _s, r) => kangaroo(r, c.colour, c.stride, c.idle)),
  koala: ground(0.7, (c, _s, r) => koala(r, c.colour)),
  dinosaur: ground(3, (c, _s, r) => dinosaur(r, c.colour)),
  crocodile: ground(0.8, (c, _s, r) => crocodile(r, c.colour)),
  snake: ground(0.6, (c, _s, r) => snake(r, c.colour)),
  ghost: ground(1.2, (c, _s, r) => ghost(r, c.colour)),
  snail: ground(0.35, (c, _s, r) => snail(r, c.colour)),
  crab: ground(0.4, (c, _s, r) => crab(r, c.colour)),
  parrot: ground(0.7, (c, _s, r) => parrot(r, c.colour)),
  flamingo: ground(1.3, (c, _s, r) => flamingo(r, c.colour)),
  peacock: ground(1.2, (c, _s, r) => peacock(r, c.colour)),
  rabbit: ground(0.65, (c, _s, r) => rabbit(r, c.colour, c.stride)),
  owl: ground(0.7, (c, _s, r) => owl(r, c.colour)),
  bird: {
    stand: 'air',
    metres: 0.7,
    make: (c, s, r) =>
      bird(r, c.colour, !c.asleep && (s.setting === 'sky' || s.setting === 'sea' || r.chance(0.3))),
  },
  bee: air(0.4, (c, _s, r) => bee(r, c.colour)),
  butterfly: air(0.5, (c, _s, r) => butterfly(r, c.colour)),
  dragon: air(4, (c, _s, r) => dragon(r, c.colour)),
  fish: { stand: 'water', metres: 0.9, make: (c, _s, r) => fish(r, c.colour) },
  whale: { stand: 'water', metres: 3, make: (c, _s, r) => whale(r, c.colour) },
  dolphin: { stand: 'water', metres: 1.6, make: (c, _s, r) => dolphin(r, c.colour) },
  shark: { stand: 'water', metres: 2.2, make: (c, _s, r) => shark(r, c.colour) },
  octopus: { stand: 'water', metres: 1, make: (c, _s, r) => octopus(r, c.colour) },
  jellyfish: { stand: 'water', metres: 0.7, make: (c, _s, r) => jellyfish(r, c.colour) },
  turtle: { stand: 'water', metres: 0.8, make: (c) => turtle(c.colour) },
  house: landmark(5, (c, s, r) => house(r, c.colour, s.weather === 'snow' || s.season === 'winter')),
  castle: landmark(9, (c, _s, r) => castle(r, c.colour)),
  lighthouse: landmark(8, (c, _s, r) => lighthouse(r, c.colour)),
  pagoda: landmark(8, (c, _s, r) => pagoda(r, c.colour)),
  windmill: landmark(7, (c, _s, r) => windmill(r, c.colour)),
  bridge: landmark(4, (c, _s, r) => bridge(r, c.colour)),
  pier: landmark(3.2, (c, _s, r) => pier(r, c.colour)),
  island: landmark(4, (_c, _s, r) => island(r)),
  tent: ground(1.7, (c, _s, r) => tent(r, c.colour)),
  car: ground(1.5, (c, _s, r) => car(r, c.colour)),
  convertible: ground(1.5, (c, _s, r) => convertible(r, c.colour)),
  bus: ground(2.4, (c, _s, r) => bus(r, c.colour)),
  truck: ground(2.4, (c, _s, r) => truck(r, c.colour)),
  fireTruck: ground(2.5, (c) => fireTruck(c.colour)),
  submarine: { stand: 'water', metres: 4, make: (c, _s, r) => submarine(r, c.colour) },
  mermaid: { stand: 'water', metres: 1.7, make: (c, _s, r) => mermaid(r, c.colour) },
  diver: { stand: 'water', metres: 1.9, make: (c, _s, r) => diver(r, c.colour) },
  rod: ground(1, () => rod()),
  wateringCan: ground(0.5, (c) => wateringCan(c.colour)),
  ball: ground(0.45, (c) => ball(c.colour)),
  train: ground(2.3, (c, _s, r) => train(r, c.colour)),
  bicycle: ground(1.3, (c, _s, r) => bicycle(r, c.colour)),
  boat: { stand: 'water', metres: 3, make: (c, _s, r) => boat(r, c.colour) },
  ship: { stand: 'water', metres: 4.4, make: (c, _s, r) => ship(r, c.colour) },
  rocket: air(4.4, (c, _s, r) => rocket(r, c.colour)),
  plane: air(2.2, (c, _s, r) => plane(r, c.colour)),
  balloon: air(4, (c, _s, r) => balloon(r, c.colour)),
  lantern: air(0.8, (c, _s, r) => lantern(r, c.colour)),
  flower: { stand: 'table', metres: 1, make: (c, _s, r) => flower(r, c.colour) },
  umbrella: ground(1.2, (c, _s, r) => umbrella(r, c.colour)),
  food: table((_c, _s, r) => dish(r)),
  noodles: table((c, _s, r) => noodles(r, c.colour)),
  cake: table((c, _s, r) => cake(r, c.colour, c.candles)),
  candle: table((c) => candle(c.colour)),
  apple: table((c) => apple(c.colour)),
  banana: table(() => banana()),
  fruit: table((c, _s, r) => fruit(r, c.colour)),
  coffee: table((c, _s, r) => coffee(r, c.colour)),
  pizza: table((_c, _s, r) => pizza(r)),
  burger: table((_c, _s, r) => burger(r)),
  sushi: table(() => sushi()),
  bread: table(() => bread()),
  guitar: ground(1.1, (c, _s, r) => guitar(r, c.colour)),
  book: table((c, _s, r) => book(r, c.colour)),
  newspaper: table(() => newspaper()),
  star: table(() => star()),
  sofa: ground(0.95, (c, _s, r) => sofa(r, c.colour)),
  bench: ground(0.95, (c, _s, r) => bench(r, c.colour)),
  chair: ground(1, (c, _s, r) => chair(r, c.colour)),
  bed: ground(0.9, (c, _s, r) => bed(r, c.colour)),
  lotus: { stand: 'water', metres: 0.7, make: (c, _s, r) => lotus(r, c.colour) },
  chess: ground(0.95, () => chess()),
  dinner: ground(1.1, () => dinner()),
  table: ground(1, () => emptyTable(38)),
  longTable: ground(1, () => emptyTable(98)),
  feast: ground(1.1, () => feast()),
  piano: ground(1.4, (c) => piano(c.colour)),
  stove: ground(1.5, () => stove()),
  blackboard: ground(1.9, () => blackboard()),
  snowman: ground(1.6, (c) => snowman(c.colour)),
  stroller: ground(1.1, (c, _s, r) => stroller(r, c.colour)),
  easel: ground(1.6, () => easel()),
  computer: ground(1.3, () => computer()),
  comb: table(() => comb()),
  picnic: ground(0.8, () => picnic()),
  campfire: ground(1, () => campfire()),
  embrace: ground(1, () => embrace()),
  kite: air(0.9, (c, _s, r) => kite(r, c.colour)),
};

/** The four-legged animals, in the pose and the stride of the cast. */
function beasts(): Record<BeastName, Entry> {
  const rows = Object.entries(BEASTS) as [BeastName, (typeof BEASTS)[BeastName]][];
  return Object.fromEntries(
    rows.map(([kind, { metres }]) => [
      kind,
      ground(metres, ({ colour, stride, gait, idle, pose, bearing, asleep: sleeps }, _s, r) => {
        const held = sleeps ? 'lie' : pose;
        return quadruped(kind, r, colour, {
          ...(held && { pose: held }),
          ...(bearing?.holds && { holds: true, drinks: bearing.pose === 'drink' }),
          ...(stride !== undefined && { part: stride }),
          ...(gait === 'run' && { gait }),
          ...(idle !== undefined && { idle }),
        });
      }),
    ]),
  ) as Record<BeastName, Entry>;
}

/** Ducks and their like swim where there is water, and stand elsewhere. */
function poultry(): Record<FowlName, Entry> {
  const rows = Object.entries(FOWL) as [FowlName, (typeof FOWL)[FowlName]][];
  return Object.fromEntries(
    rows.map(([kind, { metres, flat }]): [FowlName, Entry] => [
      kind,
      {
        stand: flat ? 'water' : 'ground',
        ashore: true,
        metres,
        make: (c, s, r) => fowl(kind, r, c.colour, flat && WATERS.has(s.setting)),
      },
    ]),
  ) as Record<FowlName, Entry>;
}

/** Where a cast member wears something that the words name. */
const placesOf = ({ worn = [] }: Cast): { hat: boolean; scarf: boolean } => ({
  hat: worn.some(({ what }) => isHat(what)),
  scarf: worn.some(({ what }) => what === 'scarf'),
});

/** A person of a story as a full figure; null for others. */
function known({ person, stride, bearing, worn }: Cast, { shown, umbrellas, canopy }: Scene): Figure | null {
  if (!person) return null;
  const { hat, ...bareheaded } = person;
  // a hat that the words name is instead of that of an occupation
  const look = hat && !worn?.some(({ what }) => isHat(what)) ? person : bareheaded;
  const { behind = false } = shown ?? {};
  const pose = bearing?.pose ?? shown?.pose ?? 'stand';
  if (pose === 'sleep') return lying(look);
  return actor(look, {
    behind,
    umbrella: umbrellas,
    ...(canopy && { cloth: canopy }),
    ...bearing,
    pose,
    ...(stride !== undefined && { stride }),
  });
}

function ground(metres: number, make: Entry['make']): Entry {
  return { stand: 'ground', metres, make };
}
function landmark(metres: number, make: Entry['make']): Entry {
  return { stand: 'landmark', metres, make };
}
function air(metres: number, make: Entry['make']): Entry {
  return { stand: 'air', metres, make };
}
function table(make: Entry['make']): Entry {
  return { stand: 'table', metres: 1, make };
}
