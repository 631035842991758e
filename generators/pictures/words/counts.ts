/** Parses how many of a thing a prompt asks for. */
import type { Match } from './match.ts';

/** Chinese measure words. */
const MEASURE = '[只个条匹辆艘朵位头架座名根支颗棵本盏张把束间栋片盘碗杯]';
/** English words for each number, and Chinese ones. */
const NUMBERS: readonly (readonly [number, string, string])[] = [
  [2, 'two|pair of|couple of|(?:identical )?twin', '两二双'],
  [3, 'three|several|some', '三几些'],
  [4, 'four', '四'],
  [5, 'five', '五'],
  [6, 'six|half a dozen', '六'],
  [7, 'seven', '七'],
  [8, 'eight', '八'],
  [9, 'nine', '九'],
];

/** Plurals that no ending tells: women, firemen, puppies, wolves. */
const PLURALS = /^(?:(?:grand)?children|(?!ramen$)[a-z]*men|[a-z]+(?:ies|ves)|geese|mice|foxes|oxen)$/;

/** Many of a kind, by a word after it: 骆驼队, a wolf pack. */
const HERD = /^(?:群|队(?![长员友伍])| (?:caravan|herd|flock|pack)s?\b)/u;
/** How many such words mean. */
const MANY = 5;

/** As many houses, and boats, as a village by the sea shows. */
const FEW = 3;

/** As many as the picture has room for. */
const MOST = 9;

const numbers: readonly (readonly [RegExp, number])[] = [
  // more than the picture has room for
  [
    new RegExp(
      `(?:\\b(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|(?:six|seven|eigh|nine)ty|(?<!half a )dozens?|hundreds?|thousands?)\\b(?: of)?|(?:(?<![\\d.])[1-9]\\d{1,2}(?![\\da-z])|[十百千])${MEASURE}?)\\s*(?:[a-z]+ )?$`,
    ),
    MOST,
  ],
  [
    new RegExp(
      `(?:\\b(?:many|lots)(?: of)?|\\b(?:flock|herd|group|school|crowd|pack|caravan|pride|swarm|colony|procession|bunch|bouquet) of|[群许多]${MEASURE}?)\\s*(?:[a-z]+ )?$`,
    ),
    MANY,
  ],
  ...NUMBERS.map(([count, english, digits]): [RegExp, number] => [
    new RegExp(
      `(?:\\b(?:${english})\\b|(?:(?<![\\d.])${count}(?![\\da-z])|[${digits}])${MEASURE}?)\\s*(?:[a-z]+ )?的?$`,
    ),
    count,
  ]),
];

/** Before a friend of whoever tells the text. */
const BESIDE_ME = /\b(?:i|me|myself) (?:and|with) (?:a|my|the)(?: best)? $|我[和跟与](?:我的|一个)?(?:好)?$/u;

/** Before a friend of somebody, or of an animal. */
const OF_SOMEBODY =
  /\b(?:his|her|its|a|an) (?:(?:best|good|little|new|old) )?$|[他她它]的(?:好)?$|和(?:好)?$/u;

/** "Mei was six when she": how old somebody is. */
const AGE = /\b(?:is|was|am|turn(?:s|ed)) (?:only |just |now )?[a-z]+ (?:when|and|as|but) $/u;

/** What lies in a bowl or on a plate of its own, and the words for one of them. */
const IN_BOWL = /^(?:strawberr(?:y|ies)|grape|fruit|noodle|dumpling|sushi|salad|food)/u;
const A_BOWL = /\b(?:a|one|the) (?:[a-z]+ )?(?:bowl|plate|dish|platter) of (?:[a-z]+ ){0,2}$/u;

/** How many a family is: "a family of four", 一家五口. */
const FAMILY = NUMBERS.map(([count, english, digits]): [RegExp, number] => [
  new RegExp(`^(?:family of (?:${english}|${count})(?![a-z])|一家[${digits}${count}]口)`),
  count,
]);

/** @param before the text before the thing's noun @param after the text after it */
export function countBefore(
  before: string,
  match: Pick<Match<unknown>, 'word' | 'plural'>,
  after = '',
): number {
  for (const [pattern, count] of FAMILY) if (pattern.test(match.word + after)) return count;
  // skip a color or size between the number and the noun
  // nor what those wear or do of whom there are so many: 五个戴着帽子的人
  const near = before
    .slice(-18)
    .replace(/(?<=个)[戴穿系围披打][^，。、]{1,9}的$/u, '')
    .replace(/(?:[红橙黄绿青蓝紫粉白黑灰棕]色?的?|小|大)$/, '')
    // 高三女生 is one, in her third year
    .replace(/[高初大][一二三四]$/u, '');
  // what is drawn in its bowl is as many as there are bowls
  if (IN_BOWL.test(match.word) && A_BOWL.test(before)) return 1;
  if (match.plural && /(?<![a-z])one of (?:the|his|her|its|their|my|our) (?:[a-z]+ )?$/u.test(before))
    return 1;
  // four digits may be a year: a 2024 car, 1000 balloons
  if (match.plural && /(?<![\d.])\d{4,} (?:[a-z]+ )?$/u.test(near)) return MOST;
  if (!AGE.test(before)) for (const [pattern, count] of numbers) if (pattern.test(near)) return count;
  if (/^(?:crowd|人群|village(?: street| lane)?|村庄|村子|村里|小镇|镇上|镇子|town)$/.test(match.word))
    return MANY;
  if (/^(?:fishing (?:village|town)|小?渔村)$/u.test(match.word)) return FEW;
  if (/^fire (?:brigade|crew|department|service)$|^消防(?:队|官兵)$/u.test(match.word)) return FEW;
  if (/群$/u.test(match.word) || HERD.test(after)) return MANY;
  if (/^[a-z]+ team$|球队$|足球队$/u.test(match.word)) return MANY;
  if (/^(?:姐妹|兄弟)俩/u.test(match.word + after.slice(0, 1))) return 2;
  if (/^(?:people|family|姐妹|兄弟|人们|家人|一家人|一家子|全家|全家人)$/.test(match.word)) return 3;
  if (/^(?:identical )?twins$|^(?:双胞胎|龙凤胎)/u.test(match.word)) return 2;
  if (/^triplets$|^三胞胎/u.test(match.word)) return 3;
  // a friend of whoever the words name
  if (/friend$|朋友$/u.test(match.word) && !match.plural && OF_SOMEBODY.test(before)) return 1;
  // the other one of "my friend and I" is somebody of their own
  if (
    /friend$|朋友$/u.test(match.word) &&
    (/^ and (?:i|me)\b|^[和跟与]我/u.test(after) || BESIDE_ME.test(before))
  )
    return 1;
  if (
    /^(?:couple|lovers?|newlyweds|情侣|恋人|夫妻|夫妇|新人|friend|old friend|朋友|老朋友)$/.test(match.word)
  )
    return 2;
  return match.plural || PLURALS.test(match.word) || after.startsWith('们') ? 3 : 1;
}
