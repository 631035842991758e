/** Letters that are written from right to left: Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const LEFT_TO_RIGHT_MARK = '\u200e';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * Puts a name that somebody chose into a sentence of ours, which keeps its own direction: a name in Arabic at its beginning would
 * otherwise turn the whole title, with its quotes and its other words at the wrong ends.
 * @param sentence with `{name}` in the place of the name
 */
export function sentenceWith(name: string, sentence: string): string {
  if (!RIGHT_TO_LEFT.test(name)) return sentence.replace('{name}', () => name);
  const apart = FIRST_STRONG_ISOLATE + name + POP_ISOLATE;
  return LEFT_TO_RIGHT_MARK + sentence.replace('{name}', () => apart);
}
