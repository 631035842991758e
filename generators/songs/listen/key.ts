/** How well each pitch class fits a key, as listeners rate it (Krumhansl and Kessler). */
const MAJOR = [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88] as const;
const MINOR = [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17] as const;
/** Below this nothing stands out. */
const CLEAR = 0.45;

/** The key that fits best how strong each pitch class is. @param chroma from C */
export function keyOf(chroma: ArrayLike<number>): { root: number | null; minor: boolean } {
  let best = { root: 0, minor: false, fit: -1 };
  for (let root = 0; root < 12; root++)
    for (const minor of [false, true]) {
      const profile = minor ? MINOR : MAJOR;
      const turned = Array.from({ length: 12 }, (_, i) => chroma[(i + root) % 12] ?? 0);
      const fit = likeness(turned, profile);
      if (fit > best.fit) best = { root, minor, fit };
    }
  return best.fit < CLEAR ? { root: null, minor: false } : { root: best.root, minor: best.minor };
}

function likeness(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [ma, mb] = [mean(a), mean(b)];
  let [both, aa, bb] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [(a[i] ?? 0) - ma, (b[i] ?? 0) - mb];
    both += x * y;
    aa += x * x;
    bb += y * y;
  }
  return both / Math.max(1e-12, Math.sqrt(aa * bb));
}
