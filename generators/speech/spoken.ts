import type { SpokenSound } from './speech.ts';
import type { Sound } from './voice-process.ts';

/** Longest phoneme in seconds: anything longer includes silence. */
const LONGEST = 0.6;

/**
 * Converts sample numbers of phonemes to times in the encoded file. Pauses are left out.
 * @param perSecond samples per second of the file
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
