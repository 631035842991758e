/** Detects an upright face. */
import type { Pixels } from '../../clips/pixels.ts';
import type { FoundFace } from '../heads.ts';
import { faceScore, type Guess, LONGS } from './face-score.ts';
import { mouthBelow } from './mouth-below.ts';
import { onEyes, placed } from './place-features.ts';
import { type Sums, sumsOf } from './sums.ts';
import { symmetryAt } from './symmetry.ts';

/** Distances between the eyes that are tried: the least in pixels, the most relative to the short side, and the factor between. */
const SIZES = { least: 13, most: 0.5, step: 1.14 } as const;
/** Number of the best candidates that are refined. */
const KEPT = 24;
/** Least score of a face. */
const LEAST = 0.35;

/**
 * Detects the largest and clearest upright face.
 * @param pixels a picture with a long side of about 240 pixels
 * @returns null if there is none
 */
export function uprightFace(pixels: Pixels): FoundFace | null {
  const sums = sumsOf(pixels);
  const found = guesses(sums)
    .map((guess) => closer(sums, guess))
    .map(({ score, ...guess }) => ({ ...guess, score: score * (0.45 + 0.55 * symmetryAt(pixels, guess)) }))
    // prefer the larger of two similar scores
    .map((guess) => ({
      ...guess,
      worth: guess.score * (0.5 + 2 * Math.min(0.25, guess.apart / Math.min(sums.width, sums.height))),
    }))
    .sort((a, b) => b.worth - a.worth);
  const [best] = found;
  if (!best || best.score < LEAST) return null;
  return placed(pixels, mouthBelow(sums, onEyes(pixels, best)), Math.min(0.95, best.score));
}

interface Scored extends Guess {
  score: number;
}

function guesses(sums: Sums): Scored[] {
  const { width, height } = sums;
  const short = Math.min(width, height);
  const all: Scored[] = [];
  for (let apart: number = SIZES.least; apart < short * SIZES.most; apart *= SIZES.step) {
    const stride = Math.max(1, apart / 7);
    for (let y = apart * 0.5; y < height - apart; y += stride)
      for (let x = apart * 0.8; x < width - apart * 0.8; x += stride)
        for (const long of LONGS) {
          const score = faceScore(sums, { x, y, apart, long });
          if (score > 0.18) all.push({ x, y, apart, long, score });
        }
  }
  const kept: Scored[] = [];
  for (const guess of all.sort((a, b) => b.score - a.score)) {
    if (kept.length >= KEPT) break;
    const near = kept.some(
      ({ x, y, apart }) =>
        Math.hypot(x - guess.x, y - guess.y) < apart * 0.3 && Math.abs(Math.log(apart / guess.apart)) < 0.25,
    );
    if (!near) kept.push(guess);
  }
  return kept;
}

/** Refines a candidate by hill climbing. */
function closer(sums: Sums, from: Scored): Scored {
  let best = from;
  for (let reach = from.apart / 10; reach > 0.2; reach /= 1.8)
    for (let round = 0; round < 2; round++) {
      const { x, y, apart, long } = best;
      const part = reach / from.apart;
      for (const guess of [
        { x: x - reach, y, apart, long },
        { x: x + reach, y, apart, long },
        { x, y: y - reach, apart, long },
        { x, y: y + reach, apart, long },
        { x, y, apart: apart * (1 + part), long },
        { x, y, apart: apart * (1 - part), long },
        { x, y, apart, long: Math.min(1.35, long * (1 + part)) },
        { x, y, apart, long: Math.max(0.75, long * (1 - part)) },
      ]) {
        const score = faceScore(sums, guess);
        if (score > best.score) best = { ...guess, score };
      }
    }
  return best;
}
