import { type WordsByStart, wordsAt, wordsByStart } from '../../words-by-start.ts';
import { HanWords } from './han-words.ts';
import type { Row } from './row.ts';

/** A vocabulary word found in a text, with its position. */
export interface Match<Meaning> {
  means: Meaning;
  word: string;
  start: number;
  end: number;
  plural: boolean;
  /** How many there are, if a word after it says so. */
  many?: number;
}

interface Entry<Meaning> {
  word: string;
  means: Meaning;
  chinese: boolean;
  /** Place in the order in which words are looked for. */
  rank: number;
}
type Index<Meaning> = WordsByStart<Entry<Meaning>>;

const han = /\p{Script=Han}/u;

/** Indexes rows for `findWords`: longest words first, so that 火车 (train) matches before 车 (car). */
export function indexRows<Meaning>(rows: readonly Row<Meaning>[]): Index<Meaning> {
  const entries = rows
    .flatMap(({ means, words }) =>
      words.split(' ').map((raw) => {
        const word = raw.replaceAll('_', ' ');
        return { word, means, chinese: han.test(word) };
      }),
    )
    .sort((a, b) => b.word.length - a.word.length);
  return wordsByStart(entries.map((entry, rank) => ({ ...entry, rank })));
}

/**
 * Finds all words of the index in a lower-case text, without overlaps, in order.
 * @param isColour whether a meaning is a color, which may start a Chinese word
 */
export function findWords<Meaning>(
  text: string,
  index: Index<Meaning>,
  isColour: (means: Meaning) => boolean = () => false,
): Match<Meaning>[] {
  const taken = new Uint8Array(text.length);
  const words = new HanWords(text);
  const found: Match<Meaning>[] = [];
  for (const { entry, start } of namedIn(text, index)) {
    const { word, means, chinese } = entry;
    const end = chinese ? start + word.length : wordEnd(text, start, word);
    if (end < 0 || taken.subarray(start, end).includes(1)) continue;
    if (chinese && !words.fits(start, end, isColour(means))) continue;
    taken.fill(1, start, end);
    found.push({ means, word, start, end, plural: end > start + word.length });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Where the text has the letters of a word, the longest words first. */
const namedIn = <Meaning>(text: string, index: Index<Meaning>) =>
  Array.from({ length: text.length }, (_, start) =>
    wordsAt(text, start, index).map((entry) => ({ entry, start })),
  )
    .flat()
    .sort((a, b) => a.entry.rank - b.entry.rank || a.start - b.start);

/** End of an English word including a plural ending, or -1 if the match is part of another word. */
function wordEnd(text: string, start: number, word: string): number {
  if (/[a-z0-9]/.test(text.charAt(start - 1))) return -1;
  const end = start + word.length;
  const ending = /^(?:e?s)?(?![a-z0-9])/.exec(text.slice(end, end + 3));
  return ending ? end + ending[0].length : -1;
}
