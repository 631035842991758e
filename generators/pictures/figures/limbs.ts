// biome-ignore-all format: tables of points, one pose a line.

/** The arms and legs of people. */
import type { Point } from '../brush/path.ts';
import type { Arms, Joined } from '../people/gestures.ts';
import type { Pose } from '../people/pose.ts';
import { between, hopAt } from './hop.ts';

export interface Limbs {
  far: Point[];
  near: Point[];
  back: Point[];
  front: Point[];
}

/** The limbs of a pose, from hip to foot and from shoulder to hand, with the hip at 0, 0 and the shoulder at 0, 0. */
export const LIMBS: Record<Exclude<Pose, 'sleep' | 'lie'>, Limbs> = {
  stand: { far: [[-3.4, 0], [-4.2, 23], [-4.4, 44.6]], near: [[3.6, 0], [6.2, 22.4], [6.6, 45.4]], back: [[-7.6, 4.6], [-12.8, 18], [-11.4, 31.4]], front: [[7.6, 4.6], [13.6, 17.6], [12.6, 31]] },
  walk: { far: [[-2, 0], [7, 21.6], [10, 45]], near: [[2, 0], [-1.4, 22.2], [-12, 42.8]], back: [[-8, 5], [-13.6, 17.4], [-13, 30.4]], front: [[8, 5], [12, 18], [18.4, 28]] },
  run: { far: [[-2, 0], [13, 15], [13, 41]], near: [[2, 0], [-4, 21], [-21, 32]], back: [[-8, 4], [-17, 14], [-10, 23]], front: [[8, 4], [16, 15], [25, 8]] },
  jump: { far: [[-3, 0], [-11, 17], [-23, 27]], near: [[3, 0], [13, 15], [9, 36]], back: [[-7.6, 4.6], [-19, -3], [-24, -19]], front: [[7.6, 4.6], [19, -4], [23, -21]] },
  sit: { far: [[-2, 0], [13, -2], [14, 24]], near: [[2, 1], [18, 0], [19, 25]], back: [[-7.6, 4.6], [-12, 17], [2, 26]], front: [[7.6, 4.6], [13, 17], [16, 27]] },
  floor: { far: [[-2, 0], [14, -5], [28, 5]], near: [[2, 1], [15, -11], [25, 6]], back: [[-7.6, 4.6], [-13, 17], [-12, 29]], front: [[7.6, 4.6], [14, 15], [20, 21]] },
  kneel: { far: [[-2, 0], [0, 21.6], [-21, 22.4]], near: [[2, 1], [18, 3], [18, 25]], back: [[-7.6, 4.6], [-12, 17], [2, 26]], front: [[7.6, 4.6], [13, 16], [18, 24]] },
  ride: { far: [[-2, 0], [13, 2], [10, 24]], near: [[2, 1], [16, 4], [14, 26]], back: [[-7.6, 4.6], [-6, 16], [12, 20]], front: [[7.6, 4.6], [14, 15], [22, 19]] },
  hold: { far: [[-3.4, 0], [-4.2, 23], [-4.4, 44.6]], near: [[3.6, 0], [6.2, 22.4], [6.6, 45.4]], back: [[-7.6, 4.6], [-13, 16], [1, 21]], front: [[7.6, 4.6], [14, 15], [5, 20]] },
  reach: { far: [[-3.4, 0], [-4.2, 23], [-4.4, 44.6]], near: [[3.6, 0], [6.2, 22.4], [6.6, 45.4]], back: [[-7.6, 4.6], [-12, 18], [-6, 30]], front: [[7.6, 4.6], [17, 11], [26, 7]] },
  play: { far: [[-2, 0], [13, -2], [14, 24]], near: [[2, 1], [18, 0], [19, 25]], back: [[-7.6, 4.6], [-4, 16], [16, 17]], front: [[7.6, 4.6], [14, 16], [26, 15]] },
  push: { far: [[-2, 0], [-5, 22], [-13, 43]], near: [[2, 0], [9, 22], [11, 45.6]], back: [[-8, 4], [-2, 17], [16, 20]], front: [[8, 4], [14, 17], [26, 18]] },
  hug: { far: [[-3.4, 0], [-4.2, 23], [-4.4, 44.6]], near: [[3.6, 0], [6.2, 22.4], [6.6, 45.4]], back: [[-7.6, 4.6], [0, 13], [20, 11]], front: [[7.6, 4.6], [16, 13], [24, 6]] },
  drink: { far: [[-3.4, 0], [-4.2, 23], [-4.4, 44.6]], near: [[3.6, 0], [6.2, 22.4], [6.6, 45.4]], back: [[-7.6, 4.6], [-13, 18], [-13, 32]], front: [[7.6, 4.6], [19, 13], [9, -1]] },
  swim: { far: [[-3.4, 0], [-4.2, 23], [-4.4, 44.6]], near: [[3.6, 0], [6.2, 22.4], [6.6, 45.4]], back: [[-7.6, 4.6], [-19, 9], [-31, 14]], front: [[7.6, 4.6], [21, -7], [35, 6]] },
  dance: { far: [[-3, 0], [-7, 22.6], [-9, 45]], near: [[3, 0], [8, 22.4], [9, 45.4]], back: [[-7.6, 4.6], [-20, 10], [-26, -2]], front: [[7.6, 4.6], [20, 9.6], [26, -3]] },
  wave: { far: [[-3.4, 0], [-4.2, 23], [-4.4, 44.6]], near: [[3.6, 0], [6.2, 22.4], [6.6, 45.4]], back: [[-7.6, 4.6], [-12.8, 18], [-11.4, 31.4]], front: [[8, 4], [20, -2], [22, -16]] },
  clap: { far: [[-3.4, 0], [-4.2, 23], [-4.4, 44.6]], near: [[3.6, 0], [6.2, 22.4], [6.6, 45.4]], back: [[-7.6, 4.6], [-15, 17], [-1.4, 14]], front: [[7.6, 4.6], [15.4, 17], [2.6, 13]] },
  cheer: { far: [[-3, 0], [-5, 22.6], [-7, 45]], near: [[3, 0], [5, 22.6], [7, 45.6]], back: [[-8, 4], [-18, -5], [-20, -19]], front: [[8, 4], [18, -5], [21, -19]] },
  throw: { far: [[-3, 0], [-8, 22], [-15, 43.6]], near: [[3, 0], [10, 21.6], [12, 45.6]], back: [[-7.6, 4.6], [-15, 17], [-20, 29]], front: [[8, 4], [17, -4], [19, -22]] },
  taichi: { far: [[-3, 0], [-13, 20.4], [-16, 43.6]], near: [[3, 0], [15, 19.4], [16, 45.4]], back: [[-7.6, 4.6], [-3, 18], [10, 18]], front: [[7.6, 4.6], [16, 16], [26, 10]] },
  raise: { far: [[-3, 0], [-5, 24], [-7, 45]], near: [[3, 0], [5, 24], [7, 45.6]], back: [[-7.6, 4.6], [-13, 18], [-13, 32]], front: [[8, 4], [17, -4], [19, -22]] },
};

