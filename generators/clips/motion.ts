/** Values at the start and at the end of the shot. */
type Path = readonly [from: number, to: number];

/** A camera move over a flat picture. */
export interface Motion {
  /** 1 shows the whole picture. */
  zoom: Path;
  /** The view's position in the room that the zoom leaves: -1 the left or upper edge, 0 the middle, 1 the right or lower edge. */
  x: Path;
  y: Path;
  /** Orbit: how much nearer the right side is than the left one, as a share of the height. */
  turn: Path;
  /** Amplitude of the handheld shake, as a share of the width. */
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
  // a locked-off camera still zooms slightly, or the clip looks frozen
  static: { zoom: [1.02, 1.05] },
};

const STILL: Motion = { zoom: [1, 1], x: [0, 0], y: [0, 0], turn: [0, 0], shake: 0 };

/** Combines motions, e.g. a push while panning. Where two set the same field, the first wins. */
export function combine(names: readonly MotionName[]): Motion {
  const whole: Motion = Object.assign({}, STILL, ...names.map((name) => MOTIONS[name]).reverse());
  // panning and turning need a zoom that leaves room around the view
  const room = Math.max(needed(whole, 0), needed(whole, 1));
  return { ...whole, zoom: [Math.max(whole.zoom[0], room), Math.max(whole.zoom[1], room)] };
}

/** How far from the subject, sideways and up or down, a move may end that nobody asked for. */
const OFF = { x: 0.8, y: 0.35 } as const;

/**
 * Points the camera at `aim` (-1..1 in both directions), except along a direction in which the motion already pans.
 * @param asked whether the words ask for the motion; one that the seed chose keeps the subject in sight
 */
export function aimed(motion: Motion, aim: { x: number; y: number } | undefined, asked = true): Motion {
  if (!aim) return motion;
  const within = (n: number) => Math.max(-1, Math.min(1, n));
  const [x, y] = [within(aim.x * 0.7), within(aim.y)];
  const sends = ([from, to]: Path) => Math.abs(from - to) > 0.5;
  const kept = ([from, to]: Path, at: number, off: number): Path =>
    asked ? [from, to] : [from, Math.max(at - off, Math.min(at + off, to))];
  return {
    ...motion,
    x: sends(motion.x) ? kept(motion.x, x, OFF.x) : [x, x],
    y: sends(motion.y) ? kept(motion.y, y, OFF.y) : [y, y],
  };
}

const needed = ({ x, y, turn, shake }: Motion, end: 0 | 1): number => {
  const edge = Math.max(Math.abs(turn[0]), Math.abs(turn[1])) * 1.6 + shake * 6;
  const moves = x[0] !== x[1] || Math.abs(y[end]) > 0.5 ? 0.12 : 0;
  return 1 + Math.max(edge, moves);
};

/** Continues from a picture that was just shown in full, e.g. a clip's last frame: a slow push that starts at zoom 1. */
export const goOn = (seconds: number): Motion => ({
  ...STILL,
  zoom: [1, 1 + Math.min(0.3, 0.025 * seconds)],
});
