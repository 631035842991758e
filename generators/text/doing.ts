/** Extracts what a speaker does from the attribution: "closing the door" of "she said, closing the door". */
import { finderOf } from './find-words.ts';
import { SAYING_EN, SAYING_ZH } from './segment.ts';
import { TIMES } from './vocabulary.ts';

const findTimes = finderOf(TIMES);
const SAYS_ZH = new RegExp(`${SAYING_ZH}|叹|笑着`, 'u');
const SAYS_EN = new RegExp(
  `(?:[\\w']+\\s){0,4}?\\b(?:${SAYING_EN})\\b(?:\\s(?:to|at)\\s[\\w']+(?:\\s[\\w']+)?)?[,:]?`,
  'iu',
);
/** An action, as opposed to a name or an adverb. */
const DEED = /\b\w{2,}ing\b|^(?:with|without|his|her|as|while)\b/i;
const WHOSE = /^(?:his|her|their|its|my|our)\s[\w'’-]+$/iu;
const EDGES = /^[\s，。,.：:！!？?；;]+|[\s，。,.：:！!？?；;]+$/gu;

/** What a speaker does. @param before the words before the speech @param after those behind it */
export const doingOf = (before: string, after: string): string =>
  /\p{Script=Han}/u.test(before + after) ? inChinese(before, after) : inEnglish(`${before} ${after}`);

/** All clauses without a verb of saying or a time. */
const inChinese = (before: string, after: string): string =>
  [before, after]
    .flatMap((text) => text.split(/[，,；;：:。]/u))
    .map((clause) => clause.trim())
    .filter((clause) => [...clause].length >= 4 && !SAYS_ZH.test(clause) && findTimes(clause).length === 0)
    .join('，');

function inEnglish(text: string): string {
  const rest = text
    .replace(SAYS_EN, ' ')
    .replace(EDGES, '')
    .replace(/^and\s/i, '');
  // "says her daughter" tells who speaks
  return DEED.test(rest) && !WHOSE.test(rest) ? rest : '';
}
