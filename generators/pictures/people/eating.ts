/** What the people and animals of a plan eat. */
import { EATEN } from '../figures/bitten.ts';
import { deedOf } from '../words/acts.ts';
import type { Act, Cast, ScenePlan } from '../words/plan.ts';

/** Marks what somebody eats out of their hand, which has a bite taken out then. */
export function letEat(plan: ScenePlan): ScenePlan {
  const { relations = [], acts } = plan;
  const isEaten = ({ figure }: Cast): boolean =>
    EATEN[figure] !== undefined &&
    relations.some(
      ({ who, by, trait, how, to }) =>
        how === 'holds' && to === figure && deedOf(acts?.map(ofAnybody), who, by, trait) === 'drink',
    );
  return { ...plan, cast: plan.cast.map((one) => (isEaten(one) ? { ...one, eaten: true } : one)) };
}

/** A verb without the calling of whoever does it, of which a tie to a thing says nothing. */
const ofAnybody = ({ outfit: _outfit, ...act }: Act): Act => act;
