import type { Random } from '../pictures/random.ts';
import type { Style } from './moods.ts';

/** A note of a tune: eighths of a bar from the phrase's beginning, its length in them, and its step of the scale. */
export interface TuneNote {
  at: number;
  length: number;
  step: number;
}

const EIGHTHS = 8;
const LOW = -3;
const HIGH = 9;
const CHORD = [0, 2, 4] as const;

/**
 * A tune over the chords of a phrase, made of one short motif that comes back: as it was, moved with the chord, and with
 * another ending. Strong beats stand on the chord, the rest moves by step.
 */
export function tune(chords: readonly number[], { density }: Style, random: Random): TuneNote[] {
  const rhythms = [rhythm(density, random), rhythm(density, random)];
  const shapes = rhythms.map((starts) => starts.map(() => random.pick([-2, -1, -1, 0, 1, 1, 2, 3])));
  let place: number = random.pick(CHORD);
  return chords.flatMap((chord, bar) => {
    const which = bar % 4 === 3 ? 1 : 0;
    const [starts, shape] = [rhythms[which] ?? [], shapes[which] ?? []];
    return starts.map((start, i): TuneNote => {
      place = within(place + (shape[i] ?? 0));
      if (start % 4 === 0) place = nearestOf(place, chord);
      const next = starts[i + 1] ?? EIGHTHS;
      return { at: bar * EIGHTHS + start, length: next - start, step: place };
    });
  });
}

function rhythm(density: number, random: Random): number[] {
  const starts = Array.from({ length: EIGHTHS }, (_, i) => i).filter((i) =>
    random.chance(i % 4 === 0 ? Math.min(1, density * 1.7) : i % 2 === 0 ? density : density * 0.55),
  );
  return starts.length > 0 ? starts : [random.pick([0, 2, 4])];
}

const within = (step: number): number => (step > HIGH ? step - 5 : step < LOW ? step + 5 : step);

/** The step of the chord that lies nearest. */
function nearestOf(step: number, chord: number): number {
  const candidates = [-14, -7, 0, 7, 14].flatMap((octave) => CHORD.map((third) => chord + third + octave));
  return candidates.reduce((best, one) => (Math.abs(one - step) < Math.abs(best - step) ? one : best));
}
