import { wordsAt, wordsByStart } from '../words-by-start.ts';
import type { Row } from './vocabulary.ts';

/** A vocabulary word found in a text. */
export interface Found<Meaning> {
  means: Meaning;
  word: string;
  start: number;
}

export type Finder<Meaning> = (text: string) => Found<Meaning>[];

const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word);
const partOfWord = /[\w']/;

/** In lower case with each letter where it was: "İ" becomes two. */
function lowered(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/\P{Lowercase}/gu, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  );
}

/**
 * Compiles a vocabulary into a function that finds its words in a text, in order; of overlapping words, the longest. Words of Latin
 * letters are found only where no other letter, digit or apostrophe touches them.
 * @param rows their words in lower case
 */
export function finderOf<Meaning>(rows: readonly Row<Meaning>[]): Finder<Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const { means, words } of rows)
    for (const word of words.split(' ')) meanings.set(word.replaceAll('_', ' '), means);
  const entries = [...meanings].map(([word, means]) => ({ word, means, han: isHan(word) }));
  const starts = wordsByStart(
    entries.sort((a, b) => Number(b.han) - Number(a.han) || b.word.length - a.word.length),
  );
  return (text) => {
    const lower = lowered(text);
    const alone = (start: number, end: number): boolean =>
      !partOfWord.test(lower.charAt(start - 1)) && !partOfWord.test(lower.charAt(end));
    const found: Found<Meaning>[] = [];
    for (let at = 0; at < lower.length; at += 1) {
      const entry = wordsAt(lower, at, starts).find(({ word, han }) => han || alone(at, at + word.length));
      if (!entry) continue;
      found.push({ means: entry.means, word: text.slice(at, at + entry.word.length), start: at });
      at += entry.word.length - 1;
    }
    return found;
  };
}
