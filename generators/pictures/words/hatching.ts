/** Who comes out of an egg, and who sits on eggs in a nest. */
import { ANIMATE, HUMANS } from './beings.ts';
import type { Cast, FigureName, Relation, ScenePlan } from './plan.ts';

const EGGS: ReadonlySet<FigureName> = new Set<FigureName>(['egg', 'greatEgg', 'brokenEgg']);
const HATCHES =
  /\bhatch(?:es|ed|ing|ling)?\b|\b(?:out of|from|inside|in) (?:an?|its|the|their) (?:[a-z]+ )?eggs?\b|破壳|出壳|孵出|孵化|蛋[里中]/u;
/** Who sits on them: "a hen hatching her eggs", 母鸡孵蛋. */
const BROODS =
  /\b(?:sit(?:s|ting)?|brood(?:s|ing)?|nest(?:s|ing)?) (?:on|over) (?:(?:her|his|its|their|the|a|an|some|two|three|four|five|six|nest|of) )*(?:[a-z]+ )?eggs\b|\bhatch(?:es|ing) (?:her|his|its|their|the|some) eggs\b|孵(?:着|小)?[鸡鸭鸟]?蛋/u;

/** How many eggs a nest has where the words count none. */
const SOME = 3;

/** Lets the animals of a plan come out of its eggs, or sit on them, as the words say. */
export function hatch(plan: ScenePlan, text: string): void {
  countEggs(plan);
  const eggs = plan.cast.filter(({ figure }) => EGGS.has(figure));
  const animals = plan.cast.filter(({ figure }) => ANIMATE.has(figure) && !HUMANS.has(figure));
  if (animals.length === 0) return;
  if (BROODS.test(text)) {
    leave(plan, eggs);
    const nest = plan.cast.find(({ figure }) => figure === 'nest') ?? add(plan, 'nest');
    nest.eggs = Math.max(nest.eggs ?? 0, ...eggs.map(({ count }) => count), SOME);
    bind(plan, animals.slice(0, 1), 'nest');
    return;
  }
  if (eggs.length === 0 || !HATCHES.test(text)) return;
  const colour = eggs.find((one) => one.colour)?.colour;
  leave(plan, eggs);
  const shell = add(plan, 'brokenEgg');
  if (colour) shell.colour = colour;
  // a grown dragon has no room in one, nor has the hen that looks on
  const young = animals.length > 1 ? animals.slice(-1) : animals;
  for (const one of young) if (one.figure === 'dragon') one.figure = 'dragonling';
  bind(plan, young, 'brokenEgg');
}

/** Eggs in a nest are not beside it: "a nest with three eggs". */
function countEggs(plan: ScenePlan): void {
  const nest = plan.cast.find(({ figure }) => figure === 'nest');
  const eggs = plan.cast.find(({ figure }) => figure === 'egg');
  // a bowl of noodles is drawn with one
  if (eggs && plan.cast.some(({ figure }) => figure === 'noodles')) leave(plan, [eggs]);
  if (nest && eggs) {
    nest.eggs = eggs.count;
    if (eggs.colour) nest.colour = eggs.colour;
    leave(plan, [eggs]);
  }
  for (const one of plan.cast)
    if (one.figure === 'friedEggs') {
      one.eggs = one.count;
      one.count = 1;
    }
}

function leave(plan: ScenePlan, some: readonly Cast[]): void {
  plan.cast = plan.cast.filter((one) => !some.includes(one));
  const gone = new Set(some.map(({ figure }) => figure));
  plan.relations &&= plan.relations.filter(({ to }) => !gone.has(to));
}

function add(plan: ScenePlan, figure: FigureName): Cast {
  const one: Cast = { figure, count: 1 };
  plan.cast.push(one);
  return one;
}

function bind(plan: ScenePlan, who: readonly Cast[], to: FigureName): void {
  const own = new Set(who.map(({ figure }) => figure));
  plan.relations = [
    ...(plan.relations ?? []).filter((tie) => !own.has(tie.who)),
    ...who.map(({ figure }): Relation => ({ who: figure, how: 'on', to })),
  ];
}
