/** Heroes who are several: "two brothers", "an old couple", 三个好朋友, 兄弟俩. */
import * as several from '../text/several-words.ts';
import type { Language } from '../text/words.ts';

/** How a story speaks of them, and the noun of one of them. */
export interface Several {
  the: string;
  a: string;
  noun: string;
}

/** "Two brothers race", "Three old friends meet", "An old couple travels". */
const EN = new RegExp(
  `^(?:the\\s|an?\\s)?(?:(?:${several.NUMBERS.join('|')}|several)\\s((?:[\\w'’-]+\\s){0,2}?[\\w'’-]+s)|((?:(?:${several.KINDS_OF_SETS})\\s)?(?:${several.SETS})))\\b`,
  'iu',
);
/** Those who have to be counted to be several: 三个孩子, 一群少年. */
const COUNTED_ZH = `[好老]朋友|${several.FELLOWS_ZH}|${several.SIBLINGS_ZH}|年轻人|少年|邻居|孩子|小孩|学生|[老小]?(?:${several.PAIRS_ZH})`;
const ZH = new RegExp(
  `^(?:(?:[二几${several.NUMBERS_ZH}][个位名对]|一[群对])(?:\\p{Script=Han}{1,3}的)?(?:${COUNTED_ZH})|${several.TOGETHER_ZH}|[老小]?(?:${several.PAIRS_ZH})|双胞胎(?:姐妹|兄弟)?)`,
  'u',
);

/** Who an idea begins with, if they are several. */
export function severalIn(about: string, language: Language): Several | null {
  if (language === 'zh') {
    const [words] = ZH.exec(about) ?? [];
    if (!words) return null;
    // 一对老夫妻 are 老夫妻 from then on
    const the = words.replace(/^一对/u, '');
    return { the, a: words, noun: the };
  }
  const [whole = '', counted, called] = EN.exec(about) ?? [];
  const words = (counted ?? called)?.toLowerCase();
  if (!words) return null;
  const [noun = ''] = words.split(' ').slice(-1);
  return { the: `the ${words}`, a: whole.toLowerCase(), noun: noun.replace(/ies$/u, 'y').replace(/s$/u, '') };
}
