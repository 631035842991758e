import type { Row } from './vocabulary.ts';

/** A vocabulary word found in a text. */
export interface Found<Meaning> {
  means: Meaning;
  word: string;
  start: number;
}

export type Finder<Meaning> = (text: string) => Found<Meaning>[];

const literal = (word: string): string => word.replaceAll('_', ' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word);

/** Compiles a vocabulary into a function that finds its words in a text, in order; of overlapping words, the longest. */
export function finderOf<Meaning>(rows: readonly Row<Meaning>[]): Finder<Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const { means, words } of rows)
    for (const word of words.split(' ')) meanings.set(word.replaceAll('_', ' '), means);
  const byLength = [...meanings.keys()].sort((a, b) => b.length - a.length);
  const han = byLength.filter(isHan).map(literal);
  const latin = byLength.filter((word) => !isHan(word)).map(literal);
  const pattern = new RegExp(
    `${han.join('|') || '(?!)'}|(?<![\\w'])(?:${latin.join('|') || '(?!)'})(?![\\w'])`,
    'giu',
  );
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const means = meanings.get(match[0].toLowerCase());
      return means === undefined ? [] : [{ means, word: match[0], start: match.index }];
    });
}
