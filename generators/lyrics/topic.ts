/** What a request says its song is about, and the name of who it is for. */
import { isGivenName } from '../text/genders.ts';
import { wordsOf } from './occasions.ts';

export interface Topic {
  /** A noun with what belongs to it, such as "my old dog" or 外婆; empty if the request does not say one. */
  noun: string;
  /** A given name; empty if there is none. */
  name: string;
}

const EN_ABOUT = /\babout\s+(.+)/iu;
const EN_FOR =
  /^(?:please\s+)?(?:(?:write|make|give|create|compose|sing)\s+(?:me\s+|us\s+)?)?(?:an?\s+)?(?:[\w&-]+\s+){0,4}?(?:song|lyrics|ballad|track|tune|lullaby|anthem|rap|ode|hymn)\s+(?:for|of|on|to)\s+(.+)/iu;
/** Where what is said of a noun begins. */
const EN_END =
  /[,.;:!?\n(]|\s(?:and|with|who|that|which|while|when|where|because|after|before|at|in|on|from|under|every|for|to|turning|named|called|is|are|was|were)\s/iu;
const EN_KIN =
  'daughter|son|baby|child|girl|boy|wife|husband|girlfriend|boyfriend|friend|sister|brother|mother|mom|grandma|grandpa|dog|cat|puppy|kitten|rabbit|hamster|horse|bird';
const EN_NAMED = new RegExp(`\\b(?:(?:named|called)|(?:${EN_KIN}),?)\\s+(\\p{Lu}\\p{Ll}+)`, 'u');
const EN_CAPITAL = /(?<!^)\b\p{Lu}\p{Ll}+/gu;

const ZH_ABOUT =
  /(?:关于|献给|写给|唱给|送给|描写|讲述|歌唱|给|祝)\s*[“「《]?([^，。！？、,.!?“”「」《》\n]{1,12}?)[”」》]?(?:的(?:(?![的写唱])\p{Script=Han}){0,4}?(?:歌|曲|说唱|民谣|音乐)|[的写唱]?$|写|唱|生日|，|。|,|\.)/u;
/** 我的猫, 一只猫: sung to it, it is a cat. */
const ZH_BEFORE = /^(?:我们?的?|[一那这](?:只|个|条|位|首|种|座))/u;
const ZH_KIN = '女儿|儿子|宝宝|宝贝|妹妹|弟弟|姐姐|哥哥|朋友|老婆|老公|妻子|丈夫|狗狗?|猫咪?|兔子|孙女|孙子';
const ZH_NAMED = new RegExp(
  `(?:叫|${ZH_KIN}|给|祝)([小阿](?!朋|猫|狗|鸟|孩|兔|时|学|镇|城)\\p{Script=Han}|(?!妈|爸|爷|奶|宝|姥|哥|姐|弟|妹|狗|猫|慢|常|天|家)(\\p{Script=Han})\\2)(?=[的，。！、\\s写唱满过]|生日|$)`,
  'u',
);
/** Most words and characters of a noun that still fits a line. */
const MOST = { words: 5, characters: 8 };

function english(text: string): Topic {
  const said = (EN_ABOUT.exec(text)?.[1] ?? EN_FOR.exec(text)?.[1] ?? '').split(EN_END)[0]?.trim() ?? '';
  const words = said.split(/\s+/).filter(Boolean);
  const name =
    EN_NAMED.exec(text)?.[1] ??
    words.find((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && isGivenName(word)) ??
    [...text.matchAll(EN_CAPITAL)].map(([word]) => word).find(isGivenName) ??
    '';
  const noun = said === said.toUpperCase() ? said.toLowerCase() : said;
  if (words.length > 0 && words.length <= MOST.words)
    return { noun: noun.replace(/\b(?:my|our|the|an?)\b/giu, (small) => small.toLowerCase()), name };
  return { noun: '', name };
}

function chinese(text: string): Topic {
  const name = ZH_NAMED.exec(text)?.[1] ?? '';
  const noun = (ZH_ABOUT.exec(text)?.[1] ?? '').trim().replace(ZH_BEFORE, '');
  return { noun: noun.length <= MOST.characters ? noun : '', name };
}

/** Food and drink need no article: "coffee" alone is what a song is about. In Chinese animals and people do not either. */
const bare = (text: string, han: boolean): string =>
  (han ? (['pet', 'parent', 'food', 'drink'] as const) : (['food', 'drink'] as const)).flatMap((one) =>
    wordsOf(one, text).filter((word) => word.length > 1),
  )[0] ?? '';

export function topicOf(text: string): Topic {
  const han = /\p{Script=Han}/u.test(text);
  const { noun, name } = han ? chinese(text) : english(text);
  return { noun: noun || bare(text, han), name };
}
