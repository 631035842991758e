import type { Pixels } from '../../clips/pixels.ts';
import type { Guess } from './face-score.ts';

const [COLUMNS, ROWS] = [9, 22];

/** Left-right symmetry of a face, 0..1: the correlation of both halves, independent of the light's direction. */
export function symmetryAt({ data, width, height }: Pixels, { x, y, apart, long }: Guess): number {
  const light = (px: number, py: number): number => {
    const column = Math.max(0, Math.min(width - 1, Math.round(px)));
    const row = Math.max(0, Math.min(height - 1, Math.round(py)));
    const at = (row * width + column) * 4;
    return 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
  };
  const sides = ([-1, 1] as const).map((side) => {
    const values: number[] = [];
    for (let row = 0; row < ROWS; row++)
      for (let column = 0; column < COLUMNS; column++) {
        const down = y + apart * (-0.35 + (row / ROWS) * (long + 0.75));
        values.push(light(x + side * apart * ((column + 0.5) / COLUMNS) * 0.82, down));
      }
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.map((value) => value - mean);
  });
  const [left = [], right = []] = sides;
  let [both, one, other] = [0, 1e-6, 1e-6];
  for (const [i, value] of left.entries()) {
    both += value * (right[i] ?? 0);
    one += value ** 2;
    other += (right[i] ?? 0) ** 2;
  }
  return Math.max(0, both / Math.sqrt(one * other));
}
