/** Who gives something to whom: "a boy gives a girl a flower", 送花给妈妈. */
import { HELD } from '../figures/held.ts';
import { ANIMATE, HUMANS } from './beings.ts';
import { isThing, type Named, onceEach, type Thing } from './named.ts';
import type { Cast, FigureName, Relation, ScenePlan } from './plan.ts';

const GIVES =
  /\b(?:gives?|giving|gave|hands|handing|offers?|offering|presents|presenting)\b(?! (?:up|in|a speech|a talk|birth|a (?:lesson|concert)|way|out\b))|(?<![护运输发赠目欢快])送(?!外卖|快递|别|行|走)|献(?=花|上|给)|递(?=给|上)/u;
/** Whom nothing is given by hand. */
const TO = /\bto\b|给|为/u;
/** One flower; without a number they are a bunch. */
const ONE_FLOWER =
  /\b(?:a|one|single)(?: [a-z]+)? (?:flower|rose|tulip|lily|daisy|sunflower|peony)\b|一[朵枝支]/u;
/** Sweethearts of a boy or a girl, who are grown then. */
const SWEETHEART = /\b(?:girl|boy)friend\b|[男女]朋?友/u;

/**
 * Puts a giver and whoever is given something beside each other, with the gift between them.
 * @param text lower case @param named things of the text, in order
 */
export function give(plan: ScenePlan, text: string, named: readonly Named[]): void {
  const verb = GIVES.exec(text);
  if (!verb) return;
  const gift = plan.cast.find(({ figure }) => HELD[figure] && !ANIMATE.has(figure));
  const [giver, taker] = giverAndTaker(plan, text, named, verb.index);
  if (!gift || !giver || !taker || isSame(giver, taker)) return;
  // a cub and its mother
  const apart = ({ young = false }: Somebody) =>
    giver.figure === taker.figure && giver.young !== taker.young ? { young } : {};
  if (SWEETHEART.test(text)) growUp(plan, [giver, taker]);
  if (gift.figure === 'flower' && !ONE_FLOWER.test(text)) rename(plan, gift, 'bouquet');
  gift.count = 1;
  plan.cast.push({ figure: 'giving', count: 1 });
  plan.relations = [
    ...(plan.relations ?? []).filter(
      ({ how, to }) => how !== 'holds' || (to !== gift.figure && to !== taker.figure),
    ),
    { ...asWho(giver), ...apart(giver), how: 'holds', to: gift.figure },
    { ...asWho(giver), ...apart(giver), how: 'at', to: 'giving' },
    { ...asWho(taker), ...apart(taker), how: 'at', to: 'giving' },
  ];
}

type Somebody = Pick<Thing, 'figure'> & { trait?: Thing['trait']; young?: boolean; name?: string };

/** The two who are named first; where one is, a child gives it to them. */
function giverAndTaker(
  plan: ScenePlan,
  text: string,
  named: readonly Named[],
  verb: number,
): readonly [Somebody?, Somebody?] {
  const [first, second] = onceEach(
    named.filter((one): one is Thing => isThing(one) && ANIMATE.has(one.figure)),
  );
  if (!first || second) return first && second ? [first, second] : [];
  if (first.start < verb || !TO.test(text) || !HUMANS.has(first.figure)) return [];
  const giver: Cast =
    first.figure === 'child' ? { figure: 'person', count: 1 } : { figure: 'child', count: 1 };
  plan.cast.unshift(giver);
  return [giver, first];
}

const isSame = (one: Somebody, other: Somebody): boolean =>
  one.figure === other.figure &&
  one.trait === other.trait &&
  one.young === other.young &&
  one.name === other.name;

const asWho = ({ figure, trait, name }: Somebody): Pick<Relation, 'who' | 'trait' | 'by'> => ({
  who: figure,
  ...(trait && { trait }),
  ...(name !== undefined && { by: name }),
});

function rename(plan: ScenePlan, one: Cast, to: FigureName): void {
  plan.relations &&= plan.relations.filter((tie) => tie.to !== one.figure);
  one.figure = to;
}

/** Makes children who love each other adults. */
function growUp(plan: ScenePlan, two: readonly Somebody[]): void {
  for (const one of two) {
    if (one.figure !== 'child') continue;
    const [was, trait] = [one.trait, one.trait === 'girl' ? ('woman' as const) : ('man' as const)];
    const grown = { figure: 'person' as const, trait };
    for (const some of plan.cast)
      if (some.figure === 'child' && some.trait === was) Object.assign(some, grown);
    plan.acts &&= plan.acts.map((act) =>
      act.who === 'child' && act.trait === was ? { ...act, who: 'person', trait } : act,
    );
    Object.assign(one, grown);
  }
}
