/** Siblings who are told apart by their order: "the eldest daughter", "the youngest", 大儿子, 老二. */

import { isOfChildren } from './ages.ts';
import { capital } from './capital.ts';
import { colourIn, toldClothes } from './clothes-told.ts';
import type { Kind } from './kinds.ts';
import { PAST } from './names-en.ts';
import type { Met } from './person.ts';
import { GROWN_UP } from './years-of-life.ts';

/** Places of birth, as told in English and by Chinese words before or instead of a noun. */
const ORDERS = ['eldest', 'middle', 'third', 'youngest'] as const;
type Order = (typeof ORDERS)[number];

const EN: Readonly<Record<Order, string>> = {
  eldest: 'eldest|oldest|elder|older|first|first-born',
  middle: 'middle|second',
  third: 'third',
  youngest: 'youngest|younger',
};
const NOUNS = 'daughter|son|sister|brother|princess|prince|child|girl|boy|sibling|pig|bear|cub|one';
/** How many there are: "three daughters", 三兄弟. */
const GROUP =
  /\b(?:two|three|four|five|[2-5])\s(?:\w+\s){0,2}(daughters|sons|sisters|brothers|princesses|princes|children|siblings|girls|boys)\b/iu;
const GROUP_ZH =
  /[两二三四五]\p{Script=Han}{0,2}(兄弟|姐妹|女儿|儿子|公主|王子|孩子)|(兄弟|姐妹)[两俩三四][个人]?/u;
/** Who does something right after an order without a noun: "the second loved silk". */
const ACTS = new RegExp(`^(?:\\s(?:one\\b|is|has|says|became|${PAST}|\\w+(?:ed|[^s]s))\\b|[,.]["”]|\\.)`);

const ZH: readonly (readonly [Order, RegExp])[] = [
  ['eldest', /老大(?![爷妈娘叔伯婶粗远])|[大长](?:儿子|女儿|公主|王子)|长[子女](?![的们])|大[哥姐](?!大)/gu],
  ['middle', /老二|二(?:儿子|女儿|公主|王子|[哥姐](?![弟妹])|[弟妹])|次[子女]/gu],
  ['third', /老三|三(?:儿子|女儿|公主|王子|[哥姐](?![弟妹])|[弟妹])/gu],
  [
    'youngest',
    /老[幺四五]|小(?:儿子|女儿|公主)|小[弟妹](?![弟妹])|(?<=[大二三]王子.*)小王子|[幼幺][子女]/gsu,
  ],
];
const SHE = /daughter|sister|princess|girl|女|姐|妹|公主/iu;
const HE = /son$|brother|prince$|boy|儿子|兄弟|[长次幼幺]子|哥|弟|王子/iu;

/** Years that the looks need where nothing tells of grown-ups: the eldest is grown up, the youngest a child. */
const HALF_GROWN = { she: ['teenage girl', '十几岁的女孩'], he: ['teenage boy', '十几岁的男孩'] } as const;
const CLOTHES: readonly (readonly [string, string])[] = [
  ['in red clothes', '穿红色衣服'],
  ['in blue clothes', '穿蓝色衣服'],
  ['in yellow clothes', '穿黄色衣服'],
  ['in green clothes', '穿绿色衣服'],
];

interface Told {
  order: Order;
  at: number;
  words: string[];
  noun: string;
  times: number;
}

/** The siblings of a story that are told of by their order; none if it tells of one only. */
export function siblingsOf(story: string, language: 'en' | 'zh'): Met[] {
  const told = language === 'zh' ? inChinese(story) : inEnglish(story);
  if (told.length < 2) return [];
  const all = GROWN_UP.test(story) ? 'adult' : isOfChildren(story) ? 'child' : null;
  const group = (language === 'zh' ? GROUP_ZH : GROUP).exec(story)?.slice(1).find(Boolean) ?? '';
  const colours = told.map(({ words }) => colourIn(toldClothes(story, words, language) ?? ''));
  const left = CLOTHES.map((both) => both[language === 'zh' ? 1 : 0]).filter(
    (clothes) => !colours.some((colour) => colour && clothes.includes(colour)),
  );
  const free = (index: number) => left[index % left.length];
  return told.map(({ order, at, words, noun, times }, index) => {
    const gender = genderOf(noun) ?? genderOf(group) ?? genderOf(words.join(' '));
    const middle = all === null && order !== 'youngest' && order !== 'eldest';
    const age: Kind['age'] = all ?? (order === 'eldest' ? 'adult' : 'child');
    const half = middle && gender ? HALF_GROWN[gender][language === 'zh' ? 1 : 0] : '';
    const [name = ''] = words;
    const wears = toldClothes(story, words, language) ?? free(index);
    return {
      at,
      times: times + 1,
      person: {
        name: capital(name),
        gender,
        age,
        usual: null,
        aliases: words.slice(1),
        named: false,
        post: half,
        ...(wears && { wears }),
      },
    };
  });
}

