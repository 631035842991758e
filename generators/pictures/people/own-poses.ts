import { HUMANS } from '../words/beings.ts';
import type { Act, Cast, Deed } from '../words/plan.ts';
import { AHEAD, GOING, type Pose } from './pose.ts';

/** What is done by all: "they sit together". */
const TOGETHER = /\btogether\b|\bboth\b|\ball\b|一起|一同|都|大家/u;

/**
 * Gives people of a story the pose that the words give them, and lets the others stand: in "Pip sleeps, Mei reads" one lies.
 * @param pose of the text, whosever it is
 */
export function letEachAct(cast: readonly Cast[], acts: readonly Act[], pose: Pose, text: string): Cast[] {
  const people = cast.filter(({ person, figure }) => person && HUMANS.has(figure));
  // an animal that sleeps lets nobody else sleep
  const named = cast.filter(({ person }) => person).length;
  const deedOf = (name: string): Pose | undefined =>
    acts.map(({ by, does }) => (by === name ? poseOf(does) : undefined)).find((does) => does !== undefined);
  const isOfSome = acts.some(({ by, does }) => by !== undefined && does === pose);
  return cast.map((one) => {
    if (named < 2 || !one.person || !people.includes(one)) return one;
    const own = deedOf(one.person.name) ?? (isOfSome && !TOGETHER.test(text) ? 'stand' : pose);
    if (own === pose && !GOING.has(own)) return one;
    return { ...one, bearing: { ...one.bearing, pose: own, ...(GOING.has(own) && { gaze: AHEAD }) } };
  });
}

/** What people do too. */
const poseOf = (does: Deed): Pose | undefined =>
  does === 'howl' || does === 'graze' || does === 'rest' ? undefined : does;
