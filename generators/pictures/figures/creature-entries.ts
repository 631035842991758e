import type { CreatureName } from '../words/figure-names.ts';
import type { Cast, Setting } from '../words/plan.ts';
import { alien } from './alien.ts';
import { bird, butterfly, cat, dragon, fish, owl, panda, rabbit, turtle, whale } from './animals.ts';
import { curled } from './asleep.ts';
import { bat } from './bat.ts';
import { prowlingCat, quadruped } from './beasts/quadruped.ts';
import { BEASTS, type BeastName } from './beasts/rows.ts';
import { flamingo, parrot, peacock } from './bright-birds.ts';
import { coiledDragon, isCoiled } from './coiled-dragon.ts';
import { ant, caterpillar, ladybug, lizard, seahorse, spider, tadpole } from './crawlers.ts';
import { dragonling } from './eggs.ts';
import { air, type Entry, ground, WATERS, water } from './entry.ts';
import { fowl } from './fowl.ts';
import { FOWL, type FowlName } from './fowl-rows.ts';
import { ghost } from './ghost.ts';
import { eagle, phoenix } from './great-birds.ts';
import { kangaroo } from './kangaroo.ts';
import { lobster } from './lobster.ts';
import { mermaid } from './mermaid.ts';
import { moodOf } from './moods.ts';
import { diver } from './people.ts';
import { monkeyKing, onCloud, pigsy } from './pilgrims.ts';
import { crocodile, dinosaur, snake } from './reptiles.ts';
import { crab, dolphin, jellyfish, octopus, shark } from './sea-life.ts';
import { seal, walrus } from './seals.ts';
import { skeleton } from './skeleton.ts';
import { bee, snail } from './small-fry.ts';
import { frog, koala, monkey, penguin } from './wild.ts';
import { zombie } from './zombie.ts';

/** Where birds fly, and where those near people sit. */
const OPEN: ReadonlySet<Setting> = new Set<Setting>(['sky', 'sea']);
const PERCHES: ReadonlySet<Setting> = new Set<Setting>(['garden', 'room']);

