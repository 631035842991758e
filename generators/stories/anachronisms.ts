/** Lines that a story's world does not have: no bus drives through ancient China, and it does not rain on the moon. */

const IN_OLD_TIMES =
  /[唐宋明清汉秦元隋][朝代]|大[唐宋明清汉秦](?=[^学生餐]|$)|三国|战国|古代|古时候|武林|江湖|中世纪|古罗马|维京|\b(?:ancient|imperial|medieval|feudal|viking|roman (?:soldier|general|emperor|legion\w*)|middle ages|(?:tang|song|ming|qing|han|qin) dynasty|three kingdoms|samurai|once upon a time)\b/iu;
const MODERN =
  /\b(?:bus|truck|car|train|platform|station|phone|television|camera|police|policeman|elevator|suit|poster|sandwich|post office|garage|taxi|plane|photo\w*|mall)\b|公交|卡车|汽车|火车|站台|车站|电话|手机|电视|相机|警察|警局|电梯|西装|海报|三明治|邮局|车库|出租车|飞机|照片|商场/iu;
const IN_SPACE =
  /\b(?:on|to|across) (?:the moon|mars)\b|\bmoon (?:base|colony|station|town)\b|\b(?:space station|spaceship|starship|mars)\b|太空|月球|火星|空间站|飞船/iu;
const OF_EARTH =
  /\b(?:rains?|rainy|snows?|umbrella|puddles|bus|truck|train|river|bridge|trees?|forest|beach|clouds|birds?)\b|雨|雪|伞|水坑|公交|卡车|火车|河|桥|树|森林|沙滩|海浪|鸟|云/iu;
/** Time machines and films have both. */
const BOTH = /穿越|时光|博物馆|\btime (?:travel|machine)|\bmuseum\b|\bmodern\b|现代|回到/iu;

/** The words that lines of a story should not have where others can be told. */
export function unfitIn(idea: string): RegExp | null {
  if (BOTH.test(idea)) return null;
  if (IN_OLD_TIMES.test(idea)) return MODERN;
  return IN_SPACE.test(idea) ? OF_EARTH : null;
}

/** Those of several that have none of the words; all, if none is without. */
export const fittest = <One>(
  all: readonly One[],
  unfit: RegExp | null,
  textOf: (one: One) => string,
): readonly One[] => {
  const apt = unfit ? all.filter((one) => !unfit.test(textOf(one))) : all;
  return apt.length > 0 ? apt : all;
};

/** Those of several with the smallest number. */
export const leastUnfit = <One>(all: readonly One[], count: (one: One) => number): readonly One[] => {
  const least = Math.min(...all.map(count));
  return all.filter((one) => count(one) === least);
};
