/** The words for people who are several, as parts of patterns: for those who read ideas, stories and roles. */

/** Numbers of people in a role, from two; the place in the list says how many. */
export const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven'] as const;
export const NUMBERS_ZH = '两三四五六七';

/** How many a number of either language says; two if it is none of them. */
export const howManyIn = (number: string): number =>
  Math.max(0, NUMBERS.indexOf(number.toLowerCase() as (typeof NUMBERS)[number]), NUMBERS_ZH.indexOf(number)) +
  2;

/** Those whose name says that they are two or three; the couple of "a couple of days" is none. */
export const SETS = 'couple(?!\\sof\\b)|newlyweds|twins|triplets';
/** What stands before them and belongs to them. */
export const KINDS_OF_SETS = 'old|elderly|young|married|identical';

/** A man and a woman who are together. */
export const PAIRS_ZH = '夫妻|夫妇|情侣';
/** Children of one family. */
export const SIBLINGS_ZH = '兄弟|姐妹|兄妹|姐弟';
/** Those who are only called so beside others, and are no role alone: a friend is somebody else's. */
export const FELLOWS = 'friend|sibling|cousin|classmate|roommate|teammate';
export const FELLOWS_ZH = '朋友|闺蜜|同学|室友|伙伴|战友';
/** Several in one word, and no others: 兄弟俩, 老两口, 三姐妹. */
export const TOGETHER_ZH = `(?:${SIBLINGS_ZH}|夫妻)俩|[老小]两口|[${NUMBERS_ZH}](?:兄弟|姐妹)`;