/** What somebody's arms are at changes in their pose. */
interface Held extends Partial<Limbs> {
  /** Where the hand is that holds something. */
  hand: Point;
  /** How far they bend their knees. */
  low?: number;
}

/** Where somebody with something before their chest holds it. */
const CHEST: Point = [5, 20];

/**
 * Arms that a pose has not: at violin and bow, at the ends of drumsticks, at the neck and the bow of a cello, at a flute, a saxophone, an accordion, a lute, an erhu and a harp, at ski poles, at the
 * wheel of a ship, over the eyes, before the mouth, stretched out to somebody, at the legs of somebody on the back or on the shoulders, folded on a table, and
 * in an arc above the head of who dances on the tip of one foot, and around a partner.
 */
export const ARMS: Record<Arms, Held> = {
  bow: { back: [[-7.6, 4.6], [-13, 20], [12, 30]], front: [[7.6, 4.6], [20, 15], [27, 8]], hand: CHEST },
  sticks: { back: [[-7.6, 4.6], [-19, 13], [-11, 5]], front: [[7.6, 4.6], [24, 16], [21, 6]], hand: CHEST },
  strum: { back: [[-7.6, 4.6], [-18, 17], [-2, 21]], front: [[7.6, 4.6], [21, 14], [26, 7]], hand: CHEST },
  pipe: { back: [[-7.6, 4.6], [-12, 15], [9, 1]], front: [[7.6, 4.6], [22, 15], [21, 4]], hand: [9, 1] },
  sax: { back: [[-7.6, 4.6], [-16, 18], [5, 33]], front: [[7.6, 4.6], [19, 16], [8, 16]], hand: [6, 24] },
  squeeze: { back: [[-7.6, 4.6], [-24, 13], [-21, 24]], front: [[7.6, 4.6], [24, 13], [21, 24]], hand: [0, 24] },
  lute: { back: [[-7.6, 4.6], [-19, 17], [-3, 24]], front: [[7.6, 4.6], [24, 15], [19, 4]], hand: [2, 22] },
  erhu: { back: [[-7.6, 4.6], [-18, 16], [-8, 31]], front: [[7.6, 4.6], [23, 15], [17, 6]], hand: [15, 24] },
  harp: { back: [[-7.6, 4.6], [2, 15], [17, 11]], front: [[7.6, 4.6], [20, 16], [24, 4]], hand: CHEST },
  cello: { back: [[-7.6, 4.6], [-19, 14], [-18, 27]], front: [[7.6, 4.6], [21, 6], [17, -8]], hand: CHEST },
  poles: { far: [[-2, 0], [10, 17], [-2, 38]], near: [[3, 0], [16, 16], [5, 38.6]], back: [[-8, 4], [-4, 17], [12, 22]], front: [[8, 4], [10, 18], [23, 21]], hand: [23, 21], low: 7 },
  helm: { back: [[-7.6, 4.6], [2, 14], [22, 21]], front: [[7.6, 4.6], [17, 14], [26, 15]], hand: [24, 18] },
  eyes: { back: [[-7.6, 4.6], [-20, 2], [-4, -9]], front: [[7.6, 4.6], [20, 2], [4, -9]], hand: [4, -9] },
  comb: { front: [[7.6, 4.6], [22, 4], [12, -9]], hand: [12, -9] },
  bite: { front: [[7.6, 4.6], [20, 16], [9, 7]], hand: [9, 7] },
  give: { front: [[7.6, 4.6], [20, 10], [30, 6]], hand: [30, 6] },
  take: { back: [[-7.6, 4.6], [4, 15], [19, 13]], front: [[7.6, 4.6], [18, 13], [25, 8]], hand: [25, 8] },
  cradle: { back: [[-7.6, 4.6], [-14, 18], [2, 27]], front: [[7.6, 4.6], [18, 17], [6, 27]], hand: [6, 27] },
  carry: { back: [[-7.6, 4.6], [-15, 18], [-9, 30]], front: [[7.6, 4.6], [15, 18], [9, 30]], hand: [9, 30] },
  doze: { back: [[-7.6, 4.6], [-4, 17], [17, 14]], front: [[7.6, 4.6], [15, 17], [27, 12]], hand: CHEST },
  ballet: { far: [[-1, 0], [-1, 23], [0, 46]], near: [[3, 0], [17, 13], [3, 25]], back: [[-7.6, 4.6], [-19, -12], [-5, -33]], front: [[7.6, 4.6], [19, -12], [5, -33]], hand: [5, -33] },
  waltz: { back: [[-7.6, 4.6], [4, 15], [24, 12]], front: [[7.6, 4.6], [14, -1], [17, -13]], hand: CHEST },
  draw: { back: [[-7.6, 4.6], [-21, 2], [-1, 3]], front: [[7.6, 4.6], [20, 4], [32, 3]], hand: [32, 3] },
  hang: { back: [[-7.6, 4.6], [-12.8, 18], [-11.4, 31.4]], front: [[7.6, 4.6], [14, 17], [18, 30]], hand: [18, 30] },
  shins: { back: [[-7.6, 4.6], [-17, 14], [-8, 12]], front: [[7.6, 4.6], [17, 14], [8, 12]], hand: [8, 12] },
};

