import { HUMANS } from '../words/beings.ts';
import type { Match } from '../words/match.ts';
import type { Cast } from '../words/plan.ts';
import type { Sense } from '../words/senses.ts';
import { wordsIn } from '../words/words-in.ts';

/** What begins what is said of the next person in an English text. */
const NEXT = /.*(?:[,;]|\b(?:and|with|beside|while)\b)/su;

/**
 * What a prompt says of each of several people: "a man in a blue shirt and a woman in a red dress", 穿红裙子的女孩和穿蓝裙子的女孩.
 * @param text lower case @param count how many people the picture has
 * @returns the words of each, in the order of the nouns; undefined if the text has not one noun for each
 */
export function ownWords(text: string, count: number): Said[] | undefined {
  const nouns = wordsIn(text).filter(({ means }) =>
    means.some((sense) => sense.of === 'figure' && HUMANS.has(sense.is.figure)),
  );
  const [first] = nouns;
  if (!first || nouns.length !== count) return undefined;
  // Chinese says it before the noun, with 的, or after it
  if (text.charAt(first.start - 1) === '的')
    return nouns.map((noun, i) => saidOf(noun, text.slice(nouns[i - 1]?.end ?? 0, noun.end)));
  const starts = nouns.map(({ start }, i) => {
    const from = nouns[i - 1]?.end ?? 0;
    return i === 0 ? 0 : from + (NEXT.exec(text.slice(from, start))?.[0].length ?? start - from);
  });
  return nouns.map((noun, i) => saidOf(noun, text.slice(starts[i], starts[i + 1])));
}

/** What is said of somebody, and who the noun says that they are. */
export interface Said {
  words: string;
  is: Pick<Cast, 'figure' | 'trait'>;
}

function saidOf({ means }: Match<Sense[]>, words: string): Said {
  const noun = means.find((sense) => sense.of === 'figure' && HUMANS.has(sense.is.figure));
  return { words, is: noun?.of === 'figure' ? noun.is : { figure: 'person' } };
}

/** What is said of each of a cast, whatever the order of the nouns: of who is taught to play chess, who is named last sits first. */
export function inOrderOf(cast: readonly Pick<Cast, 'figure' | 'trait'>[], said: readonly Said[]): string[] {
  const left = [...said];
  const alike = (one: Pick<Cast, 'figure' | 'trait'>, { is }: Said): boolean =>
    is.figure === one.figure && (one.trait === undefined || is.trait === undefined || is.trait === one.trait);
  return cast.map((one) => {
    const at = Math.max(
      0,
      left.findIndex((some) => alike(one, some)),
    );
    return left.splice(at, 1)[0]?.words ?? '';
  });
}
