/** Patterns of what stands before a noun. */

/** English: determiner and adjectives before a noun. */
const NOUN_PHRASE =
  '(?: (?:a|an|the|his|her|its|their|my|one|two|three|four|five))?(?: (?!(?:and|with|of|or|by|in|on|near|at|to|while|a|an|the|his|her|its|their|my)\\b)[a-z-]+){0,2} $';
/** Whether a text ends with one of the words and, as its object, a noun that begins there: "wearing a red" before "hat". */
export const before = (words: string): RegExp => new RegExp(`(?<![a-z])(?:${words})${NOUN_PHRASE}`, 'u');
/** The same in Chinese: words before 一把红色的伞, including measure word and color. */
export const verb = (words: string): RegExp =>
  new RegExp(
    `(?:${words})[着了]?(?:[一两二三四五][只个本把束朵盏杯条匹辆艘头张座]|那[只个]|这[只个])?[^，。、,.着了在]{0,5}$`,
    'u',
  );