/** Animals and beings of tales; people are in the catalogue itself. */
export const creatures: Record<BeastName | FowlName | CreatureName, Entry> = {
  ...beasts(),
  ...poultry(),
  cat: ground(0.75, (c, s, r) =>
    c.stride === undefined
      ? c.bearing?.holds
        ? prowlingCat(r, c, {
            pose: c.pose ?? 'sit',
            holds: true,
            ...mealOf(c),
            ...(c.moment !== undefined && { part: c.moment }),
          })
        : c.pose === 'rest'
          ? prowlingCat(r, c, { pose: 'rest' })
          : cat(r, { ...c, faces: moodOf(c, s) !== undefined })
      : prowlingCat(r, c, { part: c.stride, ...(c.gait === 'run' && { gait: c.gait }) }),
  ),
  monkey: ground(0.8, (c, _s, r) => monkey(r, c.colour, eats(c))),
  frog: ground(0.45, (c, _s, r) => frog(r, c.colour)),
  penguin: ground(0.9, (c, _s, r) => penguin(r, c.colour)),
  panda: ground(1.3, (c) =>
    c.pose === 'rest' ? curled('panda', c.colour, true) : panda(c.idle, c.bearing !== undefined),
  ),
  kangaroo: ground(1.6, (c, _s, r) => kangaroo(r, c.colour, c.stride, c.idle)),
  koala: ground(0.7, (c, _s, r) => koala(r, c.colour)),
  dinosaur: ground(3, (c, _s, r) => dinosaur(r, c.colour)),
  crocodile: ground(0.8, (c, _s, r) => crocodile(r, c.colour)),
  snake: ground(0.6, (c, _s, r) => snake(r, c.colour)),
  ghost: ground(1.2, (c, _s, r) => ghost(r, c.colour)),
  alien: ground(1.2, (c, _s, r) => alien(r, c.colour)),
  snail: ground(0.35, (c, _s, r) => snail(r, c.colour)),
  crab: ground(0.4, (c, _s, r) => crab(r, c.colour)),
  parrot: ground(0.7, (c, _s, r) => parrot(r, c.colour)),
  flamingo: ground(1.3, (c, _s, r) => flamingo(r, c.colour)),
  peacock: ground(1.2, (c, _s, r) => peacock(r, c.colour)),
  rabbit: ground(0.65, (c, _s, r) =>
    c.pose === 'rest' ? curled('rabbit', c.colour, true) : rabbit(r, c.colour, c.stride, eats(c)),
  ),
  owl: ground(0.7, (c, _s, r) => owl(r, c.colour)),
  bird: {
    stand: 'air',
    metres: 0.7,
    make: (c, s, r) =>
      bird(
        r,
        c.colour,
        !c.asleep && (OPEN.has(s.setting) || r.chance(PERCHES.has(s.setting) ? 0 : 0.3)),
        c.moment,
      ),
  },
  bee: air(0.4, (c, _s, r) => bee(r, c.colour)),
  butterfly: air(0.5, (c, _s, r) => butterfly(r, c.colour)),
  dragonling: ground(0.9, (c, _s, r) => dragonling(r, c.colour)),
  dragon: air(4, (c, s, r) => (isCoiled(c, s) ? coiledDragon(r, c.colour) : dragon(r, c.colour, c.fiery))),
  fish: water(0.9, (c, _s, r) => fish(r, c.colour)),
  whale: water(3, (c, _s, r) => whale(r, c.colour)),
  dolphin: water(1.6, (c, _s, r) => dolphin(r, c.colour)),
  shark: water(2.2, (c, _s, r) => shark(r, c.colour)),
  octopus: water(1, (c, _s, r) => octopus(r, c.colour)),
  jellyfish: water(0.7, (c, _s, r) => jellyfish(r, c.colour)),
  turtle: water(0.8, (c) => turtle(c.colour)),
  mermaid: water(1.7, (c, _s, r) => mermaid(r, c.colour)),
  bat: air(1.1, (c, _s, r) => bat(r, c.colour, c.asleep)),
  eagle: air(2.3, (c, _s, r) => eagle(r, c.colour)),
  phoenix: air(3.2, (c, _s, r) => phoenix(r, c.colour)),
  seal: ground(0.9, (c, _s, r) => seal(r, c.colour)),
  walrus: ground(1.3, (c, _s, r) => walrus(r, c.colour)),
  lobster: ground(0.45, (c, _s, r) => lobster(r, c.colour)),
  zombie: ground(1.75, (c, _s, r) => zombie(r, c.colour)),
  skeleton: ground(1.75, (c, _s, r) => skeleton(r, c.colour)),
  monkeyKing: ground(1.5, () => monkeyKing()),
  cloudKing: air(1.9, () => onCloud(monkeyKing())),
  pigsy: ground(1.7, () => pigsy()),
  ant: ground(0.35, (c, _s, r) => ant(r, c.colour)),
  spider: ground(0.4, (c, _s, r) => spider(r, c.colour)),
  ladybug: ground(0.35, (c, _s, r) => ladybug(r, c.colour)),
  firefly: air(0.4, (c, _s, r) => ladybug(r, c.colour, true)),
  caterpillar: ground(0.35, (c, _s, r) => caterpillar(r, c.colour)),
  lizard: ground(0.4, (c, _s, r) => lizard(r, c.colour)),
  tadpole: water(0.4, (c, _s, r) => tadpole(r, c.colour)),
  seahorse: water(0.7, (c, _s, r) => seahorse(r, c.colour)),
  diver: water(1.9, (c, _s, r) => diver(r, c.colour)),
};

/** Whether somebody has what they hold at their mouth, and bites it. */
const mealOf = (one: Pick<Cast, 'bearing'>): { drinks: boolean; eats: boolean } => ({
  drinks: one.bearing?.pose === 'drink',
  eats: eats(one),
});
const eats = ({ bearing }: Pick<Cast, 'bearing'>): boolean => bearing?.arms === 'bite';

/** The four-legged animals, in the pose and the stride of the cast. */
function beasts(): Record<BeastName, Entry> {
  const rows = Object.entries(BEASTS) as [BeastName, (typeof BEASTS)[BeastName]][];
  return Object.fromEntries(
    rows.map(([kind, { metres }]) => [
      kind,
      ground(
        metres,
        ({ colour, patches, breed, stride, gait, idle, moment, pose, bearing, asleep: sleeps }, _s, r) => {
          const held = sleeps ? 'lie' : pose;
          const coat = { ...(colour && { colour }), ...(patches && { patches }), ...(breed && { breed }) };
          return quadruped(kind, r, coat, {
            ...(held && { pose: held }),
            ...(bearing?.holds && { holds: true, ...mealOf({ bearing }) }),
            ...(stride !== undefined && { part: stride }),
            ...(moment !== undefined && { part: moment }),
            ...(gait === 'run' && { gait }),
            ...(idle !== undefined && { idle }),
          });
        },
      ),
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
