import type { Guess } from './face-score.ts';
import type { Sums } from './sums.ts';

/** Distances from the eyes to the mouth that are tried, relative to the distance between the eyes. */
const WAYS = { from: 0.7, to: 1.42, step: 0.03 } as const;
/** How much clearer another line must be than the guessed mouth to replace it. */
const CLEARER = 1.25;
/** Distance within which two lines count as the same. */
const SAME = 0.09;

/** Corrects a guess to the clearest line below the eyes. Nostrils are dark, too, but lips are wider and redder. */
export function mouthBelow(sums: Sums, guess: Guess): Guess {
  let best = { long: guess.long, clear: 0 };
  let taken = 0;
  for (let long: number = WAYS.from; long <= WAYS.to; long += WAYS.step) {
    const clear = clearAt(sums, guess, long);
    if (clear > best.clear) best = { long, clear };
    if (Math.abs(long - guess.long) < SAME) taken = Math.max(taken, clear);
  }
  return best.clear > taken * CLEARER ? { ...guess, long: best.long } : guess;
}

/** How much darker or redder a wide line is than the skin above and below it. */
function clearAt({ mean }: Sums, { x, y, apart: d }: Guess, long: number): number {
  const at = (dx: number, dy: number, wide: number) => {
    const part = (channel: 0 | 1 | 2) => mean(channel, x + dx * d, y + (long + dy) * d, wide * d, 0.11 * d);
    const [r, g, b] = [part(0), part(1), part(2)];
    const light = 0.3 * r + 0.59 * g + 0.11 * b;
    return { light, red: (r - (g + b) / 2) / (light + 20) };
  };
  const [line, above, below] = [at(0, 0, 0.44), at(0, -0.22, 0.4), at(0, 0.26, 0.4)];
  const sides = (at(-0.22, 0, 0.14).light + at(0.22, 0, 0.14).light) / 2;
  const around = Math.min(above.light, below.light);
  const dark = (around - (line.light + sides) / 2) / Math.max(20, around);
  const red = line.red - Math.max(above.red, below.red);
  return Math.max(0, dark) + 0.8 * Math.max(0, red);
}
