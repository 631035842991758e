/** A seeded pseudorandom number generator. All choices use one, so that a seed reproduces the result. */
export interface Random {
  /** 0 <= n < 1. */
  next(): number;
  /** low <= n < high. */
  range(low: number, high: number): number;
  /** low <= n <= high, whole. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  /** An independent generator, so that the number of values one painter draws does not affect the next. */
  fork(name: string): Random;
}

/** Mulberry32: small and fast; not for cryptography. @param seed unsigned 32-bit */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + next() * (high - low),
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
    fork: (name) => createRandom(mixSeed(seed, hashText(name))),
  };
}

/** FNV-1a hash over UTF-16 code units; unsigned 32-bit. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** One seed from two; unsigned 32-bit. Swapping them gives another one. */
export function mixSeed(a: number, b: number): number {
  let mixed = Math.imul((a >>> 0) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul((b >>> 0) + 0x7f4a7c15, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x27d4eb2f);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** One-dimensional fractal noise, -1..1, e.g. for the line of a ridge. */
export function createNoise(random: Random, octaves = 5, roughness = 0.5): (x: number) => number {
  const values = Array.from({ length: 256 }, () => random.range(-1, 1));
  const at = (i: number) => values[i & 255] ?? 0;
  const smooth = (x: number) => {
    const i = Math.floor(x);
    const f = x - i;
    const s = f * f * (3 - 2 * f);
    return at(i) + (at(i + 1) - at(i)) * s;
  };
  return (x) => {
    let sum = 0;
    let size = 1;
    let total = 0;
    for (let o = 0; o < octaves; o++) {
      sum += smooth(x * 2 ** o + o * 37) * size;
      total += size;
      size *= roughness;
    }
    return sum / total;
  };
}
