import { COATS } from './figures/goods.ts';
import type { Air } from './light/air.ts';
import { createAir, recolour, towards } from './light/air.ts';
import type { Rgb } from './light/colour.ts';
import { mix, rgb, turnHue } from './light/colour.ts';
import { defaultSetting, isOutside } from './open-setting.ts';
import type { Whereabouts } from './pictures.ts';
import type { Random } from './random.ts';
import { AFLOAT, BARE, NOCTURNAL } from './scene-sets.ts';
import { ofEarth, settle } from './settle.ts';
import type { Inside } from './words/cabins.ts';
import type { Dance } from './words/dance.ts';
import type { Feeling } from './words/feeling.ts';
import { homes, rooms } from './words/homes.ts';
import type {
  Cast,
  FigureName,
  Look,
  Relation,
  ScenePlan,
  Season,
  Setting,
  Time,
  TreeKind,
  Weather,
} from './words/plan.ts';
import { ROOFED } from './words/plan.ts';
import type { Shown } from './words/shown.ts';
import type { SkyThing } from './words/sky-things.ts';
import type { Surroundings } from './words/surroundings.ts';
import { isRoofed } from './words/underground.ts';
import type { World } from './words/worlds.ts';

/** A plan with all open choices made: the content of one picture. */
export interface Scene extends Surroundings {
  cast: Cast[];
  setting: Setting;
  time: Time;
  weather: Weather;
  season: Season;
  sky: SkyThing[];
  look: Look;
  onRoof: boolean;
  onBalcony: boolean;
  onSill: boolean;
  relations: readonly Relation[];
  /** The vehicle of a `cabin` setting. */
  inside: Inside;
  dance?: Dance;
  /** Buildings that are seen through the window of a room. */
  outside?: readonly Cast[];
  grove?: TreeKind;
  air: Air;
  colours: Rgb[];
  /** Unusualness, 0..1. */
  odd: number;
  moods: ScenePlan['moods'];
  feeling?: Feeling;
  /** Whether people hold umbrellas. */
  umbrellas: boolean;
  /** Color of the umbrellas, if the prompt names one. */
  canopy?: Rgb;
  shown?: Shown;
  /** Whether it is a shot of a film. */
  ofFilm?: true;
  /** Whether figures walk, in a clip. */
  walks: boolean;
  /** Color of the flowers on the ground, if the prompt names one. */
  petal?: Rgb;
}

/** The parameters of a task, scaled to 0..1. */
export interface Knobs {
  push: number;
  odd: number;
  chaos: number;
}

const animals: readonly FigureName[] = [
  'cat',
  'dog',
  'horse',
  'rabbit',
  'deer',
  'fox',
  'elephant',
  'bear',
  'panda',
  'bird',
];
const vehicles: readonly FigureName[] = ['car', 'train', 'boat', 'bicycle', 'bus', 'ship', 'car', 'rocket'];
/** The weather if the words name none, by how often it is. */
const FAIR: readonly Weather[] = [...Array(3).fill('cloudy'), ...Array(7).fill('clear')];
const times: readonly Time[] = ['dawn', 'noon', 'dusk', 'night'];

/** What pictures of a film have in common: those of one place, and those of all places. */
export interface Around {
  place: Random;
  film: Random;
  /** Where it is if its own words name no place. */
  where?: Whereabouts;
  /** On which world, if not the earth. */
  world?: World;
}

/** Chooses the figure for a general word such as "animal". @param hash of the plan */
export function kindOf(
  { figure, general }: Pick<Cast, 'figure' | 'general'>,
  hash: number,
  seed: number,
): FigureName {
  if (!general) return figure;
  const kinds = general === 'animal' ? animals : vehicles;
  return kinds[(hash + seed * 3) % kinds.length] ?? figure;
}

/**
 * Makes the choices that a plan leaves open, by seed.
 * @param around what several pictures share: each choice by itself, whatever else their plans leave open
 */
