/** Chinese names that begin like a noun or are one: 王子轩 is no prince, and 快递员小马 no horse. */
import { findKinds } from './kinds.ts';

/** 王 with a given name. */
const PRINCE = /王子[轩涵豪墨睿萱琪怡航辰琳瑶俊铭皓晗欣彤瑜]/gu;
/** Nicknames by a surname that is an animal's, or by an animal. */
const NICKNAME = /^小[马鹿熊龙牛鱼燕鸟](?!驹|车|路)/u;

/** 队友小鹿, 同事小熊. */
const MATES =
  /(?<=队友|队长|同事|同学|室友|同桌|闺蜜|学[姐妹长弟]|[表堂][哥弟姐妹]|徒弟|司机)小[马鹿熊龙牛鱼燕鸟](?!驹|车|路)/gu;

/** Names of a story that are spelled like nouns. */
export function namesLikeNouns(story: string): string[] {
  const princes = [...story.matchAll(PRINCE)].map(([name]) => name);
  const kinds = findKinds(story);
  const nicknames = kinds
    .filter(({ means }) => means.age === 'adult')
    .flatMap(({ word, start }) => NICKNAME.exec(story.slice(start + word.length))?.[0] ?? []);
  const mates = [...story.matchAll(MATES)].map(([name]) => name);
  // in a tale of animals a 邻居小熊 is a bear
  const isTale = kinds.some(
    ({ means, word }) => means.age === 'animal' && !nicknames.includes(word) && !mates.includes(word),
  );
  return [...new Set([...princes, ...(isTale ? [] : [...nicknames, ...mates])])];
}

/** Whether a name of a story is spelled like a noun for somebody. */
export const isNameLikeNoun = (name: string, story: string): boolean => namesLikeNouns(story).includes(name);
