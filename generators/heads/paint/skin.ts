/** Segments facial features by comparing them with a model of the surrounding skin. */
import type { Pixels } from '../../clips/pixels.ts';
import type { Rgb } from '../../pictures/light/colour.ts';
import { type Box, boxAround, type Geometry, type PixelOval, radiusIn } from './geometry.ts';

/** A linear color gradient: the color in the middle, and its change for each pixel to the right and down. */
interface Slope {
  base: Rgb;
  across: Rgb;
  along: Rgb;
}

/** A segmented area of the picture. */
export interface Spot {
  box: Box;
  /** 1 for each pixel of the box that is not skin, else 0. */
  mask: Uint8Array;
  /** The skin's color in the middle. */
  skin: Rgb;
  /** Typical deviation of the surrounding skin from the gradient, in 256 steps. */
  rough: number;
}

/** The ring of skin that is sampled, relative to the oval. */
const RING = { from: 1.12, to: 1.75 } as const;
const ROUNDS = 5;

/**
 * Segments what is not skin within an oval.
 * @param reach size of the searched area relative to the oval
 * @param strict factor of the threshold
 */
export function spotAt(
  pixels: Pixels,
  oval: PixelOval,
  axes: Pick<Geometry, 'right' | 'down'>,
  reach: number,
  strict = 1,
): Spot {
  const around = { ...oval, wide: oval.wide * RING.to, tall: oval.tall * RING.to + oval.wide * 0.3 };
  const ring = boxAround(around, axes, pixels);
  const points: number[] = [];
  for (let y = ring.y; y < ring.y + ring.height; y++)
    for (let x = ring.x; x < ring.x + ring.width; x++)
      if (radiusIn(oval, axes, x, y) > RING.from && radiusIn(around, axes, x, y) < 1) points.push(x, y);
  const { slope, rough } = evenSkin(pixels, points, oval);
  const limit = Math.max(20, rough * 3.2) * strict;
  const box = boxAround({ ...oval, wide: oval.wide * reach, tall: oval.tall * reach }, axes, pixels);
  const mask = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) {
      const [px, py] = [box.x + x, box.y + y];
      if (radiusIn(oval, axes, px, py) > reach) continue;
      if (distance(pixels, px, py, slope, oval) > limit) mask[y * box.width + x] = 1;
    }
  return { box, mask, skin: slope.base, rough };
}

/** Robust fit of a color gradient (iteratively reweighted least squares): outliers such as hair count little. */
function evenSkin(
  pixels: Pixels,
  points: readonly number[],
  middle: { x: number; y: number },
): { slope: Slope; rough: number } {
  const count = points.length / 2;
  const trust = new Float32Array(count).fill(1);
  let slope: Slope = { base: medianOf(pixels, points), across: [0, 0, 0], along: [0, 0, 0] };
  let rough = 20;
  for (let round = 0; round < ROUNDS; round++) {
    const offs = Float32Array.from({ length: count }, (_, i) =>
      distance(pixels, points[2 * i] ?? 0, points[2 * i + 1] ?? 0, slope, middle),
    );
    const near = Float32Array.from(offs).sort();
    rough = Math.max(2, (near[Math.floor(count * 0.4)] ?? 2) * 1.2);
    for (let i = 0; i < count; i++) trust[i] = 1 / (1 + ((offs[i] ?? 0) / (rough * 1.5)) ** 4);
    slope = fitted(pixels, points, trust, middle) ?? slope;
  }
  return { slope, rough };
}

function medianOf({ data, width }: Pixels, points: readonly number[]): Rgb {
  const part = (channel: number): number => {
    const values: number[] = [];
    for (let i = 0; i < points.length; i += 2)
      values.push(data[((points[i + 1] ?? 0) * width + (points[i] ?? 0)) * 4 + channel] ?? 0);
    return values.sort((a, b) => a - b)[values.length >> 1] ?? 128;
  };
  return [part(0), part(1), part(2)];
}

/** Weighted least squares of each channel over x and y; null if singular. */
function fitted(
  { data, width }: Pixels,
  points: readonly number[],
  trust: Float32Array,
  middle: { x: number; y: number },
): Slope | null {
  let [n, sx, sy, sxx, sxy, syy] = [1e-6, 0, 0, 0, 0, 0];
  const sums = [0, 1, 2].map(() => [0, 0, 0]);
  for (let i = 0; i < trust.length; i++) {
    const [px, py, w] = [points[2 * i] ?? 0, points[2 * i + 1] ?? 0, trust[i] ?? 0];
    const [x, y] = [px - middle.x, py - middle.y];
    n += w;
    sx += w * x;
    sy += w * y;
    sxx += w * x * x;
    sxy += w * x * y;
    syy += w * y * y;
    for (const [channel, sum] of sums.entries()) {
      const value = w * (data[(py * width + px) * 4 + channel] ?? 0);
      sum[0] = (sum[0] ?? 0) + value;
      sum[1] = (sum[1] ?? 0) + value * x;
      sum[2] = (sum[2] ?? 0) + value * y;
    }
  }
  const det = n * (sxx * syy - sxy * sxy) - sx * (sx * syy - sxy * sy) + sy * (sx * sxy - sxx * sy);
  if (Math.abs(det) < 1e-3) return null;
  const solved = sums.map(([s = 0, t = 0, r = 0]) => [
    (s * (sxx * syy - sxy * sxy) - sx * (t * syy - sxy * r) + sy * (t * sxy - sxx * r)) / det,
    (n * (t * syy - r * sxy) - s * (sx * syy - sxy * sy) + sy * (sx * r - t * sy)) / det,
    (n * (sxx * r - sxy * t) - sx * (sx * r - t * sy) + s * (sx * sxy - sxx * sy)) / det,
  ]);
  const rgb = (part: number): Rgb => [solved[0]?.[part] ?? 0, solved[1]?.[part] ?? 0, solved[2]?.[part] ?? 0];
  return { base: rgb(0), across: rgb(1), along: rgb(2) };
}

function distance(
  { data, width }: Pixels,
  x: number,
  y: number,
  { base, across, along }: Slope,
  middle: { x: number; y: number },
): number {
  let most = 0;
  for (let channel = 0; channel < 3; channel++) {
    const even =
      (base[channel] ?? 0) + (across[channel] ?? 0) * (x - middle.x) + (along[channel] ?? 0) * (y - middle.y);
    most = Math.max(most, Math.abs((data[(y * width + x) * 4 + channel] ?? 0) - even));
  }
  return most;
}