const genderOf = (words: string): 'she' | 'he' | null =>
  SHE.test(words) ? 'she' : HE.test(words) ? 'he' : null;

function inEnglish(story: string): Told[] {
  const group = GROUP.exec(story)?.[1]?.toLowerCase() ?? '';
  const one = group
    .replace(/ses$/, 's')
    .replace(/children$/, 'child')
    .replace(/(?<!s)s$/, '');
  return ORDERS.flatMap((order): Told[] => {
    const withNoun = [...story.matchAll(new RegExp(`\\b(${EN[order]}) (${NOUNS})\\b`, 'giu'))].filter(
      ({ 2: noun = '' }) => (noun !== 'one' || one !== '') && !(order !== 'eldest' && noun === 'bear'),
    );
    const bare = one
      ? [...story.matchAll(new RegExp(`\\b[Tt]he (${EN[order]})\\b`, 'gu'))].filter(({ 0: words, index }) =>
          ACTS.test(story.slice(index + words.length)),
        )
      : [];
    const hits = [...withNoun, ...bare];
    const at = Math.min(...hits.map(({ index }) => index));
    if (hits.length === 0) return [];
    const noun = withNoun.map(({ 2: word = '' }) => word.toLowerCase()).find((word) => word !== 'one') ?? one;
    const phrases = withNoun.map(({ 0: words }) => words.toLowerCase());
    const [first = `${bare[0]?.[1]?.toLowerCase() ?? order} ${noun}`] = phrases.filter(
      (words) => !words.endsWith('one'),
    );
    const words = new Set([
      first,
      ...phrases,
      // "the second" is found only where it is nothing else
      ...(onlySo(story, bare) ? bare.map(({ 0: the }) => the.toLowerCase()) : []),
      ...(order === 'eldest' || order === 'youngest'
        ? bare.map(({ 1: word = '' }) => word.toLowerCase())
        : []),
    ]);
    return [{ order, at, words: [...words], noun, times: hits.length }];
  });
}

/** Whether an order without a noun always means somebody: no "the second day". */
const onlySo = (story: string, bare: readonly RegExpMatchArray[]): boolean =>
  bare.every(({ 0: words }) =>
    [...story.matchAll(new RegExp(`\\b${words}\\b`, 'giu'))].every(({ 0: found, index }) =>
      new RegExp(`${ACTS.source}|^\\s(?:${NOUNS})\\b`).test(story.slice(index + found.length)),
    ),
  );

function inChinese(story: string): Told[] {
  const isOfGang = !/老[二三]|兄弟|姐妹|儿子|女儿|孩子/u.test(story);
  return ZH.flatMap(([order, pattern]): Told[] => {
    const hits = [...story.matchAll(pattern)].filter(({ 0: word }) => !(isOfGang && word === '老大'));
    const byGender = new Map<string, Told>();
    for (const { 0: word, index } of hits) {
      // 老大 is the eldest of either, 大儿子 and 大女儿 are two
      const plain = /^老/u.test(word);
      const gender = genderOf(word) ?? '';
      const known =
        byGender.get(gender) ?? (plain || byGender.has('') ? [...byGender.values()][0] : undefined);
      if (!known) byGender.set(gender, { order, at: index, words: [word], noun: word, times: 1 });
      else {
        known.times += 1;
        if (genderOf(word)) known.noun = word;
        if (!known.words.includes(word)) known.words.push(word);
      }
    }
    return [...byGender.values()];
  }).sort((a, b) => a.at - b.at);
}

const MANY =
  /(?:\b(?:two|three|four|five|six|seven|[2-7])\s(?:\w+\s){0,2}|[两二三四五六七]\p{Script=Han}?)$/iu;
const OF_ALL = /^(?:哥哥|姐姐|弟弟|妹妹|孩子|儿子|女儿|公主|王子|小孩)$/u;

/** Whether a noun means all of a family's children: 三个孩子. */
export const meansSiblings = (story: string, { word, start }: { word: string; start: number }): boolean =>
  OF_ALL.test(word) && MANY.test(story.slice(Math.max(0, start - 24), start));
