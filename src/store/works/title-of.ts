import { WORK_LIMITS } from '../../api/works.ts';

/** Ends of clauses; a full stop or a comma within a number is none. */
const CLAUSE = /[，。；：！？、—…]|[,.;:!?](?=\s|$)/gu;
const LOOSE_END = /[\s\p{P}]+$/u;

/**
 * The first proposal for a work's title: the words that it was made of, whole clauses as far as they fit. Whoever publishes sees it in
 * the field and changes it.
 * @returns at most as long as a title may be; empty without words
 */
export function titleOf(words: string): string {
  const line = words.trim().replaceAll(/\s+/g, ' ');
  const most = WORK_LIMITS.titleCharacters;
  if (line.length <= most) return line.replace(LOOSE_END, '');
  const ends = [...line.matchAll(CLAUSE)].map(({ index }) => index).filter((end) => end > 0 && end <= most);
  const spaced = line.slice(0, most + 1).lastIndexOf(' ');
  const end = ends.at(-1) ?? (spaced > 0 ? spaced : most);
  // not within a character of two halves
  return line
    .slice(0, end)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(LOOSE_END, '');
}
