/** Where a story leaps over years: "Twenty years later", 多年以后, "Thirty years ago". */

import { TENS } from '../tens.ts';

/** A leap that is told of, and how many years it is; null where the words leave that open. */
export interface Leap {
  to: 'later' | 'before';
  years: number | null;
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
const LATER = new RegExp(
  `\\b(?:(${SOME})\\s)?years\\s(?:later|after|passed|pass|went by|go by|have passed|had passed|have gone by)\\b`,
  'iu',
);
const AGO = new RegExp(`\\b(${SOME})\\syears\\s(?:ago|earlier|before)\\b`, 'iu');
const GROWN =
  /\b[Ww]hen (?:she|he|they|I|[A-Z][a-z]+) (?:grew up|(?:was|were|is|are) (?:all )?grown(?: up)?|had grown up|(?:was|turned|turns) (?:1[6-9]|[2-6]\d|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty))\b|\b[Aa]t (?:1[6-9]|[2-6]\d|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty),? (?:she|he|I|[A-Z][a-z]+)\b|\b(?:all|now) grown[- ]up\b|\bas an adult\b/u;
const LATER_ZH =
  /(\d{1,2}|[一二三四五六七八九]?十[一二三四五六七八九]?|[八九]|[多许好若]多?|[几好多数]十|很多|许多|若干)多?年(?:以|之|过)?(?:后|去)|长大(?:以|之)?后(?!我?[想要会能当做也一])|长大成人|成年(?:以|之)?后|(?:十[六七八九]|[二三四]十[一二三四五六七八九]?|1[6-9]|[2-6]\d)岁(?:那年|时|的时候)/u;
const AGO_ZH =
  /(\d{1,2}|[一二三四五六七八九]?十[一二三四五六七八九]?|[八九]|多|许多|很多|[几好数]十)多?年(?:以|之)?前/u;
/** Where a look back ends, or a childhood that was told first. */
const NOW =
  /^now\b(?!\s(?:and|then))|\bnow (?:an?|the|grown)\b|\b(?:today|these days|nowadays)\b|如今|现在的|今天的/iu;

/** The leap that a text tells of, if it is long enough to change people. */
export function leapIn(text: string): Leap | null {
  const later = LATER.exec(text) ?? LATER_ZH.exec(text);
  if (later) return long('later', yearsOf(later[1]));
  if (GROWN.test(text)) return { to: 'later', years: null };
  const ago = AGO.exec(text) ?? AGO_ZH.exec(text);
  return ago ? long('before', yearsOf(ago[1])) : null;
}

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
