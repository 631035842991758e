import { KINDS } from '../../text/kinds.ts';
import type { Cast } from './plan.ts';
import { figureRows, type Row } from './things.ts';

type Calling = Pick<Cast, 'figure' | 'trait'>;

/** Words that a figure of its own is drawn for, or that contain one: a lighthouse keeper shows the lighthouse too. */
const drawn = figureRows.flatMap(({ words }) => words.split(' '));
const hasPicture = (word: string): boolean =>
  word.split('_').some((part) => drawn.includes(part)) || drawn.includes(word);

/** How somebody of an age and a gender is drawn; nobody for animals, which have figures of their own. */
function figureFor(age: (typeof KINDS)[number]['means']['age'], gender: string | null): Calling | null {
  if (age === 'animal') return null;
  if (age === 'old')
    return { figure: 'person', trait: gender === 'she' ? 'oldWoman' : gender === 'he' ? 'oldMan' : 'old' };
  if (age === 'child')
    return {
      figure: 'child',
      ...(gender === 'she' && { trait: 'girl' }),
      ...(gender === 'he' && { trait: 'boy' }),
    };
  return {
    figure: 'person',
    ...(gender === 'she' && { trait: 'woman' }),
    ...(gender === 'he' && { trait: 'man' }),
  };
}

/** The people that stories know, by trade and by family, as figures: 船长, gardener, 外婆. */
export const callingRows: readonly Row<Calling>[] = KINDS.flatMap(({ means, words }) => {
  const calling = figureFor(means.age, means.gender);
  const plain = words.split(' ').filter((word) => !hasPicture(word));
  return calling && plain.length > 0 ? [{ means: calling, words: plain.join(' ') }] : [];
});
