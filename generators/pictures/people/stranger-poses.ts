/** The poses of people whom the words do not name: of what they do, and of what they are bound to. */
import { CABIN_SEATS } from '../figures/cabin-seats.ts';
import { HELD } from '../figures/held.ts';
import { WALKED_ON } from '../figures/seats.ts';
import { deedOf } from '../words/acts.ts';
import { HUMANS } from '../words/beings.ts';
import type { Cast, Deed, Relation, ScenePlan } from '../words/plan.ts';
import type { Pose } from './pose.ts';

/** What is eaten out of a dish: they have it in hand. */
const DISHES: ReadonlySet<Relation['to']> = new Set<Relation['to']>(['fruit', 'noodles', 'food', 'honeyPot']);

/** Whether somebody eats what would cover their face. */
export const eatsFromHand = ({ how, to }: Relation, pose: Pose): boolean =>
  pose === 'drink' && how === 'holds' && DISHES.has(to);

/** What people sit down with in a room. */
const READ: ReadonlySet<Relation['to']> = new Set<Relation['to']>([
  'book',
  'newspaper',
  'guitar',
  'knitting',
]);

/** The pose of somebody on a thing, with a thing in their hands, or with a ball at their feet. */
export function poseOfTie({ how, to, part }: Relation, { setting }: ScenePlan): Pose {
  if (part) return 'stand';
  if (how === 'on') return WALKED_ON.has(to) ? 'stand' : 'ride';
  if (setting === 'room' && how === 'holds' && READ.has(to)) return 'sit';
  if (how === 'leads') return 'walk';
  if (how === 'holds') return HELD[to]?.foot ? 'run' : 'hold';
  return 'stand';
}

/** The pose of what somebody does. Default: `stand`, or `sit` where there are seats. */
export function poseOfDeed(plan: ScenePlan, one: Cast | undefined): Pose {
  const does = one && deedOf(plan.acts, one.figure, undefined, one.trait, one.outfit);
  if (does === undefined || isOfAnimals(does))
    return isSeated(plan) || plan.interior === 'cinema' ? 'sit' : 'stand';
  if (does !== 'sit' || plan.setting !== 'cliff') return does;
  // nobody has a seat there: one sits at the edge, the legs over it, and several on the ground
  const people = plan.cast.reduce((sum, { figure, count }) => sum + (HUMANS.has(figure) ? count : 0), 0);
  return people === 1 ? 'ride' : 'floor';
}

const isOfAnimals = (does: Deed): does is Exclude<Deed, Pose> =>
  does === 'howl' || does === 'graze' || does === 'rest';

/** Whether the picture is of the inside of a vehicle with seats. */
export const isSeated = ({ inside }: ScenePlan): boolean =>
  inside !== undefined && CABIN_SEATS[inside] !== undefined;
