import { createSpectrum } from './fft.ts';

/** Key profiles (Albrecht and Shanahan): frequency of each pitch class, from the tonic. */
const MAJOR = [0.238, 0.006, 0.111, 0.006, 0.137, 0.094, 0.016, 0.214, 0.009, 0.08, 0.008, 0.081] as const;
const MINOR = [0.22, 0.006, 0.104, 0.123, 0.019, 0.103, 0.012, 0.214, 0.062, 0.022, 0.061, 0.052] as const;
/** Least correlation of a clear key. */
const CLEAR = 0.45;

/** Samples of a spectrum; enough to resolve semitones in the bass. */
const SIZE = 8192;
const HOP = 4096;
const LOWEST = 55;
const HIGHEST = 2000;

/** Chromagram: strength of each pitch class, from C. Uses spectral peaks only; every frame has the same weight. */
export function chromaOf(samples: Float32Array, sampleRate: number): Float64Array {
  const spectrum = createSpectrum(SIZE);
  const powers = new Float32Array(SIZE / 2);
  const [chroma, now] = [new Float64Array(12), new Float64Array(12)];
  const [first, last] = [LOWEST, HIGHEST].map((hertz) => Math.round((hertz * SIZE) / sampleRate));
  for (let from = 0; from + SIZE <= samples.length; from += HOP) {
    spectrum(samples, from, powers);
    now.fill(0);
    for (let bin = first ?? 0; bin < (last ?? 0); bin++) {
      const power = powers[bin] ?? 0;
      if (power <= (powers[bin - 1] ?? 0) || power < (powers[bin + 1] ?? 0)) continue;
      const pitch = Math.round(69 + 12 * Math.log2((bin * sampleRate) / SIZE / 440));
      const at = ((pitch % 12) + 12) % 12;
      now[at] = (now[at] ?? 0) + Math.sqrt(power);
    }
    const most = Math.max(...now);
    if (most > 0) for (let i = 0; i < 12; i++) chroma[i] = (chroma[i] ?? 0) + (now[i] ?? 0) / most;
  }
  return chroma;
}

/** The key whose profile correlates best. @param chroma strength of each pitch class, from C @returns `root` null if unclear */
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