/** The right arm of somebody whose hand is in another's; the left one is its mirror image. */
const JOINED: Record<Joined, Point[]> = { level: [[7.6, 4.6], [13, 17], [15, 31]], up: [[7.6, 4.6], [17, 11], [19, 13]] };

/** How far a hand in another's is from the middle of its owner. */
export const reachOf = (joined: Joined): number => JOINED[joined].at(-1)?.[0] ?? 0;

/** The arms of somebody whose hands are in others'. */
export const joinedArms = ({ left, right }: { left?: Joined; right?: Joined }): Partial<Limbs> => ({
  ...(left && { back: JOINED[left].map(([x, y]): Point => [-x, y]) }),
  ...(right && { front: JOINED[right] }),
});

/** The limbs of one who is about to jump, or has landed, with bent knees. */
const CROUCH: Limbs = { far: [[-3, 0], [8, 15], [-5, 32]], near: [[3, 0], [15, 14], [5, 32.6]], back: [[-7.6, 4.6], [-17, 15], [-21, 28]], front: [[7.6, 4.6], [5, 18], [-2, 30]] };
/** How much lower the hip is in a crouch, and how high the feet are in the air. */
const BENT = 13;
export const LEAP = 24;

/** The limbs at a phase of a jump, and how far hip and feet are from where they are in the air. */
export function jumping(part: number): { limbs: Limbs; low: number; up: number } {
  // people are longer in the air than on the ground
  const from = Math.min(part, 1 - part) * 2;
  const { air, up } = hopAt(from ** 1.5 / 2);
  const limb = (name: keyof Limbs): Point[] => CROUCH[name].map((point, i) => between(point, LIMBS.jump[name][i] ?? point, air));
  return { limbs: { far: limb('far'), near: limb('near'), back: limb('back'), front: limb('front') }, low: BENT * (1 - air), up: LEAP * up };
}
