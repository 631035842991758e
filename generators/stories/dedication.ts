/** Ideas that only name what is for somebody: "A letter to the moon", "A song for my father", 写给月亮的信. Somebody makes it. */
import type { Random } from '../pictures/random.ts';
import type { Language } from '../text/words.ts';

const WRITTEN = 'letter|love letter|postcard|note|message|email|telegram';
/** What is made for somebody, by the verb of making it. */
const MADE: readonly [verb: string, nouns: string][] = [
  ['writes', 'song|lullaby|love song|poem|melody|symphony|waltz|tune'],
  ['paints', 'painting|picture|portrait|drawing'],
  ['bakes', 'cake|birthday cake|pie|bread'],
  ['cooks', 'soup|dinner|meal|noodles'],
  ['knits', 'scarf|sweater|hat|blanket'],
  ['builds', 'boat|kite|bench|birdhouse|robot|snowman'],
  ['practices', 'dance'],
  ['picks', 'flower|rose|bouquet'],
  ['plans', 'party|birthday party|surprise'],
  ['makes', 'present|gift|birthday present'],
];
const NAME = `^(?:an?\\s|the\\s)?((?:[\\w'’-]+\\s){0,2}?)`;
/** Words after which it is told, rather than named. */
const TO_WHOM = "((?:(?!who\\b|that\\b|which\\b|when\\b|where\\b|because\\b)[\\w'’-]+\\s?){1,6})$";
const LETTER = new RegExp(`${NAME}(${WRITTEN})\\s(?:to|for)\\s${TO_WHOM}`, 'iu');
const GIFTS = MADE.map(
  ([verb, nouns]) => [verb, new RegExp(`${NAME}(${nouns})\\sfor\\s${TO_WHOM}`, 'iu')] as const,
);

const WRITTEN_ZH = '信|情书|家书|明信片|纸条|留言';
const MADE_ZH: readonly [verb: string, measure: string, nouns: string][] = [
  ['写', '首', '歌|情歌|摇篮曲|诗|曲子|歌曲'],
  ['画', '幅', '画|画像|肖像'],
  ['做', '个', '蛋糕|生日蛋糕|风筝|礼物|生日礼物|雪人'],
  ['做', '碗', '面|长寿面|汤|饺子'],
  ['织', '条', '围巾|毯子'],
  ['织', '件', '毛衣'],
  ['练', '支', '舞'],
  ['采', '束', '花|鲜花|玫瑰'],
];
const FOR_ZH =
  '^(?:一[封首幅张个条件支束碗份])?(?:(?:写|寄|送|献|画|做|织|唱|跳|留)(?:给|了给)|给|为)(\\p{Script=Han}{1,10}?)(?:写|做|画|织|唱)?的(?:一[封首幅张个条件支束碗份])?';
const LETTER_ZH = new RegExp(`${FOR_ZH}(${WRITTEN_ZH})$`, 'u');
const GIFTS_ZH = MADE_ZH.map(
  ([verb, measure, nouns]) => [verb, measure, new RegExp(`${FOR_ZH}(${nouns})$`, 'u')] as const,
);

/** Whose it is: "my father" is the girl's. */
const ofHero = (to: string, whose: string): string =>
  to
    .trim()
    .replace(/\b(?:my|our)\b/giu, whose)
    .replace(/\bmyself\b/giu, `${whose}self`)
    .replace(/^you$/iu, 'somebody');
const ofHeroZh = (to: string): string =>
  to.replace(/^我们?的?(?=\p{Script=Han})/u, '').replace(/^你$/u, '远方的人');

/** The idea, as what a child does if it only names what is for somebody. Pure, but for the child's choice. */
export function asDedication(idea: string, language: Language, random: Random): string {
  const name = idea.trim().replace(/[.。！!]+$/u, '');
  const told = language === 'zh' ? inChinese(name) : inEnglish(name);
  return told?.(random.chance(0.5)) ?? idea;
}

type ByChild = (girl: boolean) => string;

function inEnglish(name: string): ByChild | null {
  const told =
    (verb: string, [, said = '', noun = '', to = '']: RegExpExecArray): ByChild =>
    (girl) => {
      const thing = `${said}${noun}`.toLowerCase();
      const article = /^(?:noodles|bread|dinner)$/u.test(noun) ? '' : /^[aeiou]/u.test(thing) ? 'an ' : 'a ';
      const link = verb === 'writes' && new RegExp(`^(?:${WRITTEN})$`, 'iu').test(noun) ? 'to' : 'for';
      return `A ${girl ? 'girl' : 'boy'} ${verb} ${article}${thing} ${link} ${ofHero(to, girl ? 'her' : 'his')}.`;
    };
  const letter = LETTER.exec(name);
  if (letter) return told('writes', letter);
  for (const [verb, gift] of GIFTS) {
    const found = gift.exec(name);
    if (found) return told(verb, found);
  }
  return null;
}

