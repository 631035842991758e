import type { SpokenSound } from './speech.ts';
import type { Sound } from './voice-process.ts';

/** The longest sound of a language: what lasts longer has silence in it. */
const LONGEST = 0.6;

/**
 * When each sound of the language is heard in the encoded file.
 * @param perSecond samples of `sound` in one second of the file
 */
export const spokenIn = (
  { phonemes, ends }: Pick<Sound, 'phonemes' | 'ends'>,
  perSecond: number,
): SpokenSound[] =>
  ends.flatMap((clause) => {
    const within = phonemes.filter(({ at }) => at >= clause.start && at < clause.end);
    return within.flatMap(({ at, id }, i) => {
      if (id === '') return [];
      const start = at / perSecond;
      const end = (within[i + 1]?.at ?? clause.end) / perSecond;
      return [{ phoneme: id, start, end: Math.min(end, start + LONGEST) }];
    });
  });
