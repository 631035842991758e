/** How people go: the legs and the arms of a walk and of a run, by the phase of the stride. */
import type { Point } from '../brush/path.ts';
import type { Pose } from '../people/pose.ts';
import { between } from './hop.ts';
import { LIMBS, type Limbs } from './limbs.ts';

/** How people get ahead. */
export type Going = 'walk' | 'run';

/** Knee and foot of one leg. */
type Leg = readonly [knee: Point, foot: Point];

/** Where an arm is, elbow and hand, when it is farthest back and farthest ahead. */
interface Swing {
  behind: Leg;
  ahead: Leg;
}

const legOf = ([, knee = [0, 0], foot = [0, 0]]: readonly Point[]): Leg => [knee, foot];

/** A leg at four moments of its stride, of which the first and the third are those of the picture: set down ahead, under the body, about to leave the ground, lifted past the other one. */
const LEGS: Record<Going, readonly [Leg, Leg, Leg, Leg]> = {
  walk: [
    legOf(LIMBS.walk.far),
    [
      [1.4, 23],
      [0, 45.8],
    ],
    legOf(LIMBS.walk.near),
    [
      [7, 21],
      [-1, 40.6],
    ],
  ],
  run: [
    legOf(LIMBS.run.far),
    [
      [5, 22],
      [-3, 45.6],
    ],
    legOf(LIMBS.run.near),
    [
      [11, 18],
      [-5, 29],
    ],
  ],
};

/** The arms, which swing against the legs; the picture has the left one behind and the right one ahead. */
const ARMS: Record<Going, Record<'back' | 'front', Swing>> = {
  walk: {
    back: {
      behind: legOf(LIMBS.walk.back),
      ahead: [
        [-10.4, 18],
        [-3, 30],
      ],
    },
    front: {
      behind: [
        [11, 18.4],
        [8, 31.4],
      ],
      ahead: legOf(LIMBS.walk.front),
    },
  },
  run: {
    back: {
      behind: legOf(LIMBS.run.back),
      ahead: [
        [-9, 16.6],
        [3, 13],
      ],
    },
    front: {
      behind: [
        [5, 17],
        [13, 23],
      ],
      ahead: legOf(LIMBS.run.front),
    },
  },
};

/** Poses in which the arms have nothing else to do than to swing. */
const SWINGING: ReadonlySet<Pose> = new Set<Pose>(['stand', 'walk', 'run']);

/** A point on a closed smooth curve through four. @param at 0..4 */
function along(points: readonly [Point, Point, Point, Point], at: number): Point {
  const first = Math.floor(at);
  const t = at - first;
  const [p0, p1, p2, p3] = [-1, 0, 1, 2].map((n) => points[(first + n + 4) % 4] ?? points[0]) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const coordinate = (i: 0 | 1): number =>
    p1[i] +
    ((p2[i] - p0[i]) * t +
      (2 * p0[i] - 5 * p1[i] + 4 * p2[i] - p3[i]) * t * t +
      (3 * p1[i] - p0[i] - 3 * p2[i] + p3[i]) * t ** 3) /
      2;
  return [coordinate(0), coordinate(1)];
}

function leg(going: Going, phase: number, hip: number): Point[] {
  const at = (((phase % 1) + 1) % 1) * 4;
  const [a, b, c, d] = LEGS[going];
  return [[hip, 0], along([a[0], b[0], c[0], d[0]], at), along([a[1], b[1], c[1], d[1]], at)];
}

/** The limbs of somebody in a pose who goes, at a phase of the stride, 0..1; at 0 they are those of the picture, or near to them. */
export function striding(pose: Exclude<Pose, 'sleep' | 'lie'>, stride: number): Limbs {
  const going: Going = pose === 'run' ? 'run' : 'walk';
  // who stood sets off with the legs beside each other
  const phase = stride + (pose === going ? 0 : 0.25);
  const ahead = (1 + Math.cos(2 * Math.PI * phase)) / 2;
  const arm = (side: 'back' | 'front', share: number): Point[] => {
    const { behind, ahead: forward } = ARMS[going][side];
    const [shoulder = [0, 0]] = LIMBS[going][side];
    return [shoulder, between(behind[0], forward[0], share), between(behind[1], forward[1], share)];
  };
  return {
    far: leg(going, phase, -2),
    near: leg(going, phase + 0.5, 2),
    ...(SWINGING.has(pose)
      ? { back: arm('back', 1 - ahead), front: arm('front', ahead) }
      : { back: LIMBS[pose].back, front: LIMBS[pose].front }),
  };
}
