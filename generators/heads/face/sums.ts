/** Summed-area tables: statistics of any rectangle of a picture in constant time. */
import type { Pixels } from '../../clips/pixels.ts';

export interface Sums {
  width: number;
  height: number;
  /** Mean of a rectangle around a point, clipped to the picture; 0..255. */
  mean(channel: Channel, x: number, y: number, wide: number, tall: number): number;
  /** Standard deviation of the luminance there. */
  rough(x: number, y: number, wide: number, tall: number): number;
}

/** Red, green, blue, luminance, and luminance squared. */
export type Channel = 0 | 1 | 2 | 3 | 4;
const CHANNELS = 5;

/** Sums over a picture, from which the mean of any rectangle follows in one step. */
export function sumsOf({ data, width, height }: Pixels): Sums {
  const row = width + 1;
  const tables = Array.from({ length: CHANNELS }, () => new Float64Array(row * (height + 1)));
  const line = new Float64Array(CHANNELS);
  for (let y = 0; y < height; y++) {
    line.fill(0);
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const light = 0.3 * r + 0.59 * g + 0.11 * b;
      for (const [channel, value] of [r, g, b, light, light * light].entries()) {
        line[channel] = (line[channel] ?? 0) + value;
        const table = tables[channel];
        if (table) table[(y + 1) * row + x + 1] = (table[y * row + x + 1] ?? 0) + (line[channel] ?? 0);
      }
    }
  }
  const mean: Sums['mean'] = (channel, x, y, wide, tall) => {
    const left = Math.max(0, Math.min(width - 1, Math.round(x - wide / 2)));
    const top = Math.max(0, Math.min(height - 1, Math.round(y - tall / 2)));
    const right = Math.max(left + 1, Math.min(width, Math.round(x + wide / 2)));
    const bottom = Math.max(top + 1, Math.min(height, Math.round(y + tall / 2)));
    const table = tables[channel];
    if (!table) return 0;
    const sum =
      (table[bottom * row + right] ?? 0) -
      (table[top * row + right] ?? 0) -
      (table[bottom * row + left] ?? 0) +
      (table[top * row + left] ?? 0);
    return sum / ((right - left) * (bottom - top));
  };
  return {
    width,
    height,
    mean,
    rough: (x, y, wide, tall) =>
      Math.sqrt(Math.max(0, mean(4, x, y, wide, tall) - mean(3, x, y, wide, tall) ** 2)),
  };
}
