/** Who of several people of one figure is meant: the boy rides, the girl reads. */
import type { Act, Relation, ScenePlan } from './plan.ts';

/**
 * Leaves it to relations and verbs which man or which child they are of only where a picture has another one beside them;
 * alone, whoever is of that figure is meant.
 */
export function tellApart(plan: ScenePlan): void {
  if (plan.relations) plan.relations = plan.relations.map((one) => withoutNeedlessTrait(plan, one));
  if (plan.acts)
    plan.acts = plan.acts.map((one) => withoutNeedlessOutfit(plan, withoutNeedlessTrait(plan, one)));
}

function withoutNeedlessTrait<Tie extends Relation | Act>({ cast }: ScenePlan, tie: Tie): Tie {
  const { trait, ...rest } = tie;
  const same = cast.filter(({ figure }) => figure === tie.who);
  const meant = trait !== undefined && tie.by === undefined && same.some((one) => one.trait === trait);
  return meant && same.some((one) => one.trait !== trait) ? tie : (rest as Tie);
}

/** The same of callings: whoever is a person is meant, unless another one beside them has another calling, or none. */
function withoutNeedlessOutfit({ cast }: ScenePlan, act: Act): Act {
  const { outfit, ...rest } = act;
  const same = cast.filter(({ figure }) => figure === act.who);
  const meant = act.trait === undefined && act.by === undefined && same.some((one) => one.outfit === outfit);
  return meant && same.some((one) => one.outfit !== outfit) ? act : rest;
}
