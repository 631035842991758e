/** Puts people who belong together in a row, each free hand in that of whoever is beside. */
import { isOn } from '../carried-by.ts';
import type { Cast, FigureName, Relation } from '../words/plan.ts';
import type { Joined } from './gestures.ts';
import { AHEAD, GOING, type Pose } from './pose.ts';
import { isTieOf } from './ties.ts';

/** What is in one hand, so that the other one is free. */
const ONE_HANDED: ReadonlySet<FigureName> = new Set<FigureName>([
  ...(['kite', 'balloon', 'iceCream', 'flower', 'bouquet', 'basket', 'lantern', 'flag', 'umbrella'] as const),
  ...(['apple', 'banana', 'bubbles', 'gift', 'star', 'candle'] as const),
]);

type Side = 'left' | 'right';

/**
 * Joins the hands of families and couples.
 * @param cast people one by one, each with a look @param pose of those without one of their own
 */
export function joinHands(
  cast: readonly Cast[],
  relations: readonly Relation[] | undefined,
  pose: Pose,
): Cast[] {
  const free = (one: Cast): readonly Side[] => freeHands(one, relations, pose);
  const kin = cast.filter((one) => one.kin && free(one).length > 0);
  const row = rowOf(kin, (one) => free(one).length < 2);
  const first = cast.findIndex((one) => kin.includes(one));
  const placed = cast.flatMap((one, i) => (i === first ? row : kin.includes(one) ? [] : [one]));
  // each of a couple has one partner, each of a row two neighbours
  const linked = placed.map((one, i) => {
    const next = placed[i + 1];
    const together =
      next !== undefined &&
      ((kin.includes(one) && kin.includes(next)) ||
        (one.pair && next.pair && pairsBefore(placed, i) % 2 === 0));
    return together && free(one).includes('right') && free(next).includes('left');
  });
  return placed.map((one, i): Cast => {
    const left = linked[i - 1] ? joint(one, placed[i - 1]) : undefined;
    const right = linked[i] ? joint(one, placed[i + 1]) : undefined;
    if (!left && !right) return one.kin && !standsBy(one, relations) ? { ...one, kin: false } : one;
    const own = one.bearing?.pose ?? pose;
    const joined = { ...(left && { left }), ...(right && { right }) };
    return { ...one, bearing: { ...one.bearing, pose: own, joined, ...(GOING.has(own) && { gaze: AHEAD }) } };
  });
}

/** A family as it stands: children between their parents, or at each hand of one; who has a hand full at the end. */
function rowOf(kin: readonly Cast[], full: (one: Cast) => boolean): Cast[] {
  const ends = kin.filter(full);
  const rest = kin.filter((one) => !full(one));
  const [parent, other, ...more] = rest.filter(({ figure }) => figure === 'person');
  const children = rest.filter(({ figure }) => figure !== 'person');
  const [first, ...younger] = children;
  // nobody has a parent at both hands who has none: friends and children stand as they are named
  if (!parent || !first) return [...rest, ...ends];
  if (other) return [parent, ...children, other, ...more, ...ends];
  return younger.length > 0 || ends.length > 0 ? [first, parent, ...younger, ...ends] : [parent, first];
}

const joint = (one: Cast, other: Cast | undefined): Joined =>
  one.figure === 'child' && other?.figure === 'person' ? 'up' : 'level';

/** Whether somebody is where they stand, with no more than something in their hands. */
const standsBy = (one: Cast, relations: readonly Relation[] = []): boolean =>
  relations.every((tie) => tie.how === 'holds' || tie.how === 'under' || !isTieOf(tie, one));

/** The hands of somebody that hold nothing: none of who sits, or is at something. */
function freeHands(one: Cast, relations: readonly Relation[] = [], pose: Pose): readonly Side[] {
  const own = one.bearing?.pose ?? pose;
  const ties = relations.filter(
    (tie) =>
      tie.how !== 'under' && isTieOf(tie, one) && (tie.by === undefined || tie.by === one.person?.name),
  );
  const carried = relations.some((tie) => tie.part && isOn(tie, one));
  if (carried || !one.person || one.infant) return [];
  if (ties.length === 0) return own === 'stand' || own === 'walk' ? ['left', 'right'] : [];
  return ties.every(({ how, to }) => how === 'holds' && ONE_HANDED.has(to)) && own !== 'drink'
    ? ['left']
    : [];
}

const pairsBefore = (cast: readonly Cast[], i: number): number =>
  cast.slice(0, i).filter(({ pair }) => pair).length;
