/** Themes of songs, by Chinese and English words. */
export const THEMES = [
  'love',
  'night',
  'road',
  'nature',
  'sad',
  'party',
  'dream',
  'home',
  'fight',
  'season',
] as const;
export type Theme = (typeof THEMES)[number];

const WORDS: Readonly<Record<Theme, RegExp>> = {
  love: /\b(?:love[drs]?|loving|lovers?|hearts?|kiss(?:es)?|romance|romantic|weddings?|valentine|crush)\b|爱|喜欢|心动|恋|情人|吻|婚礼|告白/giu,
  night: /\b(?:nights?|city|cities|neon|streets?|midnight|moon|stars?|lights?)\b|夜|城市|霓虹|街|月|星|灯/giu,
  road: /\b(?:roads?|travel\w*|journeys?|trains?|driv(?:e|es|ing)|cars?|highways?|rid(?:e|es|ing)|wander\w*|walk\w*)\b|路|旅|火车|流浪|远方|出发|行走|车/giu,
  nature:
    /\b(?:seas?|oceans?|rivers?|forests?|mountains?|wind|birds?|flowers?|beach(?:es)?|waves?|islands?|lakes?|sun|sunsets?|gardens?)\b|海|河|森林|山|风|鸟|花|沙滩|浪|岛|湖|阳光/giu,
  sad: /\b(?:sad|sadness|cry|crying|tears?|goodbye|lonely|alone|miss(?:es|ing)?|lost|broken|rain|rainy|leav(?:e|ing))\b|伤|哭|泪|再见|离别|孤独|想念|失去|分手|雨|遗憾/giu,
  party:
    /\b(?:party|parties|danc(?:e|es|ing)|fun|happy|club|friday|jump\w*|birthdays?)\b|派对|跳舞|快乐|开心|狂欢|节奏|生日|欢/giu,
  dream:
    /\b(?:dreams?|dreaming|hope|hopes|future|fly|flying|wish(?:es)?|believe|tomorrow|youth|young|graduat\w+)\b|梦|希望|未来|飞|愿|相信|明天|青春|毕业/giu,
  home: /\b(?:home|mothers?|fathers?|mom|dad|family|friends?|child(?:ren)?|village|memor(?:y|ies)|grand(?:mother|father|ma|pa))\b|家|妈|爸|母|父|朋友|孩子|故乡|回忆|童年|奶奶|外婆/giu,
  fight:
    /\b(?:fight\w*|wars?|fire|rise|strong|hero(?:es)?|kings?|battles?|storms?|win|power)\b|战|火|强|英雄|王|风暴|赢|勇|热血|不怕/giu,
  season: /\b(?:spring|summers?|autumn|winters?|snow|christmas|leaves)\b|春|夏|秋|冬|雪|圣诞|落叶|新年/giu,
};

/** The themes of a text, the most frequent first; at least one. Default: `dream`. */
export function themesOf(text: string): Theme[] {
  const counted = THEMES.map((theme) => ({ theme, count: text.match(WORDS[theme])?.length ?? 0 }));
  const found = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return found.length > 0 ? found.map(({ theme }) => theme) : ['dream'];
}

/** The words of a text by which its themes were found, in lower case. */
export const saidOf = (themes: readonly Theme[], text: string): string[] =>
  themes.flatMap((theme) => text.toLowerCase().match(WORDS[theme]) ?? []);

const EN_ASK =
  /^(?:please\s+)?(?:(?:write|make|give|create|compose)\s+(?:me\s+|us\s+)?)?(?:an?\s+)?(?:[\w&-]+\s+){0,4}?(?:song|lyrics|ballad|track|tune|lullaby|anthem|rap)\s*(?:about|for|of|on)?\s*/iu;
const ABOUT = /\babout\s+(.+)/iu;
const EN_END = /[,.;:!?\n]|\s(?:and|with|who|that|which|while|when|where|because|in the style|to the)\s/iu;

/** The topic of a song in English, one to five words that fit after "of"; empty if there is none that short. */
export function topicEn(text: string): string {
  const about = ABOUT.exec(text)?.[1] ?? (EN_ASK.test(text) ? text.replace(EN_ASK, '') : '');
  const topic = (about.split(EN_END)[0] ?? '').trim().toLowerCase();
  const words = topic.split(/\s+/).filter(Boolean);
  return words.length > 0 && words.length <= 5 ? topic.replace(/\bi\b/gu, 'I') : '';
}

const ZH_TOPIC =
  /(?:关于|献给|写给|唱给|描写|讲述|歌唱)\s*[“「《]?([^，。！？、,.!?“”「」《》]{1,8}?)[”」》]?(?:的|$|，|。|,|\.)/u;

/** What a Chinese request wants a song about; empty if it does not say. */
export const topicZh = (text: string): string => ZH_TOPIC.exec(text)?.[1]?.trim() ?? '';
