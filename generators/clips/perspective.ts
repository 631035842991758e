import type { Motion } from './motion.ts';

/** A range of a motion's frames: `frames` is the length of the whole motion, `from` the first frame of the range, from 0. */
export interface Stretch {
  frames: number;
  from: number;
  /** Frames a second. */
  rate: number;
}

const number = (value: number): string => `(${Number(value.toFixed(5))})`;

/**
 * The ffmpeg filter of a camera move: the view's four corners as expressions of the frame number. They have sub-pixel
 * precision, so the picture does not jitter.
 */
export function perspective(motion: Motion, stretch: Stretch): string {
  const corners = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const;
  const places = corners.flatMap(([right, down], i) => {
    const { x, y } = corner(motion, stretch, right, down);
    return [`x${i}='${x}'`, `y${i}='${y}'`];
  });
  return `perspective=${places.join(':')}:interpolation=linear:eval=frame`;
}

/** ffmpeg expressions of one corner's position on a picture of W x H. Their variable `on` is the frame number, from 1. */
export function corner(
  { zoom, x, y, turn, shake }: Motion,
  { frames, from, rate }: Stretch,
  right: 1 | -1,
  down: 1 | -1,
): { x: string; y: string } {
  const frame = `(on-1+${from})`;
  const time = `(${frame}/${rate})`;
  const share = `(${frame}/${Math.max(1, frames - 1)})`;
  // eases in and out, but never stops
  const eased = `(${share}*(0.6+0.4*${share}*(3-2*${share})))`;
  const along = ([a, b]: readonly [number, number]) =>
    a === b ? number(a) : `(${number(a)}+${number(b - a)}*${eased})`;
  const half = `(0.5/${along(zoom)})`;
  const sway = (a: number, b: number, phase: number) =>
    shake > 0 ? `+${number(shake)}*(sin(${a}*${time}+${phase})+0.6*sin(${b}*${time}))` : '';
  const middleX = `(0.5+${along(x)}*(0.5-${half})*${number(reserve(turn, shake))}${sway(2.9, 7.3, 1)})`;
  const middleY = `(0.5+${along(y)}*(0.5-${half})*${number(reserve(turn, shake))}${sway(3.7, 6.1, 2)})`;
  const lean = turn[0] === 0 && turn[1] === 0 ? '1' : `(1-${number(right)}*${along(turn)})`;
  return {
    x: `W*(${middleX}+${number(right)}*${half})`,
    y: `H*(${middleY}+${number(down)}*${half}*${lean})`,
  };
}

/** The share of the free room that panning may use; turning and shaking need the rest. */
const reserve = (turn: readonly [number, number], shake: number): number =>
  turn[0] !== 0 || turn[1] !== 0 || shake > 0 ? 0.2 : 1;
