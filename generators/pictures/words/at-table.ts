/** Who is at a table: "friends at a table", 围坐在桌边. */
import { canSitUp } from '../figures/beasts/rows.ts';
import { FOWL } from '../figures/fowl-rows.ts';
import { STATIONS } from '../figures/stations.ts';
import { before, verb } from './before-noun.ts';
import { HUMANS } from './beings.ts';
import type { Match } from './match.ts';
import { isThing, type Named } from './named.ts';
import type { Cast, FigureName, ScenePlan, Setting } from './plan.ts';
import type { Sense } from './senses.ts';

const AT = before('at|around|round|behind');
const AT_ZH = verb('围|围坐在|围着|坐在');
const BESIDE_ZH = /[边旁前]$/u;
/** More than these sit at a long table: people, and animals, most of which are wider. */
const FEW = { people: 4, animals: 3 } as const;

/**
 * Puts a table before the people of a text who are at one, or before animals that sit up, with the food on it, and makes it long enough.
 * A table with something else to do at it, such as a chessboard, is there already.
 * @param text lower case @param matches its words @param beings people of a story, whose names are no words
 */
export function seatAtTable(
  plan: ScenePlan,
  text: string,
  matches: readonly Match<Sense[]>[],
  beings: readonly Named[] = [],
): void {
  const guests = guestsOf(plan, beings);
  const few = guests.some(({ figure }) => HUMANS.has(figure)) ? FEW.people : FEW.animals;
  const many = guests.reduce((sum, { count }) => sum + count, 0) > few;
  const dines = plan.relations?.some(({ to }) => to === 'dinner') ?? false;
  if (dines && many) {
    const table = ROUND.test(text) ? 'roundFeast' : 'feast';
    const rename = (figure: FigureName): FigureName => (figure === 'dinner' ? table : figure);
    plan.cast = plan.cast.map((one) => ({ ...one, figure: rename(one.figure) }));
    plan.relations = plan.relations?.map((one) => ({ ...one, to: rename(one.to) })) ?? [];
  }
  // a table top alone is no place for those who have a table before them
  const seated = plan.relations?.some(({ how, to }) => how === 'at' && STATIONS[to]) ?? false;
  if (seated && plan.setting === 'table') plan.setting = elsewhere(matches) ?? 'room';
  const busy = plan.relations?.some(({ how }) => how === 'at' || how === 'on') ?? false;
  if (guests.length === 0 || busy || plan.inside || plan.cast.some(({ figure }) => STATIONS[figure])) return;
  if (!matches.some((match) => isAt(text, match))) return;
  const food = plan.cast.find(
    ({ figure }) =>
      figure === 'food' || (SERVED.has(figure) && !many && !plan.relations?.some(({ to }) => to === figure)),
  );
  const hands = plan.relations?.some(({ how }) => how === 'holds') ?? false;
  const laid = food !== undefined || (!hands && EATS.test(text));
  const served = food && food.figure !== 'food' ? food : undefined;
  const round = ROUND.test(text);
  const to: FigureName =
    round && !served
      ? laid
        ? 'roundFeast'
        : 'roundTable'
      : served
        ? 'servedTable'
        : laid
          ? many
            ? 'feast'
            : 'dinner'
          : many
            ? 'longTable'
            : 'table';
  const { colour, candles } = served ?? {};
  const table: Cast = {
    figure: to,
    count: 1,
    ...(served && { filled: served.figure }),
    ...(colour && { colour }),
    ...(candles !== undefined && { candles }),
  };
  plan.cast = [...plan.cast.filter((one) => one !== food), table];
  const who = guests.filter(
    ({ figure, name }, i) => guests.findIndex((one) => one.figure === figure && one.name === name) === i,
  );
  plan.relations = [
    ...(plan.relations ?? []),
    ...who.map(({ figure, name }) => ({
      who: figure,
      ...(name !== undefined && { by: name }),
      how: 'at' as const,
      to,
    })),
  ];
  if (plan.setting === 'table') plan.setting = elsewhere(matches) ?? 'room';
}

const ROUND = /\bround[- ]table\b|圆桌/u;

/** What is seen on the table that it is served on. */
export const SERVED: ReadonlySet<FigureName> = new Set<FigureName>([
  'pizza',
  'noodles',
  'cake',
  'fruit',
  'watermelon',
  'bouquet',
  'burger',
  'sushi',
  'bread',
  'dumplings',
  'mooncake',
  'zongzi',
  'coffee',
  'milkTea',
  'drinkGlass',
  'candle',
  'vase',
]);

/** Verbs of those who have their food before them. */
export const EATS = /\b(?:eats?|eating|ate|dines?|dining)\b|吃|用餐/u;

/** Somebody at a table; of a story by name. */
type Guest = Pick<Cast, 'figure' | 'count'> & { name?: string };

/** Who can sit at a table: people, or others where there are none. */
function guestsOf({ cast }: ScenePlan, beings: readonly Named[]): readonly Guest[] {
  const named = beings.filter(isThing).map(
    ({ figure, name }): Guest => ({
      figure,
      count: 1,
      ...(name !== undefined && { name }),
    }),
  );
  const all = [...named, ...cast];
  const people = all.filter(({ figure }) => HUMANS.has(figure));
  return people.length > 0 ? people : all.filter(({ figure }) => canSitUp(figure) || OTHERS.has(figure));
}

/** Who has no limbs to sit up with, but looks right on a stool. */
const OTHERS: ReadonlySet<FigureName> = new Set<FigureName>([
  ...(Object.keys(FOWL) as (keyof typeof FOWL)[]),
  ...(['rabbit', 'panda', 'penguin', 'monkey', 'frog', 'kangaroo', 'koala', 'owl', 'parrot'] as const),
  ...(['dinosaur', 'robot', 'astronaut'] as const),
]);

/** The place that the table is in. */
export const elsewhere = (matches: readonly Match<Sense[]>[]): Setting | undefined =>
  matches
    .flatMap(({ means }) => means.flatMap((sense) => (sense.of === 'setting' ? [sense.is] : [])))
    .find((setting) => setting !== 'table');

/** Whether a word can mean a table. */
export const isTable = (means: readonly Sense[]): boolean =>
  means.some((sense) => sense.of === 'setting' && sense.is === 'table');

/** Whether a word is a table that somebody is at. */
function isAt(text: string, { means, word, start }: Match<Sense[]>): boolean {
  if (!isTable(means)) return false;
  const lead = text.slice(Math.max(0, start - 40), start);
  return AT.test(lead) || AT_ZH.test(lead) || BESIDE_ZH.test(word);
}
