/** Ideas that only name a thing or a place: somebody comes upon it. */
import type { Random } from '../pictures/random.ts';
import { findKinds } from '../text/kinds.ts';
import { thingIn } from './sought.ts';

/** 一把会唱歌的伞, by the words that things and places are counted with; but a tree that wants to travel is its story's hero. */
const NAMED_ZH =
  /^一[把台封间座本张辆艘块盏扇面支幅家棵朵件双枚顶部架](?!不?(?:想|爱|敢|害怕|喜欢|梦想))[^，。！？]{1,14}的\p{Script=Han}{1,6}$/u;

/** "A singing umbrella"; but an old one is its owner's (`thingIn`). */
const NAMED =
  /^an?\s(?:(?!for\b|of\b|to\b|in\b|on\b|about\b)[\w'’-]+\s){1,3}(?:umbrella|door|key|letter|map|book|mirror|box|lamp|clock|watch|camera|radio|piano|violin|guitar|typewriter|bicycle|bike|train|boat|coat|hat|kite|ring|doll|suitcase|telescope|bookshop|bookstore|library|lighthouse|tree|house|garden)$/iu;
const isNamed = (name: string): boolean => NAMED_ZH.test(name) || (NAMED.test(name) && !thingIn(name, 'en'));

/** The idea, as what a child discovers if it is only the name of a thing or a place. Pure, but for the child's choice. */
export function asDiscovery(idea: string, random: Random): string {
  const name = idea.trim().replace(/[。！!.]+$/u, '');
  if (!isNamed(name) || findKinds(name).length > 0) return idea;
  const girl = random.chance(0.5);
  return NAMED_ZH.test(name)
    ? `一个${girl ? '女孩' : '男孩'}发现了${name}。`
    : `A ${girl ? 'girl' : 'boy'} discovers ${name.charAt(0).toLowerCase()}${name.slice(1)}.`;
}
