/** Template matching: patches of a face that are found again in other frames by correlation. */

/** A downscaled grayscale picture. */
export interface Gray {
  data: Float32Array;
  width: number;
  height: number;
}

/** Similarity transform from the first frame's pixels to another's: x' = a x - b y + x0, y' = b x + a y + y0. */
export interface Similarity {
  a: number;
  b: number;
  x: number;
  y: number;
}

export interface Patch {
  /** Its middle in the first frame. */
  x: number;
  y: number;
  /** Its sample points relative to the middle, as x, y pairs, and their luminance normalized to mean 0 and norm 1. */
  places: Float32Array;
  values: Float32Array;
}

/** Sample points on each side of a patch's middle. */
const REACH = 7;

/** Downscales RGBA by `scale` to grayscale, by the mean of each block. */
export function grayOf(
  { data, width, height }: { data: Uint8Array; width: number; height: number },
  scale: number,
): Gray {
  const [wide, tall] = [Math.floor(width / scale), Math.floor(height / scale)];
  const gray = new Float32Array(wide * tall);
  const share = 1 / (scale * scale);
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      let sum = 0;
      for (let j = 0; j < scale; j++) {
        const row = ((y * scale + j) * width + x * scale) * 4;
        for (let i = 0; i < scale; i++)
          sum +=
            0.3 * (data[row + i * 4] ?? 0) +
            0.59 * (data[row + i * 4 + 1] ?? 0) +
            0.11 * (data[row + i * 4 + 2] ?? 0);
      }
      gray[y * wide + x] = sum * share;
    }
  return { data: gray, width: wide, height: tall };
}

function lightAt({ data, width, height }: Gray, x: number, y: number): number {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const s = Math.max(0, Math.min(1, x - left));
  const t = Math.max(0, Math.min(1, y - top));
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - s) + (data[at + 1] ?? 0) * s;
  return upper * (1 - t) + ((data[at + width] ?? 0) * (1 - s) + (data[at + width + 1] ?? 0) * s) * t;
}

/** Takes a patch of the first frame; null if it has too little contrast. @param wide half its width, in pixels of `gray` */
export function patchAt(gray: Gray, x: number, y: number, wide: number, tall: number): Patch | null {
  const places: number[] = [];
  for (let j = -REACH; j <= REACH; j++)
    for (let i = -REACH; i <= REACH; i++) places.push((i / REACH) * wide, (j / REACH) * tall);
  const values = Float32Array.from({ length: places.length / 2 }, (_, i) =>
    lightAt(gray, x + (places[2 * i] ?? 0), y + (places[2 * i + 1] ?? 0)),
  );
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const length = Math.hypot(...values.map((value) => value - mean));
  // a flat patch would match everywhere
  if (length / Math.sqrt(values.length) < 3) return null;
  return { x, y, places: Float32Array.from(places), values: values.map((value) => (value - mean) / length) };
}

/** Normalized cross-correlation of a patch with a frame, -1..1. @param x position of the patch's middle */
export function likeness(
  gray: Gray,
  { places, values }: Patch,
  { a, b }: Pick<Similarity, 'a' | 'b'>,
  x: number,
  y: number,
): number {
  let sum = 0;
  let squares = 0;
  let both = 0;
  for (let i = 0; i < values.length; i++) {
    const u = places[2 * i] ?? 0;
    const v = places[2 * i + 1] ?? 0;
    const light = lightAt(gray, x + a * u - b * v, y + b * u + a * v);
    sum += light;
    squares += light * light;
    both += light * (values[i] ?? 0);
  }
  return both / Math.sqrt(Math.max(1, squares - (sum * sum) / values.length));
}

export interface Found {
  x: number;
  y: number;
  score: number;
}

/** Finds the best match of a patch near a point, with subpixel precision. `reach` and `step` are in pixels. */
export function find(
  gray: Gray,
  patch: Patch,
  turned: Pick<Similarity, 'a' | 'b'>,
  { x, y, reach, step }: { x: number; y: number; reach: number; step: number },
): Found {
  const at = (px: number, py: number) => likeness(gray, patch, turned, px, py);
  let best: Found = { x, y, score: at(x, y) };
  for (let dy = -reach; dy <= reach; dy += step)
    for (let dx = -reach; dx <= reach; dx += step) {
      const score = at(x + dx, y + dy);
      if (score > best.score) best = { x: x + dx, y: y + dy, score };
    }
  for (let fine = step / 2; fine >= 0.5; fine /= 2) {
    const { x: px, y: py } = best;
    for (const [dx, dy] of [
      [-fine, 0],
      [fine, 0],
      [0, -fine],
      [0, fine],
    ] as const) {
      const score = at(px + dx, py + dy);
      if (score > best.score) best = { x: px + dx, y: py + dy, score };
    }
  }
  const { x: px, y: py, score } = best;
  const top = (before: number, after: number) => {
    const bend = before - 2 * score + after;
    return bend < -1e-6 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend))) : 0;
  };
  const across = top(at(px - 1, py), at(px + 1, py));
  const along = top(at(px, py - 1), at(px, py + 1));
  return { x: px + across, y: py + along, score };
}
