/** Who somebody is in the earlier and in the later years of a story that spans a life. */

import { stageName } from '../stage-names.ts';
import { callingOf } from './callings.ts';
import type { Person } from './person.ts';
import { type Language, pick } from './words.ts';

/** Years after which who was grown up is old, and after which a child's parents are. */
export const OLD_AFTER = { adult: 35, parent: 20, child: 50 } as const;

const PARENT = /^(?:mother|mom|mum|mama|father|dad|papa|妈妈|母亲|娘亲|爸爸|父亲)$/iu;
const SIBLING = /^(?:brother|sister|(?:little|younger) (?:brother|sister)|弟弟|妹妹)$/iu;
/** What an unnamed child is called as a grown-up. */
const NOUNS = {
  adult: {
    she: ['Woman', '女人'],
    he: ['Man', '男人'],
    it: ['Grown-up', '大人'],
    other: ['Grown-up', '大人'],
  },
  old: {
    she: ['Old woman', '老奶奶'],
    he: ['Old man', '老爷爷'],
    it: ['Elder', '老人'],
    other: ['Elder', '老人'],
  },
} as const;
const CHILD_NOUN = /\b(?:girl|boy|child|kid|pupil|student)\b|女孩|男孩|孩子|姑娘|少年|少女|学生/iu;

/** What changes people. */
export interface Change {
  children: readonly Person[];
  years: number | null;
  /** All that is told of the later years. */
  later: string;
  language: Language;
}

/** Who somebody is in the earlier and in the later years; themselves where nothing changes. */
export function stagesOf(
  one: Person,
  { children, years, later, language }: Change,
): { early: Person; late: Person } {
  const same = { early: one, late: one };
  if (one.age === 'animal') return same;
  const post = postOf(one, children, later);
  if (children.includes(one)) {
    const age = one.age === 'old' || (years ?? 0) >= OLD_AFTER.child ? 'old' : 'adult';
    const late: Person = { ...one, age, post: CHILD_NOUN.test(post) ? '' : post };
    // "the boy" is a man then
    if (!one.named && !one.tells && !SIBLING.test(one.name)) {
      const gender = one.gender ?? one.usual ?? 'other';
      return { early: one, late: called(late, pick(NOUNS[age][gender], language)) };
    }
    return {
      early: called({ ...one, age: 'child', post: '' }, stageName(one.name, 'child', language)),
      late,
    };
  }
  const parent = !one.named && PARENT.test(one.name) && children.length > 0;
  if (one.age === 'child' || !(one.named || one.tells || parent)) return same;
  if ((years ?? 0) < (parent ? OLD_AFTER.parent : OLD_AFTER.adult)) return same;
  return one.age === 'old'
    ? { early: called({ ...one, age: 'adult' }, stageName(one.name, 'young', language)), late: one }
    : { early: one, late: called({ ...one, age: 'old' }, stageName(one.name, 'old', language)) };
}

/** Somebody who has been told of in earlier years, and is old now: "Old Mei", an old woman. */
export function grownOld(one: Person, language: Language): Person {
  const old: Person = { ...one, age: 'old' };
  if (one.named || one.tells || PARENT.test(one.name) || SIBLING.test(one.name) || !isPlain(one.name))
    return called(old, stageName(one.name, 'old', language));
  return called(old, pick(NOUNS.old[one.gender ?? one.usual ?? 'other'], language));
}

/** Whether a noun says no more than that somebody is grown up. */
const isPlain = (name: string): boolean =>
  Object.values(NOUNS.adult).some((words) => words.some((word) => word === name));

/** What the later years call somebody; the pronoun means them if they alone have grown up. */
function postOf(one: Person, children: readonly Person[], later: string): string {
  const gender = one.gender ?? one.usual;
  const told =
    children.length === 1 && children[0] === one && (gender === 'she' || gender === 'he')
      ? later.replaceAll(PRONOUNS[gender], one.name)
      : later;
  // 他成了白发苍苍的老人 says how old he is, and nothing that he does
  const [post] = [one.name, ...one.aliases].flatMap((word) => {
    const calling = callingOf(told, word);
    return calling && calling.kind.age !== 'old' ? calling.post : [];
  });
  return post ?? one.post;
}
const PRONOUNS = { she: /\bshe\b|她(?![们的])/giu, he: /\bhe\b|(?<!其)他(?![们的])/giu } as const;

/** Somebody by the name of those years. */
const called = (one: Person, name: string): Person => ({
  ...one,
  name,
  aliases: [one.name, ...one.aliases],
  stage: [one.name, ...(one.named ? [] : one.aliases)].sort((a, b) => b.length - a.length),
});
