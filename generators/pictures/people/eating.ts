/** What the people and animals of a plan eat. */
import { EATEN } from '../figures/bitten.ts';
import { deedOf } from '../words/acts.ts';
import type { Cast, ScenePlan } from '../words/plan.ts';

/** Marks what somebody eats out of their hand, which has a bite taken out then. */
export function letEat(plan: ScenePlan): ScenePlan {
  const { relations = [], acts } = plan;
  const isEaten = ({ figure }: Cast): boolean =>
    EATEN[figure] !== undefined &&
    relations.some(
      ({ who, by, trait, how, to }) =>
        how === 'holds' && to === figure && deedOf(acts, who, by, trait) === 'drink',
    );
  return { ...plan, cast: plan.cast.map((one) => (isEaten(one) ? { ...one, eaten: true } : one)) };
}
