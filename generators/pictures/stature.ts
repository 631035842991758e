import type { Actor } from './actors.ts';
import { HELD } from './figures/held.ts';
import { STATIONS } from './figures/stations.ts';
import { HUMANS, PEOPLE } from './words/beings.ts';
import type { Cast, FigureName } from './words/plan.ts';

type Sized = Pick<Actor, 'cast' | 'metres' | 'closer'> & Partial<Pick<Actor, 'stand'>>;
type Row = Pick<Actor, 'cast' | 'metres' | 'bearer' | 'closer'>;

/** Factors of the height of what is tiny, beside anybody much larger. */
const TINY: Partial<Record<FigureName, number>> = {
  mouse: 0.42,
  hedgehog: 0.42,
  squirrel: 0.46,
  frog: 0.42,
  snail: 0.4,
  crab: 0.5,
  chick: 0.45,
  ant: 0.36,
  spider: 0.4,
  ladybug: 0.36,
  caterpillar: 0.38,
  lizard: 0.44,
};
/** The same of what is small, beside people. */
const SMALL: Partial<Record<FigureName, number>> = {
  cat: 0.74,
  dog: 0.82,
  rabbit: 0.7,
  duck: 0.7,
  chicken: 0.7,
  goose: 0.8,
  owl: 0.72,
  parrot: 0.72,
  bird: 0.6,
  candle: 0.5,
};
/** What is carried has the size beside people that it has in their hands; the height of what they have on the back. */
const BESIDE: Partial<Record<FigureName, number>> = {
  backpack: 34,
  lunchBox: 14,
  pillow: 20,
  creamTube: 13,
  fan: 30,
};
/** How much larger it may be on the ground, or it would not be seen. */
const SEEN = 1.25;
/** The same of an infant. */
const INFANT = 0.62;
/** Height of an adult in meters. */
const ADULT = 1.75;
/** Grown-ups who are as small as children, beside others. */
const DWARF = 0.84;
/** How many times its height somebody has beside whom a thing is tiny. */
const MUCH = 1.5;

/**
 * Factor of the height of one of several side by side. Differences of size are compressed, so that a rabbit beside a horse is not
 * lost; of what is much smaller than its neighbours that would make a giant.
 */
export function stature(one: Sized, all: readonly Sized[]): number {
  const { cast, metres } = one;
  const others = all.filter((other) => other.cast !== cast);
  if (cast.infant && others.some(({ cast: { figure, infant } }) => HUMANS.has(figure) && !infant))
    return INFANT;
  if (cast.giant) return 1;
  const tiny = TINY[cast.figure];
  if (tiny && isTiny({ cast, metres }, all)) return tiny;
  const small = SMALL[cast.figure] ?? inHandSize(one, all);
  // people at a thing are as large as others
  const isPeople = ({ cast: { figure }, closer }: Sized): boolean =>
    PEOPLE.has(figure) || (closer !== undefined && STATIONS[figure] !== undefined);
  const people = others.filter(isPeople).map((one) => one.metres);
  // beside a child a dog is no larger than beside a grown-up
  if (small && people.length > 0) return small * Math.sqrt(Math.min(1, Math.max(...people) / ADULT));
  return isDwarf(cast) && others.some((one) => HUMANS.has(one.cast.figure) && !isDwarf(one.cast)) ? DWARF : 1;
}

/** The factor of a small thing that makes it as high as in a hand; undefined of anything else. */
function inHandSize({ cast, metres, stand }: Sized, all: readonly Sized[]): number | undefined {
  const grip = BESIDE[cast.figure] ?? HELD[cast.figure]?.tall;
  if (grip === undefined || grip > LARGE || !(stand === 'table' || LOADS.has(cast.figure))) return undefined;
  const tallest = Math.max(1, ...all.map((other) => other.metres));
  // differences of size are compressed where it stands: that is taken back
  return ((grip / 100) * SEEN * TALLER) / Math.sqrt(metres / tallest);
}
/** From this height in a hand on, in hundredths of who holds it, something has its own size. */
const LARGE = 50;
const LOADS: ReadonlySet<FigureName> = new Set<FigureName>(['suitcase', 'bucket', 'torch']);

/** From this height on somebody is drawn as a grown-up. */
const GROWN = 1.5;
/** How much taller than their heights in meters make it grown-ups are drawn, so that nobody takes them for children. */
const TALLER = 1.2;

/** The factor by which somebody so high is drawn taller beside children and things. */
export const tallness = (metres: number): number => (metres > GROWN ? TALLER : 1);

/** The factors of people on seats or mounts beside each other: a child beside a grown-up is as small there as on the ground. */
export const besideGrown = (metres: number, all: readonly number[]): number =>
  tallness(metres) / Math.max(...all.map(tallness));

/** Whether it is beside anybody much larger. */
export const isTiny = ({ cast, metres }: Sized, all: readonly Sized[]): boolean =>
  TINY[cast.figure] !== undefined &&
  !cast.giant &&
  all.some((one) => one.cast !== cast && one.metres > metres * MUCH);

const isDwarf = ({ outfit }: Cast): boolean => outfit === 'dwarf';

/** Whether people of different sizes are side by side, and must stay so where the row is too narrow for them. */
const differInSize = (all: readonly Sized[]): boolean =>
  new Set(all.filter(({ cast }) => HUMANS.has(cast.figure)).map((one) => one.metres * stature(one, all)))
    .size > 1;

/** The height that a figure should have, and the one that it has room for. */
export interface Wish {
  tall: number;
  size: number;
}

/** The sizes of figures side by side: where one person has no room for their height, all lose as much, and stay taller or smaller than others. */
export function evened(actors: readonly Row[], wishes: readonly Wish[]): number[] {
  // what somebody holds makes them no smaller
  const bare = (i: number): boolean => HUMANS.has(actors[i]?.cast.figure ?? 'tree') && !actors[i]?.bearer;
  const people = wishes.filter((_, i) => bare(i));
  const least = differInSize(actors) ? Math.min(...people.map(({ tall, size }) => size / tall)) : Infinity;
  return wishes.map(({ tall, size }, i) => (bare(i) ? Math.min(size, tall * least) : size));
}
