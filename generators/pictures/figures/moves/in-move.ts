/** Bends the limbs of a pose to a moment of what somebody does. */
import type { Point } from '../../brush/path.ts';
import type { Limbs } from '../limbs.ts';
import { MOVES, type Moment, type Move } from './moves.ts';

const REST: Point = [0, 0];

/** A number on a closed smooth curve through some. @param at 0..1 */
function along(values: readonly number[], at: number): number {
  const many = values.length;
  const place = (((at % 1) + 1) % 1) * many;
  const first = Math.floor(place);
  const t = place - first;
  const [a = 0, b = 0, c = 0, d = 0] = [-1, 0, 1, 2].map((n) => values[(first + n + many) % many]);
  return b + ((c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) / 2;
}

/** What somebody does at a phase of its cycle, 0..1. */
export function momentOf(move: Move, phase: number): Required<Moment> {
  const { moments } = MOVES[move];
  const point = (name: keyof Limbs): Point => [
    along(
      moments.map((one) => (one[name] ?? REST)[0]),
      phase,
    ),
    along(
      moments.map((one) => (one[name] ?? REST)[1]),
      phase,
    ),
  ];
  return {
    back: point('back'),
    front: point('front'),
    far: point('far'),
    near: point('near'),
    low: along(
      moments.map(({ low = 0 }) => low),
      phase,
    ),
    lean: along(
      moments.map(({ lean = 0 }) => lean),
      phase,
    ),
  };
}

/** The least y that a hand has at some moment. */
export const highestOf = (limbs: Limbs, move: Move): number =>
  Math.min(
    ...(['back', 'front'] as const).flatMap((side) =>
      MOVES[move].moments.map((one) => (limbs[side].at(-1) ?? REST)[1] + (one[side] ?? REST)[1]),
    ),
  );

/** The limbs at a moment: feet stay on the ground however low the hips are. @param arms whether the hands are free for it */
export function inMoment(limbs: Limbs, { low, ...by }: Required<Moment>, arms: boolean): Limbs {
  const moved = (name: keyof Limbs, lift: number): Point[] => {
    const last = limbs[name].at(-1) ?? REST;
    const [dx, dy] = by[name];
    return reaching(limbs[name], [last[0] + dx, last[1] + dy - lift]);
  };
  return {
    far: moved('far', low),
    near: moved('near', low),
    back: arms ? moved('back', 0) : limbs.back,
    front: arms ? moved('front', 0) : limbs.front,
  };
}

/** A limb whose end is elsewhere: its parts stay as long as they are, and its joint bends to the side to which it is bent. */
export function reaching(limb: readonly Point[], end: Point): Point[] {
  const [root = REST, joint = REST, tip = REST] = limb;
  const [upper, lower] = [distance(root, joint), distance(joint, tip)];
  const side = Math.sign(across(root, tip, joint)) || 1;
  const far = distance(root, end);
  // who reaches further than the limb is long stretches it, as one does by leaning
  const span = Math.max(Math.abs(upper - lower) + 0.01, far, 0.01);
  const along = Math.min(1, (upper ** 2 - lower ** 2 + span ** 2) / (2 * span * upper));
  const [out, up] = [upper * along, upper * Math.sqrt(Math.max(0, 1 - along ** 2))];
  const [ux, uy] = [(end[0] - root[0]) / (far || 1), (end[1] - root[1]) / (far || 1)];
  const reach = far > upper + lower ? far / (upper + lower) : 1;
  return [
    root,
    [root[0] + ux * out * reach - uy * up * side, root[1] + uy * out * reach + ux * up * side],
    end,
  ];
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);
/** On which side of the line from one point to another a third is. */
const across = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
