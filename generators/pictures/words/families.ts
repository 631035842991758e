/** Who of a picture are of one family. */
import { HUMANS } from './beings.ts';
import type { Cast, ScenePlan } from './plan.ts';

const PARENT =
  /\b(?:mother|mom|mum|mama|father|dad|papa|parent|grand(?:mother|father|ma|pa|parent)|granny)s?\b|[妈爸爷]|(?<!牛)奶(?![茶油酪粉糖瓶牛昔])|母亲|父亲|外[公婆]|姥[姥爷]|[父母][子女]|祖孙|父母|祖父母/u;

/** What people do who stand in a row, each hand in another's. */
const IN_ROW = 'handInHand';

/**
 * Shows the people of a plan who belong together: of a family mother, father and their children, of a parent and a child both, and all
 * who hold hands.
 * @param text lower case
 */
export const findKin = (plan: ScenePlan, text: string): ScenePlan =>
  markRow(markParents(unfoldFamily(plan), text));

/** A family is a mother, a father and children: as many as the count says, or those that the words name besides. */
function unfoldFamily(plan: ScenePlan): ScenePlan {
  const named = plan.cast.find(({ family }) => family);
  if (!named) return plan;
  const { family: _family, count, ...one } = named;
  const ownChildren = plan.cast.some(({ figure }) => figure === 'child');
  const children = ownChildren ? 0 : Math.max(1, count - 2);
  const grown: Cast[] = (['woman', 'man'] as const)
    .slice(0, ownChildren ? 2 : Math.max(1, count - children))
    .map((trait) => ({ ...one, trait, count: 1, kin: true }));
  const young: Cast[] = children > 0 ? [{ ...one, figure: 'child', count: children, kin: true }] : [];
  const others = plan.cast.map((some) => (some.figure === 'child' ? { ...some, kin: true as const } : some));
  // what is said of the family is said of its children, too, but not of a baby in somebody's arms
  const inArms = plan.relations?.some(({ who, part }) => who === 'child' && part) ?? false;
  const alsoChildren = <Said extends { who?: Cast['figure'] }>(all: readonly Said[]): Said[] =>
    all.flatMap((said) =>
      said.who === 'person' && !inArms ? [said, { ...said, who: 'child' as const }] : [said],
    );
  return {
    ...plan,
    cast: others.flatMap((some) => (some.family ? [...grown, ...young] : [some])),
    ...(plan.relations && { relations: alsoChildren(plan.relations) }),
    ...(plan.acts && { acts: alsoChildren(plan.acts) }),
  };
}

/** A parent, or a grandparent, and the children beside them. */
function markParents(plan: ScenePlan, text: string): ScenePlan {
  const isFamily = PARENT.test(text) && ['person', 'child'].every((kind) => has(plan, kind));
  return isFamily
    ? { ...plan, cast: plan.cast.map((one) => (HUMANS.has(one.figure) ? { ...one, kin: true } : one)) }
    : plan;
}

const has = ({ cast }: ScenePlan, kind: string): boolean => cast.some(({ figure }) => figure === kind);

/** People who hold hands do so side by side; whoever is no human is with them at a place for it. */
export function markRow(plan: ScenePlan): ScenePlan {
  const { relations = [], cast } = plan;
  const row = relations.filter(({ to }) => to === IN_ROW);
  if (row.length === 0 || !row.every(({ who }) => HUMANS.has(who))) return plan;
  const inRow = ({ figure, trait, person }: Cast): boolean =>
    row.some(
      (tie) =>
        tie.who === figure &&
        (tie.trait === undefined || tie.trait === trait) &&
        (tie.by === undefined || tie.by === person?.name),
    );
  const { relations: _relations, ...rest } = plan;
  const others = relations.filter(({ to }) => to !== IN_ROW);
  return {
    ...rest,
    ...(others.length > 0 && { relations: others }),
    cast: cast
      .filter(({ figure }) => figure !== IN_ROW)
      .map((one) => (inRow(one) ? { ...one, kin: true } : one)),
  };
}
