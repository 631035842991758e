// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** The arms of people: a sleeve that tapers over the elbow, its end, and a hand with a thumb. */
import { band, ellipse, limb, type Point, smooth } from '../../brush/path.ts';
import type { Part } from '../../brush/shapes.ts';
import { type Rgb, shade } from '../../light/colour.ts';

interface Arm {
  sleeve: Rgb;
  skin: Rgb;
  /** Of the end of the sleeve; a wide one has no cuff. Default: close to the wrist. */
  wide?: number;
  /** Whether the arm is bare. */
  bare?: boolean;
  /** Whether the hand is open, rather than around something. */
  open: boolean;
  /** On which side of the hand the thumb is, seen along the arm. */
  thumb: -1 | 1;
}

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [ax + (bx - ax) * share, ay + (by - ay) * share];

/** An arm along shoulder, elbow and hand, or from the elbow alone, with its hand as the last parts. */
export function armOf(points: readonly Point[], { sleeve, skin, wide, bare = false, open, thumb }: Arm): Part[] {
  const last = points.at(-1) ?? [0, 0];
  const elbow = points.at(-2) ?? last;
  const turn = Math.atan2(elbow[0] - last[0], last[1] - elbow[1]);
  const wrist = between(elbow, last, 0.9);
  const shoulder = points.length > 2 ? points[0] : undefined;
  const along = [...(shoulder ? [shoulder, between(shoulder, elbow, 0.2), between(shoulder, elbow, 0.55)] : []), elbow, between(elbow, last, 0.5), wrist];
  // round at the shoulder
  const widths = [...(shoulder ? [4.4, 7, 6.3] : []), 5.4, wide ? (5.4 + wide) / 2 : 4.9, wide ?? (bare ? 3.4 : 4.5)];
  const parts: Part[] = [{ d: band(along, widths), fill: sleeve }];
  if (!bare && shoulder) parts.push({ d: `M${elbow[0] - 1.6} ${elbow[1] - 1}q1.6 1.2 3.2 0.2`, stroke: shade(sleeve, -0.3), width: 0.6, alpha: 0.6 });
  // the end of the sleeve, across the wrist
  if (!bare && !wide) {
    const [ax, ay] = between(elbow, last, 0.84);
    const [dx, dy] = [Math.cos(turn) * 2.1, Math.sin(turn) * 2.1];
    parts.push({ d: `M${ax - dx} ${ay - dy}L${ax + dx} ${ay + dy}`, stroke: shade(sleeve, -0.28), width: 0.8, alpha: 0.8 });
  }
  return [...parts, ...handOf(last, turn, skin, open, thumb)];
}

/** A hand at the end of an arm. @param turn radians; 0 hangs down */
function handOf([x, y]: Point, turn: number, skin: Rgb, open: boolean, thumb: -1 | 1): Part[] {
  const at = { x, y, scale: 1, turn, ...(thumb < 0 && { mirror: true }) };
  const line = shade(skin, -0.28);
  if (open) return [
    { d: smooth([[-1.7, -1.6], [1.7, -1.6], [2.2, 0.6], [1.9, 2.6], [0.9, 4.4], [-0.6, 4.6], [-1.8, 3], [-2.1, 0.6]]), fill: skin, at },
    { d: limb([[1.4, -0.4], [2.7, 1.1], [2.5, 2.9]], 1.7, 1.2), fill: skin, alpha: 1, at },
    { d: 'M0.7 2.2L0.5 4.2M-0.6 2.1L-0.7 4.1', stroke: line, width: 0.4, alpha: 0.6, at },
  ];
  return [
    { d: ellipse(0, 0.2, 2.5, 2.7), fill: skin, at },
    { d: limb([[1.6, -1.2], [2.3, 0.4], [0.9, 1.6]], 1.6, 1.3), fill: skin, alpha: 1, at },
    { d: 'M2.4 0.6Q1.6 1.9 0.4 1.8M-1.8 0.9Q-0.8 1.7 0.2 1.3', stroke: line, width: 0.4, alpha: 0.6, at },
  ];
}
