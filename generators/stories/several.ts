/** Heroes who are several: "two brothers", "an old couple", 三个好朋友, 兄弟俩. */
import type { Language } from '../text/words.ts';

/** How a story speaks of them, and the noun of one of them. */
export interface Several {
  the: string;
  a: string;
  noun: string;
}

const NUMBERS = 'two|three|four|five|six|seven|several';
/** "Two brothers race", "Three old friends meet", "An old couple travels". */
const EN = new RegExp(
  `^(?:the\\s|an?\\s)?(?:(?:${NUMBERS})\\s((?:[\\w'’-]+\\s){0,2}?[\\w'’-]+s)|((?:(?:old|elderly|young|married|identical)\\s)?(?:couple(?!\\sof)|twins|triplets|newlyweds)))\\b`,
  'iu',
);
const ZH =
  /^(?:(?:[两二三四五六七几][个位名对]|一[群对])(?:\p{Script=Han}{1,3}的)?(?:[好老]朋友|朋友|兄弟|姐妹|闺蜜|同学|室友|年轻人|伙伴|战友|少年|邻居|孩子|小孩|学生|[老小]?(?:夫妻|夫妇|情侣))|(?:兄弟|姐妹|兄妹|姐弟|夫妻)俩|[老小]两口|[老小]?(?:夫妻|夫妇)|双胞胎(?:姐妹|兄弟)?|[两三四五六七](?:兄弟|姐妹))/u;

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
  return { the: `the ${words}`, a: whole.toLowerCase(), noun: noun.replace(/(?:ies|s)$/u, '') };
}
