import type { Random } from '../random.ts';
import { createRandom } from '../random.ts';

/** Two-dimensional fractal value noise, 0..1. */
export function createField(random: Random): (x: number, y: number, octaves?: number) => number {
  const seed = createRandom(Math.floor(random.next() * 4294967296));
  const table = Float32Array.from({ length: 4096 }, () => seed.next());
  const at = (x: number, y: number) => table[(x & 63) + ((y & 63) << 6)] ?? 0;
  return (x, y, octaves = 5) => {
    let sum = 0;
    let size = 0.5;
    for (let o = 0; o < octaves; o++) {
      const [ix, iy] = [Math.floor(x), Math.floor(y)];
      const [fx, fy] = [x - ix, y - iy];
      const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
      const top = at(ix, iy) + (at(ix + 1, iy) - at(ix, iy)) * sx;
      const low = at(ix, iy + 1) + (at(ix + 1, iy + 1) - at(ix, iy + 1)) * sx;
      sum += (top + (low - top) * sy) * size;
      size *= 0.5;
      x = x * 2 + 17.3;
      y = y * 2 + 9.1;
    }
    return sum;
  };
}
