/** How a story says that somebody looks: hair, beard, glasses, hat. It is theirs in every shot. */
import type { Language } from './words.ts';

const HAIR = 'hair|curls|braids?|pigtails?|ponytail|bun|freckles|beard|moustache|mustache';
const HAT =
  '(?:red|blue|green|yellow|black|white|brown|straw|wide|big|old|woolly|knitted|cowboy|top|pointed|floppy|sun|tall|flat|bowler)\\s(?:hat|cap)';
const LOOK = `(?:(?:an?\\s)?(?:(?!with\\b|and\\b|in\\b|who\\b|the\\b)[\\w-]+,?\\s){0,3}(?:${HAIR}|glasses|spectacles|sunglasses)|an?\\s(?:\\w+\\s)?${HAT})(?!\\w)`;
const LOOKS = `${LOOK}(?:(?:,?\\sand|,)\\s${LOOK})*`;
const HAS = '(?:always\\s|also\\s|still\\s)?(?:has|had|wears|wore|with|wearing)';
/** What the noun of somebody is in: "Mei, a ten-year-old girl", "Mei is a girl". */
const WHAT =
  '(?:,\\s(?:aged?\\s)?\\d+)?(?:(?:,|\\s(?:is|was))\\s(?:an?|the|her|his)(?:\\s(?!with\\b|and\\b)[\\w-]+){1,5})?';
const HAIRED = /^(\w+)-haired$/iu;

const HAIR_ZH =
  '(?:[黑白红金棕银灰蓝粉紫绿黄褐]色?的?|乌黑的?|雪白的?|火红的?|花白的?|银白的?|浓密的?|蓬松的?|长长的|短短的)*(?:[大小]?波浪)?[长短卷直]{0,2}(?:头发|长发|短发|卷发|直发|秀发|白发|银发|金发|红发|黑发)';
const LOOK_ZH = `(?:${HAIR_ZH}|(?:高高的|长长的|乌黑的)?(?:双马尾|高?马尾辫?|麻花辫|羊角辫|双?辫子|小辫|丸子头|发髻)|(?:长长的|花白的|雪白的|浓密的|白色的|一把)?(?:大|白|花白|络腮|山羊)?胡[子须]|(?:[大小圆方]|厚厚的|黑框|金丝|金边|老花|圆框|黑边)*(?:眼镜|墨镜)|(?:旧|大|破|宽檐)?(?:草帽|毡帽|毛线帽|鸭舌帽|贝雷帽|礼帽))`;
const WEARS_ZH = `(?:总是|一直|还|常年|也|又)?(?:戴|扎|梳|留|长|有|披|架|顶|带)[着了]?(?:一[头副个把条顶根撮双]|两[条根]|满头)?${LOOK_ZH}|(?:一头|满头)${HAIR_ZH}|${HAIR_ZH}|光头|秃头`;
const ALL_ZH = `(?:${WEARS_ZH})(?:[，、和](?:${WEARS_ZH}))*`;

/** What every telling of looks has a word of. Most stories have none, and the patterns above take long to build for each name. */
const ANY: Record<Language, RegExp> = {
  en: /hair|curls|braid|pigtail|ponytail|bun|freckles|beard|m(?:o?u)stache|glasses|spectacles|\s(?:hat|cap)(?!\w)|bald/iu,
  zh: /[头长短卷直秀白银金红黑]发|马尾|辫|丸子头|发髻|胡[子须]|[眼墨]镜|帽|光头|秃头/u,
};

/**
 * The looks of somebody, as a prompt's words: "with curly red hair and glasses", 戴着圆眼镜、扎着马尾辫.
 * @param words what the story calls somebody
 */
export function toldLooks(story: string, words: readonly string[], language: Language): string | undefined {
  if (!ANY[language].test(story)) return undefined;
  for (const word of words) {
    if (!word) continue;
    const found = language === 'zh' ? inChinese(story, word) : inEnglish(story, word);
    if (found) return found;
  }
  return undefined;
}

function inEnglish(story: string, word: string): string | undefined {
  const its = `\\b${word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}\\b`;
  const own = new RegExp(`${its}${WHAT},?\\s(?:who\\s)?${HAS}\\s(${LOOKS})`, 'iu').exec(story)?.[1];
  // "Otto keeps the light. He has a long white beard."
  const next = new RegExp(
    `(?:^|[.!?]["”]?\\s)(?:(?:The|An?|Her|His|My|Their)\\s)?(?:\\w+\\s)?${its}[^.!?]*[.!?]\\s(?:She|He)\\s${HAS}\\s(${LOOKS})`,
    'u',
  );
  const told = own ?? next.exec(story)?.[1];
  if (told) return `with ${told}`;
  const [, before = ''] =
    new RegExp(`\\b(\\w+-haired|bearded|bald)\\s(?:\\w+\\s)?${its}`, 'iu').exec(story) ?? [];
  const [, colour] = HAIRED.exec(before) ?? [];
  if (colour) return `with ${colour.toLowerCase()} hair`;
  return before ? before.toLowerCase() : undefined;
}

function inChinese(story: string, word: string): string | undefined {
  // 戴着圆眼镜的女孩; 红头发的汤姆
  const before = new RegExp(`(${ALL_ZH})(?:飘飘|苍苍)?的(?:小|大|老)?${word}`, 'u').exec(story)?.[1];
  const after = new RegExp(
    `${word}(?:是一?[个位名])?(${ALL_ZH})(?!的(?!\\p{Script=Han}{0,2}[女男孩人子]))`,
    'u',
  ).exec(story)?.[1];
  return (before ?? after)?.replaceAll('，', '、');
}
