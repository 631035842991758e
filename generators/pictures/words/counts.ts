/** Parses how many of a thing a prompt asks for. */
import type { Match } from './match.ts';

const numbers: readonly [RegExp, number][] = [
  [/(?:\btwo|\bpair of|\bcouple of|[两二双2][只个条匹辆艘朵位头架座名]?)\s*(?:[a-z]+ )?[的]?$/, 2],
  [/(?:\bthree|\bseveral|\bsome|[三几些3][只个条匹辆艘朵位头架座名]?)\s*(?:[a-z]+ )?$/, 3],
  [/(?:\bfour|[四4][只个条匹辆艘朵位头架座名]?)\s*(?:[a-z]+ )?$/, 4],
  [
    // any larger number
    /(?:\b(?:five|six|seven|eight|nine|ten|dozens?|hundreds?|thousands?|many|lots)(?: of)?|\b(?:flock|herd|group|school|crowd) of|[五六七八九十百千5-9群许多][只个条匹辆艘朵位头架座名]?)\s*(?:[a-z]+ )?$/,
    5,
  ],
];

/** @param before the text before the thing's noun */
export function countBefore(before: string, match: Pick<Match<unknown>, 'word' | 'plural'>): number {
  // skip a color or size between the number and the noun
  const near = before.slice(-18).replace(/(?:[红橙黄绿青蓝紫粉白黑灰棕]色?的?|小|大)$/, '');
  for (const [pattern, count] of numbers) if (pattern.test(near)) return count;
  if (/^(?:crowd|人群|village|村庄|村子|村里|小镇|镇上|镇子|town)$/.test(match.word)) return 5;
  if (/^(?:people|family|姐妹|兄弟|人们|家人|一家人)$/.test(match.word)) return 3;
  if (/^(?:couple|lover|情侣|恋人|friend|朋友)$/.test(match.word)) return 2;
  return match.plural || /^(?:children|men|women)$/.test(match.word) ? 3 : 1;
}
