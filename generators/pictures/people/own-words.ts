import { HUMANS } from '../words/beings.ts';
import { wordsIn } from '../words/words-in.ts';

/** What begins what is said of the next person in an English text. */
const NEXT = /.*(?:[,;]|\b(?:and|with|beside|while)\b)/su;

/**
 * What a prompt says of each of several people: "a man in a blue shirt and a woman in a red dress", 穿红裙子的女孩和穿蓝裙子的女孩.
 * @param text lower case @param count how many people the picture has
 * @returns the words of each, in the order of the nouns; undefined if the text has not one noun for each
 */
export function ownWords(text: string, count: number): string[] | undefined {
  const nouns = wordsIn(text).filter(({ means }) =>
    means.some((sense) => sense.of === 'figure' && HUMANS.has(sense.is.figure)),
  );
  const [first] = nouns;
  if (!first || nouns.length !== count) return undefined;
  // Chinese says it before the noun, with 的, or after it
  if (text.charAt(first.start - 1) === '的')
    return nouns.map(({ end }, i) => text.slice(nouns[i - 1]?.end ?? 0, end));
  const starts = nouns.map(({ start }, i) => {
    const from = nouns[i - 1]?.end ?? 0;
    return i === 0 ? 0 : from + (NEXT.exec(text.slice(from, start))?.[0].length ?? start - from);
  });
  return starts.map((start, i) => text.slice(start, starts[i + 1]));
}
