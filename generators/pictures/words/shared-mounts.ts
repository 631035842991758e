/** Who rides one mount together: "two kids ride a horse", 妈妈骑车带着女儿. */
import { SEATS } from '../figures/seats.ts';
import { ANIMATE } from './beings.ts';
import type { FigureName, Relation, ScenePlan } from './plan.ts';

/** What has a place behind whoever steers it. */
const PILLION: ReadonlySet<FigureName> = new Set<FigureName>(['bicycle', 'motorbike', 'scooter']);
/** Of these the words name one where all are on it; of a bicycle they may mean one for each. */
const BIG: ReadonlySet<FigureName> = new Set<FigureName>(['motorbike', 'scooter']);
const BEHIND =
  /\b(?:behind (?:him|her|them)|on the back(?: seat)?|together on (?:a|one|the same)|on one (?:bike|bicycle|motorbike|scooter))\b|[带载驮][着了]|后座|同一[辆匹]/u;
/** One animal for all of them. */
const ONE =
  /\b(?:rid(?:e|es|ing)|rode|on|on the back of) (?:a|an|one|the|the same|his|her|their) (?:(?!backs\b)[a-z-]+ )*[a-z-]+\b(?<!s)|[骑坐][着在上了]{0,2}(?:同)?一[匹只头条辆]|同骑|共骑/u;
/** As many have room. */
const MOST = 3;

/** @param text lower case */
export function shareMount(plan: ScenePlan, text: string): void {
  for (const mount of plan.cast) {
    const { figure, count } = mount;
    const words = ANIMATE.has(figure)
      ? [ONE]
      : BIG.has(figure)
        ? [ONE, BEHIND]
        : PILLION.has(figure)
          ? [BEHIND]
          : [];
    if (count !== 1 || SEATS[figure]?.wide || !words.some((some) => some.test(text))) continue;
    const many = (plan.relations ?? [])
      .filter(({ how, to }) => how === 'on' && to === figure)
      .reduce((sum, tie) => sum + ridersOf(plan, tie), 0);
    if (many > 1 && many <= MOST) mount.shared = true;
  }
}

/** How many a relation is about: one by name, else as many as the words say. */
const ridersOf = ({ cast }: ScenePlan, { who, trait, by }: Relation): number =>
  by !== undefined
    ? 1
    : cast.reduce(
        (sum, { figure, trait: its, count }) =>
          sum + (figure === who && (!trait || trait === its) ? count : 0),
        0,
      );
