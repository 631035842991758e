/** What a story says that somebody wears, with its color: it is theirs in every shot, whatever their looks are otherwise. */
import type { Language } from './words.ts';

const COLOURS =
  'red|blue|yellow|green|white|black|purple|pink|orange|brown|grey|gray|golden|gold|silver|violet|crimson|scarlet|turquoise';
const COLOURS_ZH = '红|蓝|黄|绿|白|黑|紫|粉|橙|棕|灰|金|银|青';
const COLOUR = new RegExp(`\\b(?:${COLOURS})\\b|${COLOURS_ZH}`, 'iu');
const GARMENT =
  'dress|gown|coat|raincoat|cloak|shirt|blouse|robe|jacket|sweater|jumper|cardigan|hoodie|cape|skirt|clothes|suit|apron|uniform|kimono|pajamas|pyjamas|jeans|tunic|hat|cap|scarf';
const GARMENT_ZH =
  '裙子?|连衣裙|衣服?|衫|衬衫|袍子?|斗篷|外套|大衣|毛衣|上衣|雨衣|夹克|校服|西装|帽子?|围巾|披风';
const WEARS_ZH = '(?:穿|披|戴|系|围)[着上了]?(?:一?[件条身顶袭])?';
const CLOTHES_ZH = `${WEARS_ZH}\\p{Script=Han}{0,3}(?:${COLOURS_ZH})色?的?\\p{Script=Han}{0,2}(?:${GARMENT_ZH})`;

/** The color of clothes; empty if none is told. */
export const colourIn = (clothes: string): string => COLOUR.exec(clothes)?.[0] ?? '';

/** @param words what the story calls somebody */
export function toldClothes(story: string, words: readonly string[], language: Language): string | undefined {
  if (!COLOUR.test(story)) return undefined;
  for (const word of words) {
    if (!word) continue;
    const found = language === 'zh' ? inChinese(story, word) : inEnglish(story, word);
    if (found) return found;
  }
  return undefined;
}

function inChinese(story: string, word: string): string | undefined {
  const after = new RegExp(`${word}[^，。！？；]{0,6}?(${CLOTHES_ZH})`, 'u').exec(story)?.[1];
  // 穿灰色外套的女孩
  const before = new RegExp(`(${CLOTHES_ZH})的${word}`, 'u').exec(story)?.[1];
  // 白衣剑客
  const [, colour] = new RegExp(`([红蓝黄绿白黑紫青灰])衣(?:的)?${word}`, 'u').exec(story) ?? [];
  return after ?? before ?? (colour && `穿${colour}色衣服`);
}

function inEnglish(story: string, word: string): string | undefined {
  const its = `\\b${word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}\\b`;
  const worn = new RegExp(
    `${its}(?:,| who)?(?:\\s(?!and\\b|in\\b|wears?\\b|wore\\b)[\\w'’-]+){0,6},?\\s(?:wore|wears|wearing|dressed in|in)\\s(?:an?\\s|the\\s|her\\s|his\\s)?((?:\\w+\\s){0,2}?(?:${COLOURS})\\b(?:\\s(?:\\w+\\s)?(?:${GARMENT}))?)(?=[\\s,.;!?]|$)`,
    'iu',
  ).exec(story)?.[1];
  if (!worn) return undefined;
  const garment = new RegExp(`\\b(?:${GARMENT})$`, 'iu').exec(worn)?.[0];
  // "dressed in white"; "in black ink" is nothing to wear
  if (!garment)
    return new RegExp(`${its}(?:,| who)?[^.!?]{0,30}\\bin ${worn}[,.]`, 'iu').test(story)
      ? `in ${worn} clothes`
      : undefined;
  return /^(?:clothes|pajamas|pyjamas|jeans)$/iu.test(garment)
    ? `in ${worn}`
    : `in ${/^[aeiou]/iu.test(worn) ? 'an' : 'a'} ${worn}`;
}
