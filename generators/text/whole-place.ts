/** One place of those that a sentence names in a row. */
import type { Found } from './find-words.ts';
import type { Wideness } from './place.ts';

/** Ways that lead from one place to another. */
const WAYS =
  /^(?:stairs|staircase|stairwell|corridor|hallway|hall|tunnel|street|alley|road|bridge|elevator)$/iu;
const LEADS_TO = /^(?:in)?to (?:the|a|an|his|her|their)$/iu;
const IN_THE_WILD = /^(?:in|by|on|at the edge of|near) the$/i;

/** Adjacent places are one compound, of the last one's kind: 学校图书馆, "school library". */
export function wholePlace(found: readonly Found<Wideness>[], text: string): Found<Wideness> | undefined {
  const [first, ...others] = found;
  let whole = first;
  for (const next of others) {
    const between = whole && text.slice(whole.start + whole.word.length, next.start).trim();
    // a village in the desert stays one when it is named again
    if (whole && between && IN_THE_WILD.test(between) && next.means === 'wide') {
      const word = text.slice(whole.start, next.start + next.word.length);
      return { means: whole.means, word, start: whole.start };
    }
    // 山里的老茶馆 is the teahouse
    if (whole && between && /^的.{0,2}$/u.test(between)) {
      whole = next;
      continue;
    }
    // "down the stairs to the cellar" ends in the cellar
    if (whole && between && WAYS.test(whole.word) && LEADS_TO.test(between)) {
      whole = next;
      continue;
    }
    if (!whole || between !== '') break;
    const word = text.slice(whole.start, next.start + next.word.length);
    whole = { means: next.means, word, start: whole.start };
  }
  return whole;
}
