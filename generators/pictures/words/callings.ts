import { KINDS } from '../../text/kinds.ts';
import { doingRows } from './doings.ts';
import type { Cast } from './plan.ts';
import type { Row } from './row.ts';
import { figureRows } from './things.ts';

type Calling = Pick<Cast, 'figure' | 'trait'>;

/** Words with their own figure, which also occur in occupations: a lighthouse keeper also shows the lighthouse. */
const drawn = figureRows.flatMap(({ words }) => words.split(' '));
/** What those do whose name says it brings the thing along, in its place: a basketball player holds the ball. */
const doing = new Set(doingRows.flatMap(({ words }) => words.split(' ')));
const hasPicture = (word: string): boolean =>
  !doing.has(word) && (word.split('_').some((part) => drawn.includes(part)) || drawn.includes(word));

/** The figure for an age and a gender; null for animals, which have their own figures. */
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

/** Figures for nouns of people, by occupation or family: 船长, gardener, 外婆. */
export const callingRows: readonly Row<Calling>[] = KINDS.flatMap(({ means, words }) => {
  const calling = figureFor(means.age, means.gender);
  const plain = words.split(' ').filter((word) => !hasPicture(word));
  return calling && plain.length > 0 ? [{ means: calling, words: plain.join(' ') }] : [];
});