function inChinese(name: string): ByChild | null {
  const who = (girl: boolean) => (girl ? '一个女孩' : '一个男孩');
  const [, to = '', letter] = LETTER_ZH.exec(name) ?? [];
  if (letter)
    return (girl) =>
      `${who(girl)}给${ofHeroZh(to)}写了一封${letter}。`
        .replace('一封明信片', '一张明信片')
        .replace(/一封(?=纸条|留言)/u, '一张');
  for (const [verb, measure, gift] of GIFTS_ZH) {
    const [, whom = '', thing] = gift.exec(name) ?? [];
    if (thing) return (girl) => `${who(girl)}为${ofHeroZh(whom)}${verb}了一${measure}${thing}。`;
  }
  return null;
}

const WRITES_TO = new RegExp(
  `\\bwrit(?:es|ing|e)\\s(?:an?\\s|the\\s|his\\s|her\\s|one\\s)?(?:[\\w'’-]+\\s){0,2}?(?:${WRITTEN})s?\\sto\\s([\\w'’-]+(?:\\s[\\w'’-]+){0,4}?)(?=[.,;!?]|\\s(?:and|but|every|who|that|from|in|on|at|because|before|after|each)\\b|$)`,
  'iu',
);
const WRITES_TO_ZH = new RegExp(
  `给(\\p{Script=Han}{1,9}?)(?:写|寄)(?:了|去|出)*(?:一?[封张])?(?:\\p{Script=Han}{0,3})(?:${WRITTEN_ZH})|(?:写|寄)(?:了|出)*(?:一?[封张])?(?:${WRITTEN_ZH})给(\\p{Script=Han}{1,9}?)(?=[，。！]|$)`,
  'u',
);
const GIVES = new RegExp(
  `\\b(?:${MADE.map(([verb]) => verb).join('|')}|sings|plays|composes|sews|draws|prepares)\\s((?:an?|the|his|her)\\s(?:[\\w'’-]+\\s){0,2}?(?:${MADE.map(([, nouns]) => nouns).join('|')}))\\sfor\\s`,
  'iu',
);
const GIVES_ZH = new RegExp(
  `[为给]\\p{Script=Han}{1,9}?(?:${MADE_ZH.map(([verb]) => verb).join('|')}|唱|谱|弹|跳|煮|烤|缝)了?一[首幅张个条件支束碗份](?:\\p{Script=Han}{0,4}的)?(${MADE_ZH.map(([, , nouns]) => nouns).join('|')})(?=[，。！]|$)`,
  'u',
);

/** Whether somebody writes to somebody, or makes something for somebody. */
export const WRITES_A_LETTER = new RegExp(`${WRITES_TO.source}|${WRITES_TO_ZH.source}`, 'iu');
export const MAKES_A_GIFT = new RegExp(`${GIVES.source}|${GIVES_ZH.source}`, 'iu');

/** To whom a letter of the idea is; null if it tells of none. */
export const writtenTo = (idea: string, language: Language): string | null => {
  const found = (language === 'zh' ? WRITES_TO_ZH : WRITES_TO).exec(idea);
  return (found?.[1] ?? found?.[2])?.trim() ?? null;
};
/** What somebody in the idea makes for somebody: "the song"; null if it tells of nothing like that. */
export const madeFor = (idea: string, language: Language): string | null =>
  (language === 'zh' ? GIVES_ZH : GIVES).exec(idea)?.[1]?.replace(/^(?:an?|his|her)\s/iu, 'the ') ?? null;

/** Who opens no door: the moon, the sea, one's own self in ten years. */
const BEYOND =
  /\b(?:moon|stars?|sun|sky|heaven|angels?|god|sea|ocean|future|past|santa|nobody|somebody|someone|stranger|world|wind|rain|river|mountains?|space|mars|aliens?|ghost|self|herself|himself|universe|tomorrow|yesterday|life|love|death)\b|月亮|星|太阳|天空|天堂|天上|天使|上帝|大海|海洋|海|未来|过去|圣诞老人|世界|风|雨|河|山|宇宙|外星|自己|远方|明天|昨天|陌生人|十年后/iu;
/** Whether whom a letter is to is nobody at whose door one could knock. */
export const isBeyond = (to: string): boolean => BEYOND.test(to);
