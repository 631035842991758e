import { deedOf } from '../words/acts.ts';
import { HUMANS } from '../words/beings.ts';
import { findKin } from '../words/families.ts';
import type { Cast, FigureName, PersonLook, ScenePlan } from '../words/plan.ts';
import { distanceIn } from './distance.ts';
import { joinHands } from './hand-in-hand.ts';
import { personLook } from './person-look.ts';
import { AHEAD, GOING, isBehind, type Pose } from './pose.ts';
import { putToBed } from './put-to-bed.ts';
import { cheers, shareOne } from './sharing.ts';
import { eatsFromHand, poseOfDeed, poseOfTie } from './stranger-poses.ts';
import { type Sight, sightOf } from './stranger-sight.ts';
import { isTieOf } from './ties.ts';

const PAIR = ['woman', 'man'] as const;

/**
 * Shows unnamed people who do something ("an old man walks", 男孩奔跑) as full figures in that pose, since a portrait could not.
 * @param seed of the picture; decides looks that the prompt leaves open
 */
export function letStrangersAct(read: ScenePlan, prompt: string, seed: number): ScenePlan {
  const plan = putToBed(findKin(read, prompt.toLowerCase().normalize('NFKC')));
  const sight = sightOf(plan, prompt);
  if (!sight) return plan;
  const cast = withLooks(plan, sight, seed);
  // what they wear shows in full figure only
  if (sight.still && !sight.whole) return { ...plan, cast };
  const shared = shareOne(plan, cast, prompt);
  const distance = distanceIn(prompt);
  return {
    ...plan,
    cast: joinHands(
      cast.map((one) => (cheers(one, shared) ? { ...one, bearing: { pose: 'raise' } } : one)),
      shared,
      sight.pose,
    ),
    ...(shared && { relations: shared }),
    shown: {
      ...(distance ? { distance } : sight.whole && { distance: 'full' }),
      pose: sight.pose,
      behind: sight.away || isBehind(prompt),
    },
  };
}

/** The cast with a look for each stranger, and their own pose where it is not that of all. */
function withLooks(plan: ScenePlan, { pose, own: said }: Sight, seed: number): Cast[] {
  const looks = said[Symbol.iterator]();
  const counted = new Map<string, number>();
  return plan.cast.flatMap((one): Cast[] => {
    if (!HUMANS.has(one.figure)) return [one];
    const own = ownPose(plan, one);
    const kind = one.trait ?? one.figure;
    const before = counted.get(kind) ?? 0;
    counted.set(kind, before + one.count);
    return Array.from({ length: one.count }, (_, i) => {
      const trait = one.pair ? PAIR[i % 2] : one.trait;
      const its: Cast = { ...one, count: 1, ...(trait && { trait }) };
      const look = { name: `${kind} ${before + i}`, look: { words: looks.next().value ?? '' } };
      return {
        ...its,
        ...(own !== pose && { bearing: { pose: own } }),
        ...(dancesBallet(one, own) && { bearing: { pose: 'stand' as const, arms: 'ballet' as const } }),
        ...(GOING.has(own) && { bearing: { pose: own, gaze: AHEAD } }),
        ...(standsOnIt(plan, its) && { afoot: true }),
        person: forSnow(plan, its, personLook(look, its, seed)),
      };
    });
  });
}

/** Whether somebody in a tutu has nothing to do but dance in it. */
const dancesBallet = ({ outfit, kin }: Cast, pose: Pose): boolean =>
  (outfit === 'ballerina' || outfit === 'gymnast') &&
  !kin &&
  (pose === 'stand' || pose === 'raise' || pose === 'dance' || pose === 'jump');

/** Who skis wears trousers and a hat against the cold, unless the words dress them. */
function forSnow(plan: ScenePlan, one: Cast, person: PersonLook): PersonLook {
  const skis = plan.relations?.some((tie) => tie.how === 'on' && tie.to === 'skis' && isTieOf(tie, one));
  if (!skis || one.outfit || one.worn?.some(({ what }) => what === 'dress')) return person;
  return { ...person, dress: false, ...(person.garb === 'robe' ? {} : { hat: 'beanie' as const }) };
}

/** Who holds something has the pose for it, and what others do is not theirs. */
function ownPose(plan: ScenePlan, one: Cast) {
  const tie = plan.relations?.find((some) => some.how !== 'under' && some.how !== 'up' && isTieOf(some, one));
  const does = poseOfDeed(plan, one);
  if (standsOnIt(plan, one)) return 'stand';
  return tie && (does === 'stand' || eatsFromHand(tie, does)) ? poseOfTie(tie, plan) : does;
}

/** Whether the words say that somebody stands on what they are on. */
const standsOnIt = ({ relations = [], acts }: ScenePlan, one: Cast): boolean =>
  deedOf(acts, one.figure, undefined, one.trait, one.outfit) === 'stand' &&
  relations.some((tie) => tie.how === 'on' && isTieOf(tie, one) && STOOD_ON.has(tie.to));

/** What people may stand on instead of sitting there. */
const STOOD_ON: ReadonlySet<FigureName> = new Set<FigureName>([
  'rock',
  'bench',
  'chair',
  'bookPile',
  'box',
  'horse',
  'rowboat',
  'boat',
]);