export function castScene(
  plan: ScenePlan,
  look: Look,
  knobs: Knobs,
  seed: number,
  random: Random,
  hints: readonly Rgb[],
  around?: Around,
): Scene {
  const { place = random, film = random } = around ?? {};
  const open = (source: Random, what: string): Random => (around ? source.fork(what) : random);
  // the seeds of a task are consecutive, so its pictures show different kinds for a general word
  // a person in the picture carries the umbrella
  const carried = plan.cast.some(({ figure }) => figure === 'person' || figure === 'child');
  // several flowers, or flowers around a person, are a field; a single flower is the subject
  const relations = plan.relations ?? [];
  const held = new Set(relations.flatMap(({ how, to }) => (how === 'holds' || how === 'on' ? [to] : [])));
  const field = plan.cast.find(
    ({ figure, count }) =>
      !(plan.setting && BARE.has(plan.setting)) &&
      figure === 'flower' &&
      !held.has(figure) &&
      (count > 1 || plan.cast.length > 1),
  );
  const cast = plan.cast
    .filter((one) => one !== field && !(carried && one.figure === 'umbrella'))
    .map((one) => (one.general ? { ...one, figure: kindOf(one, plan.hash, seed) } : one))
    .map((one) => (around ? inItsCoat(one, film) : one));
  const shownAs = (figure: FigureName): FigureName =>
    cast[plan.cast.filter((one) => one !== field).findIndex((one) => one.figure === figure && one.general)]
      ?.figure ?? figure;
  const small = cast.length > 0 && cast.every(({ figure }) => homes[figure]?.[0] === 'table');
  const elsewhere =
    plan.setting !== null || (around?.where && ROOFED.has(around.where.setting) && isOutside(plan));
  const where = small || elsewhere ? undefined : around?.where;
  const wished =
    field && !plan.onBalcony && (plan.setting ?? where?.setting ?? 'meadow') === 'meadow'
      ? 'garden'
      : (plan.setting ??
        fitting(
          plan,
          plan.onBalcony
            ? 'city'
            : (where?.setting ??
                defaultSetting(plan, placing(cast, relations), open(place, 'setting'), around !== undefined)),
        ));
  // a dish in a room is on a table
  const onEarth = wished === 'room' && small ? 'table' : wished;
  const world = plan.world ?? around?.world;
  const settled = world && settle(world, plan, onEarth);
  const setting = settled?.setting ?? onEarth;
  const away = setting === 'room' || setting === 'table' ? plan.buildings : undefined;
  const present = cast.filter(
    ({ figure }) =>
      !away?.all.has(figure) &&
      !(settled && ofEarth(figure)) &&
      !(setting === 'portrait' && held.has(figure)), // a portrait does not show the hands
  );
  const time = plan.time ?? defaultTime(plan, knobs, open(film, 'time'), around !== undefined);
  const season =
    plan.season ??
    (plan.weather === 'snow'
      ? 'winter'
      : open(film, 'season').pick(['summer', 'summer', 'spring', 'autumn'] as const));
  // rain at a window makes another room of it, but a film's weather is that of its places out of doors
  const inside = !around && isRoofed({ ...plan, setting });
  const weather = plan.weather ?? open(film, 'weather').pick(inside ? [...FAIR, 'rain' as const] : FAIR);
  let air = createAir(
    { time, weather, season, moods: plan.moods, colours: plan.colours, push: knobs.push },
    place.fork('air'),
  );
  if (knobs.odd > 0) {
    const turn = knobs.odd * place.fork('odd').range(60, 170);
    air = recolour(air, (colour) => turnHue(colour, turn));
  }
  hints.slice(0, 3).forEach((hint, i) => {
    air = towards(air, hint, [0.5, 0.3, 0.2][i] ?? 0);
  });
  if (plan.disc) air = { ...air, disc: plan.disc, glow: mix(air.glow, plan.disc, 0.6) };
  const interior = plan.interior ?? where?.interior ?? cast.flatMap(({ figure }) => rooms[figure] ?? [])[0];
  const canopy = plan.cast.find(({ figure }) => figure === 'umbrella')?.colour;
  const petal = plan.cast.find(({ figure }) => figure === 'flower')?.colour;
  return {
    ...(petal && { petal }),
    ...(plan.shown && { shown: plan.shown }),
    ...(around && { ofFilm: true }),
    cast: present,
    ...(away && !settled && { outside: away.outside }),
    ...(settled?.world && { world: settled.world }),
    setting,
    time,
    weather,
    season,
    look,
    air,
    onRoof: plan.onRoof,
    onBalcony: plan.onBalcony ?? false,
    onSill: plan.onSill ?? false,
    relations: relations.map((one) => ({ ...one, who: shownAs(one.who), to: shownAs(one.to) })),
    inside: plan.inside ?? 'train',
    ...(plan.dance && { dance: plan.dance }),
    ...(interior && { interior }),
    ...((settled?.site ?? plan.site) && { site: settled?.site ?? plan.site }),
    ...(plan.grove && { grove: plan.grove }),
    ...(plan.missing && { missing: plan.missing }),
    ...(plan.earthAhead && { earthAhead: true }),
    ...(plan.oldTown && { oldTown: true }),
    ...(plan.stalls && { stalls: true }),
    ...(plan.ground && { ground: plan.ground }),
    ...((plan.aboveSea || cast.some(({ figure }) => AFLOAT.has(figure))) && { aboveSea: true }),
    ...(plan.crop && { crop: plan.crop }),
    ...(plan.tossed && { tossed: true }),
    ...(plan.oneUmbrella && { oneUmbrella: true }),
    ...(plan.onHill && { onHill: true }),
    ...(plan.onStairs && { onStairs: plan.onStairs }),
    ...(canopy && { canopy }),
    sky: plan.sky,
    colours: plan.colours,
    odd: knobs.odd,
    walks: plan.walks ?? false,
    moods: plan.moods,
    ...(plan.feeling && { feeling: plan.feeling }),
    umbrellas:
      (weather === 'rain' && !isRoofed({ ...plan, setting })) ||
      plan.cast.some(({ figure }) => figure === 'umbrella'),
  };
}

