import type { SpokenSound } from '../../speech/speech.ts';
import type { MouthShape } from './shapes.ts';

/** A stretch of time in which the mouth goes for one shape. Without a shape it follows its neighbors. */
export interface Aim {
  shape: MouthShape | null;
  start: number;
  end: number;
}

/** What does not change the lips: stress, length, tones, and what eSpeak NG marks with dots. */
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

/** Mandarin's "zi" and "zhi": the vowel keeps the teeth together. */
const BUZZED = /^[ˈˌ]?i\./u;
/** "ch", "j": the lips are those of their second part. */
const RUSHED = /^[td][ʃʒ]/u;

/** The shapes that a sound of English or Mandarin goes through, in their order. A breath or a sound of the throat has none. */
export function shapesOf(phoneme: string): (MouthShape | null)[] {
  if (BUZZED.test(phoneme)) return ['narrow'];
  if (RUSHED.test(phoneme)) return ['pucker'];
  const letters = [...phoneme.replace(MARKS, '')];
  const vowels = letters.flatMap((letter) => VOWELS[letter] ?? []);
  if (vowels.length > 0) {
    // "bottle": the consonant that follows its vowel is heard with it
    const last = CONSONANTS[letters.at(-1) ?? ''];
    return last === 'tongue' ? [...vowels, last] : vowels;
  }
  const first = letters[0];
  return first === undefined ? [] : [CONSONANTS[first] ?? null];
}

/** What the mouth goes for while a text is spoken. */
export const aimsOf = (spoken: readonly SpokenSound[]): Aim[] =>
  spoken.flatMap(({ phoneme, start, end }) => {
    const shapes = shapesOf(phoneme);
    const part = (end - start) / shapes.length;
    return shapes.map((shape, i) => ({ shape, start: start + i * part, end: start + (i + 1) * part }));
  });
