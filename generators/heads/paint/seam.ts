/** The line between the closed lips of a photo. */
import type { Pixels } from '../../clips/pixels.ts';
import type { Geometry } from './geometry.ts';

/** Pixels that the seam is below the mouth's middle, at a distance `along` the mouth in pixels. */
export type Seam = (along: number) => number;

const ROUNDS = 4;
/** Most curvature relative to half the mouth's width, and most offset from its middle relative to half its height. */
const [MOST_BEND, MOST_OFF] = [0.3, 0.75];

/** Fits a parabola to the darkest points between the corners. */
export function seamOf({ data, width, height }: Pixels, { mouth, right, down }: Geometry): Seam {
  const light = (u: number, v: number): number => {
    const x = Math.max(0, Math.min(width - 1, Math.round(mouth.x + u * right[0] + v * down[0])));
    const y = Math.max(0, Math.min(height - 1, Math.round(mouth.y + u * right[1] + v * down[1])));
    const at = (y * width + x) * 4;
    return 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
  };
  const points: { u: number; v: number; deep: number }[] = [];
  const reach = mouth.tall * MOST_OFF;
  for (let u = -mouth.wide * 0.92; u <= mouth.wide * 0.92; u++) {
    let [best, least, sum, count] = [0, Number.POSITIVE_INFINITY, 0, 0];
    for (let v = -reach; v <= reach; v += 0.5) {
      const here = (light(u - 1, v) + light(u, v) + light(u + 1, v)) / 3;
      sum += here;
      count++;
      const cost = here + 14 * (v / reach) ** 2;
      if (cost < least) [best, least] = [v, cost];
    }
    points.push({ u, v: best, deep: Math.max(1, sum / count - least) });
  }
  return parabola(points, mouth.wide, reach);
}

function parabola(
  points: readonly { u: number; v: number; deep: number }[],
  half: number,
  reach: number,
): Seam {
  const trust = points.map(({ deep }) => deep);
  let [middle, bend] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    let [n, s2, s4, sv, s2v] = [1e-6, 0, 0, 0, 0];
    for (const [i, { u, v }] of points.entries()) {
      const w = trust[i] ?? 0;
      const square = (u / half) ** 2;
      n += w;
      s2 += w * square;
      s4 += w * square * square;
      sv += w * v;
      s2v += w * v * square;
    }
    const det = n * s4 - s2 * s2;
    if (Math.abs(det) > 1e-6) {
      middle = (sv * s4 - s2v * s2) / det;
      bend = (n * s2v - s2 * sv) / det;
    }
    for (const [i, { u, v, deep }] of points.entries())
      trust[i] = deep / (1 + ((v - middle - bend * (u / half) ** 2) / (reach * 0.25)) ** 4);
  }
  const [off, curve] = [
    Math.max(-reach, Math.min(reach, middle)),
    Math.max(-MOST_BEND * half, Math.min(MOST_BEND * half, bend)),
  ];
  return (u) => off + curve * Math.min(1, (u / half) ** 2);
}
