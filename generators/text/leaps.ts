/** Where a story leaps over years: "Twenty years later", 多年以后, "Thirty years ago". */

import { TENS } from '../tens.ts';

/** A leap that is told of, and how many years it is; null where the words leave that open. */
export interface Leap {
  to: 'later' | 'before';
  years: number | null;
  /** How old somebody is then, if the words tell that. */
  age?: number;
}

const NUMBERS: Readonly<Record<string, number>> = {
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  ...TENS,
};
/** Fewer years leave people as they are. */
export const FEWEST = 8;

const SOME = 'many|some|several|a few|all those|(?:[a-z]+[- ])?[a-z]+|\\d{1,2}';
/** "Forty more years". */
const MORE = '(?:(?:more|long|short|quiet|happy|busy)\\s)?';
const LATER = new RegExp(
  `\\b(?:(${SOME})\\s)?${MORE}years\\s(?:later|after|passed|pass|went by|go by|have passed|had passed|have gone by)\\b`,
  'iu',
);
const AGO = new RegExp(`\\b(${SOME})\\syears\\s(?:ago|earlier|before)\\b`, 'iu');
const TEENS = '1[6-9]|sixteen|seventeen|eighteen|nineteen';
const AGE = `[2-9]\\d|${TEENS}|(?:${Object.keys(TENS).join('|')})(?:-\\w+)?`;
const GROWN = new RegExp(
  `\\b[Ww]hen (?:she|he|they|I|[A-Z][a-z]+) (?:grew up|(?:was|were|is|are) (?:all )?grown(?: up)?|had grown up|(?:was|turned|turns) (?:${AGE}))\\b|\\b[Aa]t (?:${AGE}),? (?:she|he|I|[A-Z][a-z]+)\\b|\\b(?:all|now) grown[- ]up\\b|\\bas an adult\\b`,
  'u',
);
const AT_AGE = new RegExp(`\\b(?:[Aa]t|turned|turns|was|is) (${AGE})\\b`, 'u');
const AGE_ZH = /([2-9]\d|[二三四五六七八九]十[一二三四五六七八九]?)多?岁/u;
/** What tells that somebody is old now, or by then. */
const OLD =
  /\b(?:as an|now an|is an|was an) (?:old|elderly) (?:wo)?man\b|\bnow,? (?:(?:he|she|I|\p{Lu}\w+) (?:is|am|was) )?(?:old|very old|[6-9]\d|(?:sixty|seventy|eighty|ninety)(?:-\w+)?)\b|\bin (?:his|her|my|their) old age\b|\b(?:his|her|my) hair (?:is|was|has turned|had turned) (?:all )?(?:white|grey|gray)\b|(?<!等[^，。]{0,4})老了(?:以|之)?后|年老时|晚年|白发苍苍|两鬓斑白|满头白发|年过[六七八]旬|成了(?:一位|一个)?老(?:人|爷爷|奶奶|太太|爷子)/iu;
const LATER_ZH =
  /(\d{1,2}|[一二三四五六七八九]?十[一二三四五六七八九]?|[八九]|[多许好若]多?|[几好多数]十|很多|许多|若干)多?年(?:以|之|过)?(?:后|去)|(?:又|再)过了?(?:(\d{1,2}|[一二三四五六七八九]?十[一二三四五六七八九]?|[八九])|[多许好若几]|很多|许多)年|长大(?:以|之)?后(?!我?[想要会能当做也一])|长大成人|成年(?:以|之)?后|(?:十[六七八九]|[二三四五六七八九]十[一二三四五六七八九]?|1[6-9]|[2-9]\d)岁(?:那年|时|的时候)/u;
const AGO_ZH =
  /(\d{1,2}|[一二三四五六七八九]?十[一二三四五六七八九]?|[八九]|多|许多|很多|[几好数]十)多?年(?:以|之)?前/u;
/** Where a look back ends, or a childhood that was told first. */
const NOW =
  /^now\b(?!\s(?:and|then))|\bnow (?:an?|the|grown)\b|\b(?:today|these days|nowadays)\b|如今|现在的|今天的/iu;

/** The leap that a text tells of, if it is long enough to change people. */
export function leapIn(text: string): Leap | null {
  const later = LATER.exec(text) ?? LATER_ZH.exec(text);
  if (later) return withAge(text, long('later', yearsOf(later[1] ?? later[2])));
  if (GROWN.test(text)) return withAge(text, { to: 'later', years: null });
  const ago = AGO.exec(text) ?? AGO_ZH.exec(text);
  return ago ? long('before', yearsOf(ago[1])) : null;
}

/** How old whoever is told of is after a leap. */
function withAge(text: string, leap: Leap | null): Leap | null {
  const age = yearsOf(AT_AGE.exec(text)?.[1] ?? AGE_ZH.exec(text)?.[1] ?? '') ?? 0;
  return leap && age >= 16 ? { ...leap, age } : leap;
}

/** Whether a text says that somebody has become old. */
export const becomesOld = (text: string): boolean => OLD.test(text);

/** The year that a text is set in: "In 1950", 1950年; null for none. */
export function yearIn(text: string): number | null {
  const [, en, zh] = /\b[Ii]n (1[5-9]\d\d|2[01]\d\d)\b|(?<!\d)(1[5-9]\d\d|2[01]\d\d)年/u.exec(text) ?? [];
  return en || zh ? Number(en ?? zh) : null;
}

/** Whether a text comes to the present. */
export const isNow = (text: string): boolean => NOW.test(text);

const long = (to: Leap['to'], years: number | null): Leap | null =>
  years === null || years >= FEWEST ? { to, years } : null;

/** A number of years; null for "many", and 0 for a few. */
function yearsOf(words = ''): number | null {
  if (/^\d+$/.test(words)) return Number(words);
  if (/\p{Script=Han}/u.test(words)) return hanYears(words);
  const parts = words.toLowerCase().split(/[- ]/);
  const [years] = parts.flatMap((part) => NUMBERS[part] ?? []);
  return years ?? (parts.some((part) => FEW.test(part)) ? 0 : null);
}
const FEW = /^(?:one|two|three|four|five|six|seven|few|couple)$/;

const DIGITS = '零一二三四五六七八九';
function hanYears(words: string): number | null {
  const [, tens, ones] = /^([一二三四五六七八九]?)十([一二三四五六七八九]?)$/u.exec(words) ?? [];
  if (tens !== undefined) return (tens ? DIGITS.indexOf(tens) : 1) * 10 + (ones ? DIGITS.indexOf(ones) : 0);
  const one = DIGITS.indexOf(words);
  return one > 0 ? one : null;
}
