/** Splits a spoken line into syllables: onset, vowel, coda. */
import type { SpokenLine } from './singing.ts';

/** A range of samples; the end is exclusive. */
export type Stretch = readonly [from: number, to: number];

export interface Syllable {
  onset: Stretch;
  vowel: Stretch;
  coda: Stretch;
}

const STRESS = /[ˈˌː.ˑ‖|]/gu;
const VOWEL = /^[aeiouyæɑɒɐɔəɚɛɜɝɞɪʊʌøœɨʉɯɤɵɶ]/u;
/** A syllabic consonant as in "bottle", marked by eSpeak NG. */
const SYLLABIC = /̩|^[nlm]-$/u;

const isVowel = (id: string): boolean => VOWEL.test(id.replace(STRESS, '')) || SYLLABIC.test(id);

/** The syllables of a spoken line, in order. */
export function syllablesIn({ phonemes, samples }: Pick<SpokenLine, 'phonemes' | 'samples'>): Syllable[] {
  const sounds = phonemes.map(({ at, id }, i) => ({
    id,
    from: at,
    to: phonemes[i + 1]?.at ?? samples.length,
  }));
  const vowels = sounds.flatMap(({ id }, i) => (id !== '' && isVowel(id) ? [i] : []));
  // consonants between two vowels: a single one is the onset of the next syllable; of several, the first is a coda
  const parts = vowels.map((vowel, i) => {
    const before = i === 0 ? -1 : (vowels[i - 1] ?? -1);
    const between = sounds.slice(before + 1, vowel);
    const pause = between.findLastIndex(({ id }) => id === '');
    if (i === 0) return before + 1 + (pause + 1);
    if (pause >= 0) return before + 1 + pause + 1;
    return between.length > 1 ? before + 2 : before + 1;
  });
  return vowels.map((vowel, i): Syllable => {
    const first = parts[i] ?? vowel;
    const next = parts[i + 1] ?? sounds.length;
    const at = (index: number) => sounds[index]?.from ?? samples.length;
    // a pause ends the syllable
    const quiet = sounds.findIndex(({ id }, k) => k > vowel && k < next && id === '');
    const end = quiet >= 0 ? at(quiet) : at(next);
    const after = at(vowel + 1);
    return { onset: [at(first), at(vowel)], vowel: [at(vowel), after], coda: [after, Math.max(after, end)] };
  });
}
