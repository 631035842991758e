import type { Pixels } from '../../clips/pixels.ts';

const weights = (t: number): readonly [number, number, number, number] => {
  const t2 = t * t;
  const t3 = t2 * t;
  return [(-t + 2 * t2 - t3) / 2, (2 - 5 * t2 + 3 * t3) / 2, (t + 4 * t2 - 3 * t3) / 2, (t3 - t2) / 2];
};

/** Subpixel steps of the table of weights. */
const FINE = 64;
const TABLE = Float32Array.from({ length: (FINE + 1) * 4 }, (_, i) => weights((i >> 2) / FINE)[i & 3] ?? 0);

/**
 * Samples a picture at a subpixel position with bicubic (Catmull-Rom) interpolation, and writes RGBA to `into[at..at+3]`. At
 * pixel centers it returns the exact color, so an identity warp changes nothing and a small one does not blur. This is the
 * innermost loop of every frame: no arrays, since each pixel would allocate them.
 */
export function sampleInto(
  { data, width, height }: Pixels,
  x: number,
  y: number,
  into: Uint8Array | Uint8ClampedArray,
  at: number,
): void {
  // clamp to the edge
  const left = Math.max(1, Math.min(width - 3, Math.floor(x)));
  const top = Math.max(1, Math.min(height - 3, Math.floor(y)));
  const column = Math.max(0, Math.min(FINE, Math.round((x - left) * FINE))) * 4;
  const row = Math.max(0, Math.min(FINE, Math.round((y - top) * FINE))) * 4;
  const a = TABLE[column] ?? 0;
  const b = TABLE[column + 1] ?? 0;
  const c = TABLE[column + 2] ?? 0;
  const d = TABLE[column + 3] ?? 0;
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let j = 0; j < 4; j++) {
    const tall = TABLE[row + j] ?? 0;
    if (tall === 0) continue;
    const from = ((top + j - 1) * width + left - 1) * 4;
    const wa = tall * a;
    const wb = tall * b;
    const wc = tall * c;
    const wd = tall * d;
    red +=
      wa * (data[from] ?? 0) +
      wb * (data[from + 4] ?? 0) +
      wc * (data[from + 8] ?? 0) +
      wd * (data[from + 12] ?? 0);
    green +=
      wa * (data[from + 1] ?? 0) +
      wb * (data[from + 5] ?? 0) +
      wc * (data[from + 9] ?? 0) +
      wd * (data[from + 13] ?? 0);
    blue +=
      wa * (data[from + 2] ?? 0) +
      wb * (data[from + 6] ?? 0) +
      wc * (data[from + 10] ?? 0) +
      wd * (data[from + 14] ?? 0);
  }
  into[at] = clamped(red);
  into[at + 1] = clamped(green);
  into[at + 2] = clamped(blue);
  into[at + 3] = 255;
}

const clamped = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value + 0.5);
