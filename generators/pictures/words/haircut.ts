/** Who cuts somebody's hair: both are at a pair of scissors, whoever cuts first. */
import { HUMANS } from './beings.ts';
import type { Cast, Relation, ScenePlan } from './plan.ts';

const CUTS =
  /\b(?:cut|cuts|cutting|trims?|trimming)\b (?:[a-z’']+ ){1,4}hair\b(?! ?(?:salon|clip|band))|给[^，。,.]{1,8}(?:理发|剪头发|剪发)/u;

/** Puts those whom the words name in a row at the scissors. @param text lower case */
export function letCutHair(plan: ScenePlan, text: string): void {
  const { cast, relations = [] } = plan;
  if (!CUTS.test(text)) return;
  const people = cast.filter(({ figure }) => HUMANS.has(figure));
  if (
    people.length === 0 ||
    people.some((one) => relations.some(({ who, how }) => who === one.figure && how === 'on'))
  )
    return;
  // whose hair it is goes without saying
  if (people.length === 1 && people[0]?.count === 1) {
    const customer: Cast = { figure: 'person', count: 1 };
    cast.push(customer);
    people.push(customer);
  }
  if (!cast.some(({ figure }) => figure === 'scissors')) cast.push({ figure: 'scissors', count: 1 });
  const at = ({ figure, trait }: Cast): Relation => ({
    who: figure,
    ...(trait && { trait }),
    how: 'at',
    to: 'scissors',
  });
  plan.relations = [...relations.filter(({ to }) => to !== 'scissors'), ...people.map(at)];
  plan.setting ??= 'room';
  if (plan.setting === 'room') plan.interior ??= 'barber';
}
