import type { SpokenSound } from '../../speech/speech.ts';
import type { MouthShape } from './shapes.ts';

/** A time span in seconds with one target shape. Null: the shape follows its neighbors. */
export interface Aim {
  shape: MouthShape | null;
  start: number;
  end: number;
}

/** Marks that do not affect the lips: stress, length, tones, and eSpeak NG's dots. */
const MARKS = /[ˈˌː.ˑ‖|\-ʲʰˠ0-9]|\u0329|\u0303/gu;

const VOWELS: Readonly<Record<string, MouthShape>> = Object.fromEntries(
  (
    [
      ['open', 'aæɑɐɒ'],
      ['mid', 'əɛɜɚɝʌeɤ'],
      ['spread', 'iɪᵻɨ'],
      ['round', 'oɔ'],
      ['pucker', 'uʊyʉøœ'],
    ] as const
  ).flatMap(([shape, letters]) => [...letters].map((letter) => [letter, shape])),
);

const CONSONANTS: Readonly<Record<string, MouthShape>> = Object.fromEntries(
  (
    [
      ['closed', 'mbp'],
      ['bite', 'fvʋ'],
      ['narrow', 'szɕʑtdnɲcɾ'],
      ['pucker', 'wʃʒʂʐɥ'],
      ['tongue', 'lθðɫ'],
      ['spread', 'j'],
      ['mid', 'ɹr'],
    ] as const
  ).flatMap(([shape, letters]) => [...letters].map((letter) => [letter, shape])),
);

/** The vowel of Mandarin "zi" and "zhi", spoken with nearly closed teeth. */
const BUZZED = /^[ˈˌ]?i\./u;
/** Affricates as in "ch" and "j": the lips have the shape of their second part. */
const RUSHED = /^[td][ʃʒ]/u;

/** The visemes of an English or Mandarin phoneme, in order; null for glottal and similar sounds that leave the lips free. */
export function shapesOf(phoneme: string): (MouthShape | null)[] {
  if (BUZZED.test(phoneme)) return ['narrow'];
  if (RUSHED.test(phoneme)) return ['pucker'];
  const letters = [...phoneme.replace(MARKS, '')];
  const vowels = letters.flatMap((letter) => VOWELS[letter] ?? []);
  if (vowels.length > 0) {
    // as in "bottle": a syllabic l has a shape of its own
    const last = CONSONANTS[letters.at(-1) ?? ''];
    return last === 'tongue' ? [...vowels, last] : vowels;
  }
  const first = letters[0];
  return first === undefined ? [] : [CONSONANTS[first] ?? null];
}

/** The target shapes for spoken phonemes. */
export const aimsOf = (spoken: readonly SpokenSound[]): Aim[] =>
  spoken.flatMap(({ phoneme, start, end }) => {
    const shapes = shapesOf(phoneme);
    const part = (end - start) / shapes.length;
    return shapes.map((shape, i) => ({ shape, start: start + i * part, end: start + (i + 1) * part }));
  });