/** What a film is about looks the same in all its shots. */
function inItsCoat(one: Cast, film: Random): Cast {
  const coats: readonly string[] | undefined = COATS[one.figure as keyof typeof COATS];
  return coats && !one.colour ? { ...one, colour: rgb(film.fork(one.figure).pick(coats)) } : one;
}

/** Adapts a chosen setting to the plan: a roof needs an outdoor setting, and snow excludes a garden. */
function fitting({ onRoof, onBalcony, weather }: ScenePlan, setting: Setting): Setting {
  if ((onRoof || onBalcony) && ROOFED.has(setting)) return 'city';
  return weather === 'snow' && setting === 'garden' ? 'meadow' : setting;
}

/** Cast members that decide the setting: not what is held; mounts and what people are at first. */
export function placing(cast: readonly Cast[], relations: readonly Relation[]): Cast[] {
  const is = (how: Relation['how'], figure: FigureName): boolean =>
    relations.some((one) => one.how === how && one.to === figure);
  const rest = cast.filter(({ figure }) => !is('holds', figure));
  const carries = (figure: FigureName): boolean => is('on', figure) || is('at', figure);
  return [...rest.filter(({ figure }) => carries(figure)), ...rest.filter(({ figure }) => !carries(figure))];
}

/** @param film whether it is a film's, which is at night only where its words say so */
function defaultTime(plan: ScenePlan, knobs: Knobs, random: Random, film: boolean): Time {
  const dark =
    plan.sky.some((thing) => thing !== 'sun' && thing !== 'rainbow' && thing !== 'birds') ||
    plan.moods.includes('neon');
  if (dark) return 'night';
  // a fire is for the evening
  if (plan.interior === 'fireside' || plan.cast.some(({ figure }) => NOCTURNAL.has(figure)))
    return random.pick(['night', 'blue'] as const);
  if (plan.sky.length > 0) return 'noon';
  // low chaos keeps the same light in all pictures of a task
  if (!film && random.chance(0.3 + knobs.chaos * 0.7)) return random.pick(times);
  return random.pick(['dawn', 'noon', 'noon', 'dusk'] as const);
}
