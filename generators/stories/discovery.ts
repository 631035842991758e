/** Ideas that only name a thing or a place: somebody comes upon it. */
import type { Random } from '../pictures/random.ts';
import { findKinds } from '../text/kinds.ts';

/** 一把会唱歌的伞, by the words that things and places are counted with; but a tree that wants to travel is its story's hero. */
const NAMED_ZH =
  /^一[把台封间座本张辆艘块盏扇面支幅家棵朵件双枚顶部架](?!不?(?:想|爱|敢|害怕|喜欢|梦想))[^，。！？]{1,14}的\p{Script=Han}{1,6}$/u;

/** The idea, as what a child discovers if it is only the name of a thing or a place. Pure, but for the child's choice. */
export function asDiscovery(idea: string, random: Random): string {
  const name = idea.trim().replace(/[。！!.]+$/u, '');
  if (!NAMED_ZH.test(name) || findKinds(name).length > 0) return idea;
  return `一个${random.chance(0.5) ? '女孩' : '男孩'}发现了${name}。`;
}
