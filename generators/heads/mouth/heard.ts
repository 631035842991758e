/** Estimates target shapes from sound alone, without phonemes. */
import { formantsAt } from './formants.ts';
import { HEARD_RATE, LEVEL_RATE, levelsOf, loudnessOf } from './loudness.ts';
import type { Aim } from './phonemes.ts';
import { tonesOf } from './pitch.ts';
import type { MouthShape } from './shapes.ts';
import { speechIn } from './speech-gate.ts';

const HOP = HEARD_RATE / LEVEL_RATE;
/** Steps that share a shape. */
const STRIDE = 3;
const LIKELY = 0.35;
const VOICED = 0.55;

/** Time spans of speech, with visemes estimated from formants. @param samples mono at {@link HEARD_RATE}, -1..1 */
export function aimsHeard(samples: Float32Array): Aim[] {
  const levels = levelsOf(samples);
  const loud = loudnessOf(levels);
  const tones = tonesOf(samples);
  const speech = speechIn(tones, loud);
  const found: { step: number; formants: readonly [number, number] | null; voiced: boolean }[] = [];
  for (let step = 0; step < levels.length; step += STRIDE) {
    if ((speech[step] ?? 0) < LIKELY || (loud[step] ?? 0) < 0.06) continue;
    const voiced = (tones.clarity[step] ?? 0) > VOICED;
    const middle = Math.round((step + STRIDE / 2) * HOP);
    found.push({ step, voiced, formants: voiced ? formantsAt(samples, middle) : null });
  }
  const scale = sizeOf(found.flatMap(({ formants }) => (formants ? [formants[1]] : [])));
  return merged(
    found.map(({ step, formants, voiced }): Aim => {
      const middle = Math.round((step + STRIDE / 2) * HOP);
      const shape = formants
        ? vowelOf(formants[0] / scale, formants[1] / scale)
        : voiced
          ? 'mid'
          : consonantOf(samples, middle);
      return { shape, start: step / LEVEL_RATE, end: (step + STRIDE) / LEVEL_RATE };
    }),
  );
}

/** Median second formant of an adult man, in Hz. */
const USUAL = 1450;

/** Scale of the formants relative to an adult man's: smaller vocal tracts have higher formants. */
function sizeOf(seconds: number[]): number {
  const middle = seconds.sort((a, b) => a - b)[seconds.length >> 1] ?? USUAL;
  return Math.max(0.85, Math.min(1.35, middle / USUAL));
}

/** Vowel chart: the first formant rises with the opening of the jaw, the second falls with the rounding of the lips. In Hz. */
function vowelOf(first: number, second: number): MouthShape {
  if (first > 590) return second < 950 ? 'round' : 'open';
  if (first > 420) return second < 1080 ? 'round' : 'mid';
  if (second > 1650) return 'spread';
  return second < 1080 ? 'pucker' : 'mid';
}

/** Sibilants need the teeth; other unvoiced sounds do not determine the lips. */
function consonantOf(samples: Float32Array, middle: number): MouthShape | null {
  let [turns, power, rise] = [0, 0, 0];
  for (let i = middle - HOP; i < middle + HOP; i++) {
    const [a, b] = [samples[i - 1] ?? 0, samples[i] ?? 0];
    if (a < 0 !== b < 0) turns++;
    power += b * b;
    rise += (b - a) ** 2;
  }
  return turns > HOP * 0.5 && rise > power * 0.8 ? 'narrow' : null;
}

/** Merges adjacent aims of the same shape. */
function merged(aims: readonly Aim[]): Aim[] {
  const whole: Aim[] = [];
  for (const aim of aims) {
    const last = whole.at(-1);
    if (last && last.shape === aim.shape && aim.start - last.end < 0.001) last.end = aim.end;
    else whole.push({ ...aim });
  }
  return whole;
}
