/** Camera motion over a still picture, with the same view as in the exported film (`generators/clips/perspective.ts`). */
import type { FilmCamera } from '../../../api/film-preview.ts';

/** The camera's view of a picture of size 1 × 1: its centre, half its extent, and its perspective. */
export interface CameraView {
  x: number;
  y: number;
  half: number;
  /** How much nearer the right side appears. */
  turn: number;
}

/** @param share progress of the motion, 0 to 1 @param seconds since the motion began, for the camera shake */
export function cameraAt(
  { zoom, x, y, turn, shake }: FilmCamera,
  share: number,
  seconds: number,
): CameraView {
  // Easing: nearly linear, slower at both ends, never standing still.
  const eased = share * (0.6 + 0.4 * share * (3 - 2 * share));
  const along = ([from, to]: readonly [number, number]) => from + (to - from) * eased;
  const half = 0.5 / along(zoom);
  // rotation and shake need some of the margin, too
  const room = turn[0] !== 0 || turn[1] !== 0 || shake > 0 ? 0.2 : 1;
  const sway = (a: number, b: number, phase: number) =>
    shake * (Math.sin(a * seconds + phase) + 0.6 * Math.sin(b * seconds));
  return {
    x: 0.5 + along(x) * (0.5 - half) * room + sway(2.9, 7.3, 1),
    y: 0.5 + along(y) * (0.5 - half) * room + sway(3.7, 6.1, 2),
    half,
    turn: along(turn),
  };
}

/** A CSS transform from the upper left corner that shows this view in a box of so many pixels, which the picture fills. */
export function transformOf({ x, y, half, turn }: CameraView, width: number, height: number): string {
  // u and w run from -1 to 1 over the view; leaning, it becomes U = (u - turn) / (1 - turn u), W = w / (1 - turn u)
  const [u, w] = [1 / (width * half), 1 / (height * half)];
  const [u0, w0] = [-x / half, -y / half];
  const over = 1 - turn * u0;
  const [right, down] = [width / 2, height / 2];
  const matrix = [
    [right * (1 - turn) * u, -down * turn * u, 0, -turn * u],
    [0, down * w, 0, 0],
    [0, 0, 1, 0],
    [right * (1 - turn) * (1 + u0), down * (w0 + over), 0, over],
  ];
  return `matrix3d(${matrix
    .flat()
    .map((value) => Number(value.toFixed(7)))
    .join(',')})`;
}
