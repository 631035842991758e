/** Nobody is at two places: on a sofa and at the television, or on a bench and at the piano. */
import type { FigureName, Relation, ScenePlan } from './plan.ts';

/** Seats that belong to what somebody does at a thing, which has seats of its own. */
const SEATS: ReadonlySet<FigureName> = new Set<FigureName>([
  'sofa',
  'chair',
  'bench',
  'bed',
  'cradle',
  'throne',
]);
/** What is seen from a distance. */
const SEEN: ReadonlySet<FigureName> = new Set<FigureName>(['television']);

const isSame = (one: Relation, other: Relation): boolean =>
  one.who === other.who && one.trait === other.trait && one.by === other.by;

/** Takes one of two places from whoever does something at a thing and also sits on another: the seat, unless the thing is only watched. */
export function keepOnePlace(plan: ScenePlan): void {
  const { relations } = plan;
  if (!relations) return;
  plan.relations = relations.filter((one) =>
    relations.every(
      (other) =>
        !isSame(one, other) ||
        (!(one.how === 'at' && other.how === 'on' && SEEN.has(one.to)) &&
          !(one.how === 'on' && SEATS.has(one.to) && other.how === 'at' && !SEEN.has(other.to))),
    ),
  );
}
