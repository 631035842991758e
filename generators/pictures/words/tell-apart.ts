/** Who of several people of one figure is meant: the boy rides, the girl reads. */
import type { Act, Relation, ScenePlan } from './plan.ts';

/**
 * Leaves it to relations and verbs which man or which child they are of only where a picture has another one beside them;
 * alone, whoever is of that figure is meant.
 */
export function tellApart(plan: ScenePlan): void {
  if (plan.relations) plan.relations = plan.relations.map((one) => withoutNeedlessTrait(plan, one));
  if (plan.acts) plan.acts = plan.acts.map((one) => withoutNeedlessTrait(plan, one));
}

function withoutNeedlessTrait<Tie extends Relation | Act>({ cast }: ScenePlan, tie: Tie): Tie {
  const { trait, ...rest } = tie;
  const same = cast.filter(({ figure }) => figure === tie.who);
  const meant = trait !== undefined && tie.by === undefined && same.some((one) => one.trait === trait);
  return meant && same.some((one) => one.trait !== trait) ? tie : (rest as Tie);
}
