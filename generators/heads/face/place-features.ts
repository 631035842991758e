/** Refines the positions and sizes of mouth and eyes near a candidate. */
import type { Pixels } from '../../clips/pixels.ts';
import type { FoundFace, Oval } from '../heads.ts';
import type { Guess } from './face-score.ts';

interface Window {
  x: number;
  y: number;
  wide: number;
  tall: number;
}

/** Center and half sizes of the dark area in a window; null without contrast. */
function darkIn({ data, width, height }: Pixels, { x, y, wide, tall }: Window): Window | null {
  const points: { px: number; py: number; light: number }[] = [];
  for (let py = Math.max(0, Math.round(y - tall)); py <= Math.min(height - 1, y + tall); py++)
    for (let px = Math.max(0, Math.round(x - wide)); px <= Math.min(width - 1, x + wide); px++) {
      const at = (py * width + px) * 4;
      points.push({
        px,
        py,
        light: 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0),
      });
    }
  const lights = points.map(({ light }) => light).sort((a, b) => a - b);
  const [usual, least] = [lights[Math.floor(lights.length * 0.65)] ?? 0, lights[0] ?? 0];
  if (usual - least < 12) return null;
  let [sum, sx, sy, sxx, syy] = [1e-6, 0, 0, 0, 0];
  for (const { px, py, light } of points) {
    const away = Math.hypot((px - x) / wide, (py - y) / tall);
    const weight = Math.max(0, (usual - light) / (usual - least) - 0.3) * Math.exp(-(away ** 2));
    sum += weight;
    sx += weight * px;
    sy += weight * py;
    sxx += weight * px * px;
    syy += weight * py * py;
  }
  const [mx, my] = [sx / sum, sy / sum];
  const spread = (square: number, mean: number) => Math.sqrt(Math.max(0.05, square / sum - mean * mean));
  return { x: mx, y: my, wide: spread(sxx, mx) * 1.9, tall: spread(syy, my) * 1.9 };
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The eyes near a candidate, moved to the dark areas there. */
const eyesAt = (pixels: Pixels, { x, y, apart: d }: Guess): [Window, Window] => {
  const eye = (side: number): Window => {
    const at = { x: x + side * d, y, wide: 0.26 * d, tall: 0.17 * d };
    const found = darkIn(pixels, at) ?? at;
    return {
      ...found,
      wide: within(found.wide, 0.17 * d, 0.27 * d),
      tall: within(found.tall, 0.09 * d, 0.16 * d),
    };
  };
  return [eye(-0.5), eye(0.5)];
};

/** Moves a candidate to the eyes near it; the mouth keeps its position. */
export function onEyes(pixels: Pixels, guess: Guess): Guess {
  let now = guess;
  for (let round = 0; round < 3; round++) {
    const [left, right] = eyesAt(pixels, now);
    const apart = Math.hypot(right.x - left.x, right.y - left.y);
    const y = (left.y + right.y) / 2;
    now = { x: (left.x + right.x) / 2, y, apart, long: (now.y + now.long * now.apart - y) / apart };
  }
  return now;
}

/** Converts a candidate to a face, with mouth and eyes moved to the dark areas there. */
export function placed(pixels: Pixels, guess: Guess, confidence: number): FoundFace {
  const { x, y, apart: d, long } = guess;
  const { width, height } = pixels;
  const share = (one: Window): Oval => ({
    x: (one.x + 0.5) / width,
    y: (one.y + 0.5) / height,
    width: (2 * one.wide) / width,
    height: (2 * one.tall) / height,
  });
  const [left, right] = eyesAt(pixels, guess);
  const at = { x, y: y + long * d, wide: 0.5 * d, tall: 0.2 * d };
  const found = darkIn(pixels, at) ?? { ...at, wide: 0.4 * d, tall: 0.12 * d };
  const mouth = {
    ...found,
    wide: within(found.wide, 0.3 * d, 0.55 * d),
    tall: within(found.tall, 0.1 * d, 0.2 * d),
  };
  const tilt = within(Math.atan2(right.y - left.y, right.x - left.x), -0.35, 0.35);
  return { mouth: share(mouth), eyes: [share(left), share(right)], tilt, from: 'found', confidence };
}
