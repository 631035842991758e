import { TENS } from '../../tens.ts';

/** From this age on somebody is drawn old, in years. */
const OLD = 60;
const AGE = new RegExp(
  `(?<![\\w.])(\\d{1,3}|(${Object.keys(TENS).join('|')})(?:-[a-z]+)?|[a-z]{3,9})[- ]years?[- ]old(?![a-z])`,
  'gu',
);

/** "Mei was seven when …", "she turned forty.": a number that ends what is said is an age. */
const SO_OLD = new RegExp(
  `(?<=\\b(?:she|he|who|[a-z]+) (?:is|was|turns|turned) (?:just |only |still |about |almost )?)(?<!\\bthere (?:is|was) )(\\d{1,3}|(${Object.keys(TENS).join('|')})(?:-[a-z]+)?|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen)(?=\\s(?:when|and|then|now|that)\\b|[.,;!?]|$)`,
  'gu',
);

/**
 * Blanks the ages in a text, so that a "20-year-old woman" is no "old woman" and no twenty of them; of who is old, "old" stays.
 * @param text lower case @returns as long as the text, so that positions stay
 */
export const withoutAges = (text: string): string => text.replace(AGE, blank).replace(SO_OLD, blank);

function blank(words: string, age: string, tens?: string): string {
  const years = tens ? (TENS[tens] ?? 0) : Number(age) || 0;
  return (years >= OLD ? 'old' : '').padStart(words.length);
}
