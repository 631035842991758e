/** Who is on a table: "a cat on a table", 桌子上的猫. */
import { EATS, elsewhere, isTable, SERVED } from './at-table.ts';
import { before } from './before-noun.ts';
import { ANIMATE, HUMANS, PEOPLE, WALKERS } from './beings.ts';
import { homes } from './homes.ts';
import type { Match } from './match.ts';
import { isThing, type Named } from './named.ts';
import type { FigureName, ScenePlan } from './plan.ts';
import { bearersOf } from './relate.ts';
import type { Sense } from './senses.ts';

const ON = before('on|onto|on top of|atop');
/** What those do who are about a meal. */
const GATHERS = /\bgather(?:s|ed|ing)?\b|\bshar(?:e|es|ing)\b|围坐|围着|团圆/u;

const POT = /\bhot ?pot\b|火锅/u;
const ON_ZH = /[上面]$/u;
/** What is told of next is on the table, and not who was told of before: 他在加班，桌上有一杯茶. */
const HAS_THERE =
  /^[上面]?(?:还)?(?:有(?!人)|放|摆|铺|堆满?)|^,? (?:(?:there )?(?:is|are|was|were)|lies?|stands?) /u;

/**
 * Puts a table under the people and animals who are on one: a table top that fills the picture would look like a floor under them.
 * Where no being is on it, things lie on that table top as ever.
 * @param text lower case @param matches its words @param named the things of the text, in order
 */
export function putOnTable(
  plan: ScenePlan,
  text: string,
  matches: readonly Match<Sense[]>[],
  named: readonly Named[],
): void {
  const table = matches.find((match) => isOn(text, match));
  const busy = plan.relations?.some(({ how }) => how === 'on' || how === 'at') ?? false;
  if (!table || busy || plan.inside) return;
  const all: Named[] = [...named, { figure: 'table', start: table.start, end: table.end } as const].sort(
    (a, b) => a.start - b.start,
  );
  const at = all.findIndex(({ figure }) => figure === 'table');
  const told = HAS_THERE.test(text.slice(table.end)) ? all.slice(at) : all;
  const on = bearersOf(text, told, told.length - all.length + at, plan.relations ?? [], 'on');
  if (!on.some(({ figure }) => ANIMATE.has(figure))) return;
  // what is named with them is there too, not on the floor
  const things = plan.cast.filter(
    ({ figure }) => homes[figure]?.[0] === 'table' && !plan.relations?.some(({ to }) => to === figure),
  );
  plan.cast = [...plan.cast, { figure: 'table', count: 1 }];
  plan.relations = [
    ...(plan.relations ?? []),
    ...on
      .filter(({ figure }) => ANIMATE.has(figure))
      .map(({ figure, name }) => ({
        who: figure,
        ...(name !== undefined && { by: name }),
        how: 'on' as const,
        to: 'table' as const,
      })),
    ...things.map(({ figure }) => ({ who: figure, how: 'on' as const, to: 'table' as const })),
  ];
  if (plan.setting === 'table') plan.setting = elsewhere(matches) ?? 'room';
}

/**
 * Puts a table under what lies on one in a room with somebody in it, where the words name no table: a candle would stand on the floor, and
 * who is with it on a table top. Who eats sits at it.
 * @param beings people of a story, whose names are no words
 */
export function layInRoom(plan: ScenePlan, text: string, beings: readonly Named[] = []): void {
  // a pot is before all of them, and so is what those share who sit around it
  if ((GATHERS.test(text) || POT.test(text)) && plan.relations)
    plan.relations = plan.relations.filter(({ how, to }) => how !== 'holds' || !SERVED.has(to));
  serveDish(plan);
  const { cast, relations = [] } = plan;
  const story = beings.filter(isThing);
  const present = [...story, ...cast];
  const peopled = present.some(({ figure }) => PEOPLE.has(figure));
  const indoors =
    plan.setting === 'room' || (plan.setting === null && peopled && plan.sky.length === 0 && !plan.closeUp);
  if (!indoors || plan.onSill || !present.some(({ figure }) => WALKERS.has(figure))) return;
  const bound = new Set(relations.flatMap(({ who, to }) => [who, to]));
  const things = cast.filter(
    ({ figure, giant }) => homes[figure]?.[0] === 'table' && !giant && !bound.has(figure),
  );
  if (things.length === 0 || cast.some(({ figure }) => figure === 'table')) return;
  plan.setting = 'room';
  const guests = [
    ...story.filter(({ name }) => !relations.some(({ by }) => by === name)),
    ...cast.filter(({ figure }) => !bound.has(figure)).map(({ figure }) => ({ figure, name: undefined })),
  ].filter(({ figure }) => HUMANS.has(figure));
  const meal = things.find(({ figure }) => SERVED.has(figure));
  if (meal && guests.length > 0 && (EATS.test(text) || GATHERS.test(text))) {
    const { figure: filled, colour } = meal;
    plan.cast = [
      ...cast.filter((one) => one !== meal),
      { figure: 'servedTable', count: 1, filled, ...(colour && { colour }) },
    ];
    plan.relations = [
      ...relations,
      ...guests.map(({ figure, name }) => ({
        who: figure,
        ...(name !== undefined && { by: name }),
        how: 'at' as const,
        to: 'servedTable' as const,
      })),
    ];
    return;
  }
  plan.cast = [...cast, { figure: 'table', count: 1 }];
  plan.relations = [
    ...relations,
    ...things.map(({ figure }) => ({ who: figure, how: 'on' as const, to: 'table' as const })),
  ];
}

/** Those who dine have the dish that the words name before them, and not on another table. */
function serveDish(plan: ScenePlan): void {
  const bound = new Set(plan.relations?.map(({ to }) => to));
  const table = plan.cast.find(({ figure }) => figure === 'dinner');
  const meal = plan.cast.find(({ figure }) => SERVED.has(figure) && DISHES.has(figure) && !bound.has(figure));
  if (!table || !meal || !bound.has('dinner')) return;
  table.figure = 'servedTable';
  table.filled = meal.figure;
  if (meal.colour) table.colour = meal.colour;
  plan.cast = plan.cast.filter((one) => one !== meal);
  plan.relations &&= plan.relations.map((tie) => (tie.to === 'dinner' ? { ...tie, to: 'servedTable' } : tie));
}
const DISHES: ReadonlySet<FigureName> = new Set<FigureName>([
  'pizza',
  'noodles',
  'burger',
  'sushi',
  'dumplings',
  'zongzi',
]);

/** Whether a word is a table that something is on. */
function isOn(text: string, { means, word, start, end }: Match<Sense[]>): boolean {
  if (!isTable(means)) return false;
  return (
    ON.test(text.slice(Math.max(0, start - 40), start)) ||
    ON_ZH.test(word) ||
    text.slice(end).startsWith('上')
  );
}
