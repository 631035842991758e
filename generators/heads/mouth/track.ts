import { forceOf, HEARD_RATE, LEVEL_RATE, levelsOf, loudnessOf } from './loudness.ts';
import type { Aim } from './phonemes.ts';
import { type MouthFrame, type MouthParts, nearestShape, SHAPES } from './shapes.ts';

/** Steps a second of the mouth's curves. */
const STEPS = LEVEL_RATE;
const PARTS = ['opening', 'width', 'teeth', 'tongue'] as const satisfies readonly (keyof MouthParts)[];

/** Coarticulation: seconds over which neighboring shapes blend. */
const BLEND = 0.032;
/** Seconds by which lips precede the sound. */
const AHEAD = 0.005;
/** Shorter gaps between phonemes, in seconds, are not pauses. */
const GAP = 0.09;
/** Least seconds of closed lips, so that at least one frame shows them. */
const SHUT = 0.045;
/** Seconds over which loudness is smoothed, and the loudness that counts as silence. */
const [EVEN, SILENT] = [0.02, 0.02];
/** Factors of the opening for the softest and for the loudest sounds. */
const [SOFT, LOUD] = [0.16, 1.12];

/**
 * The mouth at each frame of a clip.
 * @param samples the sound: mono at {@link HEARD_RATE}, -1..1
 * @param rate frames a second
 */
export function mouthTrack(aims: readonly Aim[], samples: Float32Array, rate: number): MouthFrame[] {
  const levels = levelsOf(samples);
  const frames = Math.max(1, Math.round((samples.length / HEARD_RATE) * rate));
  const steps = Math.ceil((frames / rate) * STEPS) + 1;
  const wanted = layOut(aims, steps);
  const shut = closures(aims, steps);
  const way = PARTS.map((part) =>
    smoothed(
      wanted.map((parts) => parts[part]),
      BLEND * STEPS,
    ),
  );
  const [loud, force] = [loudnessOf(levels), forceOf(levels)].map((values) =>
    smoothed(
      Array.from({ length: steps }, (_, i) => values[i] ?? 0),
      EVEN * STEPS,
    ),
  );
  return Array.from({ length: frames }, (_, nth) => {
    const at = Math.min(steps - 1, Math.round(((nth + 0.5) / rate + AHEAD) * STEPS));
    const [jaw = 0, width = 1, teeth = 0, tongue = 0] = way.map((values) => values[at] ?? 0);
    const heard = loud?.[at] ?? 0;
    const wide = heard < SILENT ? 0 : SOFT + (LOUD - SOFT) * (0.35 * heard + 0.65 * (force?.[at] ?? 0));
    const opening = Math.min(1, jaw * wide) * (1 - (shut[at] ?? 0));
    const parts = { opening: opening < 0.012 ? 0 : opening, width, teeth, tongue };
    return { ...parts, shape: nearestShape(parts) };
  });
}

/** The target shape in each step. Aims without a shape use the mean of their neighbors, slightly closed. */
function layOut(aims: readonly Aim[], steps: number): MouthParts[] {
  const shapes: MouthParts[] = Array.from({ length: steps }, () => SHAPES.rest);
  for (const [i, { shape, start, end }] of aims.entries()) {
    const next = aims[i + 1];
    const until = next && next.start - end < GAP ? next.start : end;
    const parts = shape ? SHAPES[shape] : between(aims, i);
    const [from, to] = [Math.max(0, Math.round(start * STEPS)), Math.min(steps, Math.round(until * STEPS))];
    for (let step = from; step < to; step++) shapes[step] = parts;
  }
  return shapes;
}

function between(aims: readonly Aim[], i: number): MouthParts {
  const near = (aim: Aim | undefined) =>
    aim?.shape && aim.shape !== 'closed' ? SHAPES[aim.shape] : SHAPES.mid;
  const [a, b] = [near(aims[i - 1]), near(aims[i + 1])];
  const mean = (part: keyof MouthParts) => (a[part] + b[part]) / 2;
  return {
    opening: mean('opening') * 0.7,
    width: mean('width'),
    teeth: mean('teeth'),
    tongue: mean('tongue'),
  };
}

/** How closed the lips are, 0..1, around phonemes that need closed lips. */
function closures(aims: readonly Aim[], steps: number): Float32Array {
  const shut = new Float32Array(steps);
  for (const { shape, start, end } of aims) {
    if (shape !== 'closed') continue;
    const middle = (start + end) / 2;
    const half = Math.max(SHUT, end - start) / 2;
    const [from, to] = [
      Math.floor((middle - half - BLEND) * STEPS),
      Math.ceil((middle + half + BLEND) * STEPS),
    ];
    for (let step = Math.max(0, from); step <= Math.min(steps - 1, to); step++) {
      const outside = Math.abs(step / STEPS - middle) - half;
      shut[step] = Math.max(shut[step] ?? 0, Math.max(0, Math.min(1, 1 - outside / BLEND)));
    }
  }
  return shut;
}

/** Gaussian smoothing. @param width standard deviation in steps */
export function smoothed(values: readonly number[], width: number): number[] {
  const reach = Math.ceil(width * 2.5);
  const bell = Array.from({ length: reach * 2 + 1 }, (_, i) => Math.exp(-0.5 * ((i - reach) / width) ** 2));
  const whole = bell.reduce((sum, weight) => sum + weight, 0);
  return values.map((_, i) => {
    let sum = 0;
    for (let k = -reach; k <= reach; k++) {
      const at = Math.max(0, Math.min(values.length - 1, i + k));
      sum += (bell[k + reach] ?? 0) * (values[at] ?? 0);
    }
    return sum / whole;
  });
}
