/** Values at the start and at the end of the shot. */
type Path = readonly [from: number, to: number];

/** The camera's motion over a flat picture. */
export interface Motion {
  /** 1 shows the whole picture. */
  zoom: Path;
  /** -1 the left or upper edge, 0 the middle, 1 the right or lower edge: how far the zoom lets the view go. */
  x: Path;
  y: Path;
  /** How much nearer the right side seems than the left one, as a share of the height: walking round the subject. */
  turn: Path;
  /** Size of the hand's shaking, as a share of the width. */
  shake: number;
}

export type MotionName = 'push' | 'pull' | 'left' | 'right' | 'up' | 'down' | 'orbit' | 'handheld' | 'static';

/** What each word contributes; fields it omits can come from other words. */
const MOTIONS: Record<MotionName, Partial<Motion>> = {
  push: { zoom: [1.02, 1.24], y: [0, -0.25] },
  pull: { zoom: [1.26, 1.03], y: [-0.25, 0] },
  left: { zoom: [1.2, 1.2], x: [0.9, -0.9] },
  right: { zoom: [1.2, 1.2], x: [-0.9, 0.9] },
  up: { zoom: [1.2, 1.2], y: [0.9, -0.9] },
  down: { zoom: [1.2, 1.2], y: [-0.9, 0.9] },
  orbit: { zoom: [1.2, 1.22], x: [-0.4, 0.4], turn: [-0.07, 0.07] },
  handheld: { zoom: [1.1, 1.12], shake: 0.008 },
  // a camera on a tripod, in front of a world that is not quite still
  static: { zoom: [1.02, 1.05] },
};

const STILL: Motion = { zoom: [1, 1], x: [0, 0], y: [0, 0], turn: [0, 0], shake: 0 };

/** Combines motions, e.g. a push while panning: each fills in what the earlier ones left open. */
export function combine(names: readonly MotionName[]): Motion {
  const whole: Motion = Object.assign({}, STILL, ...names.map((name) => MOTIONS[name]).reverse());
  // a view that moves sideways or turns needs room around it all the way
  const room = Math.max(needed(whole, 0), needed(whole, 1));
  return { ...whole, zoom: [Math.max(whole.zoom[0], room), Math.max(whole.zoom[1], room)] };
}

/** The same motion with its subject in sight, where the words do not send the camera elsewhere. */
export function aimed(motion: Motion, aim: { x: number; y: number } | undefined): Motion {
  if (!aim) return motion;
  const within = (n: number) => Math.max(-1, Math.min(1, n));
  const [x, y] = [within(aim.x * 0.7), within(aim.y)];
  const sends = ([from, to]: Path) => Math.abs(from - to) > 0.5;
  return {
    ...motion,
    x: sends(motion.x) ? motion.x : [x, x],
    y: sends(motion.y) ? motion.y : [y, y],
  };
}

const needed = ({ x, y, turn, shake }: Motion, end: 0 | 1): number => {
  const edge = Math.max(Math.abs(turn[0]), Math.abs(turn[1])) * 1.6 + shake * 6;
  const moves = x[0] !== x[1] || Math.abs(y[end]) > 0.5 ? 0.12 : 0;
  return 1 + Math.max(edge, moves);
};

/** Continues from a picture that was just shown whole, e.g. a clip's last frame: starts at rest, then slowly moves closer. */
export const goOn = (seconds: number): Motion => ({
  ...STILL,
  zoom: [1, 1 + Math.min(0.3, 0.025 * seconds)],
});
