/** What soldiers of old times wear: the words that name their time or their country. */
import type { ScenePlan } from './plan.ts';
import type { Outfit } from './wear.ts';

const SOLDIERS: ReadonlySet<Outfit> = new Set<Outfit>(['soldier', 'knight']);

/** By the words of a time; the first that fits counts. */
const TIMES: readonly (readonly [Outfit, RegExp])[] = [
  [
    'legionary',
    /\b(?:roman|legion|legionnaires?|caesar|gladiators?|sparta|spartan|ancient (?:rome|greece)|greek (?:warriors?|soldiers?|generals?)|trojan)\b|罗马|斯巴达|古希腊|特洛伊/u,
  ],
  ['viking', /\b(?:vikings?|norse(?:man|men)?|barbarian)\b|维京|北欧海盗/u],
  [
    'oldSoldier',
    /\b(?:tang|song|ming|qing|han|qin|sui|yuan|zhou)[ -](?:dynasty|era|general|soldiers?)\b|\bdynasty\b|\bthree kingdoms\b|\b(?:ancient|imperial|old|feudal) chin(?:a|ese)\b|\bwarring states\b|\bterracotta\b|[唐宋明清汉秦元隋商周晋][朝代](?!下)|大[唐宋明清汉秦](?=[^学生餐]|$)|三国|战国|春秋时|古代|古时候|古装|古战场|花木兰|关羽|张飞|赵云|岳飞|曹操|项羽|霍去病|诸葛|将士们?出征|边关|边塞|塞外|大漠/u,
  ],
  [
    'knight',
    /\b(?:medieval|middle ages|feudal|crusad(?:es?|ers?)|king arthur|round table|castle guard)\b|中世纪|十字军|亚瑟王/u,
  ],
];

/** Of another time, whatever else the words name. */
const NOW =
  /\b(?:museum|movie|film|modern|phone|tank|rifle|helicopter)\b|博物馆|电影|现代|手机|坦克|步枪|直升机|穿越/u;

/** Dresses soldiers in the armor of the time that the words name. @param text lower case */
export function wearOldArmour(plan: ScenePlan, text: string): void {
  if (NOW.test(text)) return;
  const [outfit] = TIMES.find(([, words]) => words.test(text)) ?? [];
  if (!outfit) return;
  for (const one of plan.cast) if (one.outfit && SOLDIERS.has(one.outfit)) one.outfit = outfit;
}
