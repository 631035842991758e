/** Somebody on a bicycle: hands at the bar, feet on pedals that turn. */
import type { Point } from '../../brush/path.ts';
import type { Part } from '../../brush/shapes.ts';
import { rgb } from '../../light/colour.ts';
import type { Limbs } from '../limbs.ts';
import { reaching } from './in-move.ts';

/** From the saddle of a bicycle, in its figure units: the pedals, the near one first, the grip, and the axle between the pedals. */
export const FROM_SADDLE = {
  pedals: [
    [16.5, 52],
    [3.5, 32],
  ],
  bar: [44, -9],
  axle: [10, 42],
} as const satisfies { pedals: [Point, Point]; bar: Point; axle: Point };
/** How large people are on a bicycle, in its units, and how far they lean to the bar, in theirs. */
export const ON_BICYCLE = {
  person: { scale: 1.24, lean: 8 },
  child: { scale: 1.02, lean: 12 },
} as const;

const STEEL = rgb('#5a606a');
const [AXLE_X, AXLE_Y] = FROM_SADDLE.axle;
const [[NEAR_X, NEAR_Y]] = FROM_SADDLE.pedals;
const CRANK = Math.hypot(NEAR_X - AXLE_X, NEAR_Y - AXLE_Y);
const AT_FIRST = Math.atan2(NEAR_Y - AXLE_Y, NEAR_X - AXLE_X);

/** Where the pedals are from the saddle, in units of the bicycle, the near one first. @param phase of a turn, 0..1 */
export function pedalsAt(phase: number): readonly [Point, Point] {
  const turn = AT_FIRST + 2 * Math.PI * phase;
  const [x, y] = [Math.cos(turn) * CRANK, Math.sin(turn) * CRANK];
  return [
    [AXLE_X + x, AXLE_Y + y],
    [AXLE_X - x, AXLE_Y - y],
  ];
}

/** The crank and the pedal of one foot, in units of the bicycle from its saddle. */
export const crankTo = ([x, y]: Point): Part => ({
  d: `M${AXLE_X} ${AXLE_Y}L${short(x)} ${short(y)}M${short(x - 3.5)} ${short(y)}h7`,
  stroke: STEEL,
  width: 2,
});

const short = (n: number): number => Math.round(n * 100) / 100;

/** How high the sole is under the ankle, in units of the body. */
const SOLE = 2.4;

/**
 * The limbs on a bicycle, from the hips and from the shoulders.
 * @param body of the figure: how far the neck is above the hips, and how long arms are beside those of an adult
 */
export function pedalling(
  limbs: Limbs,
  phase: number,
  { scale, lean, neck, arms }: { scale: number; lean: number; neck: number; arms: number },
): Limbs {
  const [near, far] = pedalsAt(phase);
  const foot = ([x, y]: Point): Point => [x / scale - 2, y / scale - SOLE];
  const [barX, barY] = FROM_SADDLE.bar;
  const hand: Point = [barX / scale - lean, (barY / scale + neck) / arms];
  const straight = (hip: Point): Point[] => [hip, [hip[0] + 12, 19], [hip[0] + 4, 42]];
  return {
    far: reaching(straight([-2, 0]), foot(far)),
    near: reaching(straight([2, 1]), foot(near)),
    back: reaching([limbs.back[0] ?? [0, 0], [2, 15], [14, 22]], [hand[0] - 1, hand[1] - 1]),
    front: reaching([limbs.front[0] ?? [0, 0], [15, 16], [26, 24]], hand),
  };
}
