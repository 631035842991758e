/** How a picture shows people whom its words do not name: as strangers in it, as faces, or as full figures who do something. */
import { STATIONS } from '../figures/stations.ts';
import { HUMANS } from '../words/beings.ts';
import { feelingOf } from '../words/felt.ts';
import { type Relation, ROOFED, type ScenePlan } from '../words/plan.ts';
import { isPutOn } from '../words/worn.ts';
import { clothesIn, garbIn, saysLook } from './look-words.ts';
import { inOrderOf, ownWords } from './own-words.ts';
import { looksAway, type Pose } from './pose.ts';
import { isSeated, poseOfDeed, poseOfTie } from './stranger-poses.ts';

/** More people are a crowd, where poses are not visible. Around most things and on seats there is room for fewer. */
const MOST = 9;
const MOST_AT = 5;
/** More people than this are no portrait. */
const MOST_NEAR = 3;

/** What is seen of strangers. */
export interface Sight {
  /** Of all of them; one with a tie or an act of their own has their own. */
  pose: Pose;
  /** What the words say of the look of each; empty for what is said of several at once, which is nobody's own. */
  own: readonly string[];
  /** Whether their pose is one that no face would miss, and they are bound to nothing. */
  still: boolean;
  /** Whether they are seen whole although they only stand. */
  whole: boolean;
  /** Whether they turn their backs to us. */
  away: boolean;
}

/** How strangers are seen; null if they have no look of their own, as wanderers in a landscape and crowds have none. */
export function sightOf(plan: ScenePlan, prompt: string): Sight | null {
  const strangers = plan.cast.filter(({ figure }) => HUMANS.has(figure));
  const total = strangers.reduce((sum, { count }) => sum + count, 0);
  const bound = plan.relations?.find(
    ({ who, how, part }) => (how !== 'under' && HUMANS.has(who)) || part !== undefined,
  );
  if (total === 0 || total > mostAt(plan, bound)) return null;
  const pose = poseOf(plan, bound);
  const still = !bound && (pose === 'stand' || plan.closeUp);
  const said = prompt.toLowerCase().normalize('NFKC');
  const own =
    total === 1
      ? [said]
      : inOrderOf(
          strangers.flatMap((one) => Array.from({ length: one.count }, () => one)),
          ownWords(said, total) ?? [],
        );
  // in a room nobody is far away, and seen from behind
  const indoors = plan.setting === 'room' && !plan.closeUp;
  // who looks at the sea turns their back to us
  const away =
    !plan.closeUp &&
    (looksAway(prompt) ||
      (pose === 'stand' && plan.setting === 'cliff') ||
      (pose === 'stand' && dreams(plan, strangers)));
  // of so many no portrait has room, and strangers who turn their backs are no picture of them
  const group = total > MOST_NEAR && still && !plan.closeUp;
  // in a portrait nobody sees a dress
  const dressed = !plan.closeUp && isDressed(strangers, own);
  // hand in hand, or on somebody's back, nobody is a face
  const kin = strangers.filter((one) => one.kin).reduce((sum, { count }) => sum + count, 0);
  // who tells of themselves beside an elder is a child, of whom a face says nothing
  const beside = /\bi\b|\bme\b|我/u.test(said) && strangers.some((one) => one.kin && one.figure === 'child');
  const joined =
    kin > 0 &&
    (kin > 2 || plan.setting !== null || beside || /牵|\bhands?\b|手[牵拉]/u.test(said)) &&
    !plan.closeUp;
  const carried = !plan.closeUp && plan.relations?.some(({ part }) => part) === true;
  // nor is an infant, whose face is not that of somebody small
  const infants = strangers.some(({ infant }) => infant);
  // what somebody feels shows in their face, which a wanderer in a landscape turns away
  const felt = plan.setting !== null && !plan.closeUp && strangers.some((one) => feelingOf(plan, one));
  const whole = infants || carried || (still && (dressed || group || away || indoors || joined || felt));
  // a standing person becomes an actor only if the prompt describes their looks; in a portrait a calling does
  const described = own.some(saysLook) || (plan.closeUp && strangers.some(({ outfit }) => outfit));
  return still && !described && !whole ? null : { pose, own, still, whole, away };
}

/** Whether two who love each other have nothing to do but look at the evening sky together. */
const dreams = (
  { time, sky, relations = [], setting, inside }: ScenePlan,
  strangers: ScenePlan['cast'],
): boolean =>
  strangers.length === 1 &&
  strangers.every(({ pair }) => pair) &&
  relations.length === 0 &&
  !inside &&
  (setting === null || !ROOFED.has(setting)) &&
  (time === 'dusk' || time === 'dawn' || sky.length > 0);

/** The pose of the first who does something, else of the first who is bound to something. */
function poseOf(plan: ScenePlan, bound: Relation | undefined): Pose {
  const doer = plan.cast.find((one) => HUMANS.has(one.figure) && poseOfDeed(plan, one) !== 'stand');
  const acts = poseOfDeed(plan, doer);
  return acts === 'stand' && bound ? poseOfTie(bound, plan) : acts;
}

/** Whether they wear something that only a whole figure shows. */
const isDressed = (strangers: ScenePlan['cast'], own: readonly string[]): boolean =>
  strangers.some(({ outfit, worn }) => outfit || worn?.some(({ what }) => isPutOn(what))) ||
  own.some((words) => clothesIn(words).dress === true || garbIn(words) !== undefined);

/** How many people are seen from near. */
function mostAt(plan: ScenePlan, bound: Relation | undefined): number {
  const station = bound?.how === 'at' && STATIONS[bound.to];
  if (station) return Math.max(MOST_AT, station.posts.length);
  return isSeated(plan) ? MOST_AT : MOST;
}
