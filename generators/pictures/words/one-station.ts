/** Who opens the door and hugs somebody is seen once: at what they do last. */
import { HUMANS } from './beings.ts';
import type { Relation, ScenePlan } from './plan.ts';

const isOne = (one: Relation, other: Relation): boolean =>
  one.who === other.who && one.by === other.by && one.trait === other.trait;

/** Leaves each person of a plan at one of the things that people do something at. */
export function stayAtOne(plan: ScenePlan): void {
  const { relations } = plan;
  plan.relations &&= plan.relations.filter(
    (tie, i) =>
      !(tie.how === 'at' && tie.to === 'doorway' && HUMANS.has(tie.who)) ||
      !relations?.some(
        (other, j) => j !== i && other.how === 'at' && other.to !== 'doorway' && isOne(tie, other),
      ),
  );
}
