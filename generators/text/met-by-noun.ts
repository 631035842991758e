/** The people and animals of a story that it calls by nouns: "the girl", a fox. */

import { ageOfNoun } from './ages.ts';
import { capital } from './capital.ts';
import { inPerson } from './in-person.ts';
import { type FoundKind, findKinds, isGeneralKind, isSameKind, type Kind } from './kinds.ts';
import type { Met, Person } from './person.ts';
import { meansSiblings } from './siblings.ts';

/** The people and animals of a story who are called by nouns. @param named who was found by name already */
export function metByKind(story: string, named: readonly Met[]): Met[] {
  const met: Met[] = [];
  const orders = named.some(({ person }) => person.wears !== undefined);
  const couple = named.filter(({ person }) => person.named).length > 1;
  const kinds = findKinds(story);
  const { isThere, isLikeness, saidOf } = inPerson(story, kinds);
  for (const [index, kind] of kinds.entries()) {
    const { means, word, start } = kind;
    const plain = word.toLowerCase();
    const end = start + word.length;
    const inName = named.some(({ person: { name } }) => {
      const at = story.lastIndexOf(name, start);
      // 小猫咪咪 is 小猫 and 咪咪
      const next = story.indexOf(name, start);
      return (at >= 0 && start < at + name.length) || (next >= 0 && next < end && end < next + name.length);
    });
    if (
      inName ||
      (orders && meansSiblings(story, kind)) ||
      (couple && areBoth(story, kind)) ||
      describes(kind, kinds[index + 1], story)
    )
      continue;
    if (isTeller(named, story.slice(Math.max(0, start - 40), start), plain)) continue;
    const who = saidOf(kind)?.word.toLowerCase();
    const told = met.find(({ person }) => person.name.toLowerCase() === who);
    if (told) {
      told.person.gender ??= means.gender;
      told.person.age ??= means.age;
      // 店主是个戴圆眼镜的老头
      if (means.age === 'old' && told.person.age === 'adult') told.person.age = 'old';
      // 乘客是一个女孩 … 女孩说: she is the passenger
      if (isGeneralKind(plain) && !told.person.aliases.includes(plain)) told.person.aliases.push(plain);
    }
    const another = ANOTHER.test(story.slice(Math.max(0, start - 12), start));
    const known = another
      ? undefined
      : [...named, ...met].find(({ person }) =>
          [...person.aliases, ...(person.named ? [] : [person.name.toLowerCase()])].some((other) =>
            isSameKind(other, plain),
          ),
        );
    const meant =
      known ??
      namedAfter(story.slice(start + word.length, start + word.length + 60), named) ??
      (another || isNew(story, plain, start)
        ? undefined
        : onlyOneWho(means, plain, [...named, ...met], start));
    if (meant) {
      meant.times++;
      if (!meant.person.aliases.includes(plain)) meant.person.aliases.push(plain);
      // what somebody says they once were is not told of them
      if (isSaid(story, start)) continue;
      if (!meant.person.gender && means.gender) meant.person.gender = means.gender;
      meant.person.age ??= means.age;
      continue;
    }
    // a story that begins with "he was a boy" has nobody else who could be one
    if ((named.length + met.length > 0 || isLikeness(kind)) && !isThere(kind)) continue;
    const person: Person = {
      name: capital(plain),
      ...means,
      age: ageOfNoun(story.slice(0, start), kind) ?? means.age,
      usual: null,
      aliases: [],
      named: false,
      post: '',
    };
    met.push({ person, at: start, times: 1 });
  }
  return met;
}

/** 小芸 … 阿木 … 两个白发苍苍的老人: those whom the story has named. */
const areBoth = (story: string, { word, start }: FoundKind): boolean =>
  isGeneralKind(word) &&
  /(?:[两二][个位](?:\p{Script=Han}{1,8}的)?|\b(?:the )?two\s(?:\w+\s)?)$/iu.test(
    story.slice(Math.max(0, start - 16), start),
  );

/** 一个新来的女消防员 is none of whom the story has told. */
const ANOTHER =
  /(?:新来的|另外?一?[个位名]|又[来有]?了?一[个位名])\p{Script=Han}{0,2}$|\b(?:another|a new)\s(?:\w+\s)?$/iu;

/** "A shepherd boy" is one: the first noun says what the second is. */
const describes = (kind: FoundKind, next: FoundKind | undefined, story: string): boolean =>
  next !== undefined &&
  kind.means.age === 'adult' &&
  /^(?:boys?|girls?|man|woman|child|lady|kid|小姑娘|姑娘|女孩|男孩|小伙子|小伙|女人|男人|女子|男子|大爷|大妈|大叔|阿姨)$/i.test(
    next.word,
  ) &&
  story.slice(kind.start + kind.word.length, next.start) === (/\p{Script=Han}/u.test(next.word) ? '' : ' ');

/** "The cook, a man named Pip": the name says who the man is. */
function namedAfter(after: string, named: readonly Met[]): Met | undefined {
  const [said] = /^\s(?:named|called)\s/.exec(after) ?? [];
  if (said !== undefined) return named.find(({ person }) => after.startsWith(person.name, said.length));
  // "her grandson Ben", 孙子小明
  const next = named.find(
    ({ person }) => person.named && after.startsWith(/^\s/u.test(after) ? ` ${person.name}` : person.name),
  );
  if (next) return next;
  // "her guide, old Tomás, says", "her owner, farmer Aoife Kelly,"
  const [beside] = /^,\s(?:(?:old|young|little|dear|an?|the)\s)?(?:[a-z]+\s)?(?=\p{Lu})/u.exec(after) ?? [];
  return beside === undefined
    ? undefined
    : named.find(
        ({ person }) =>
          after.startsWith(person.name, beside.length) &&
          /^(?:[.]|,(?!\s(?:and|or|\p{Lu})\b))/u.test(after.slice(beside.length + person.name.length)),
      );
}

/** Whether a place of a story is within a quote. */
function isSaid(story: string, at: number): boolean {
  const before = story.slice(story.lastIndexOf('\n', at) + 1, at);
  const [opened, closed] = [before.split(/[“「『]/u).length, before.split(/[”」』]/u).length];
  return opened > closed || before.split('"').length % 2 === 0;
}

/** Whether a noun is what the teller of the story says they are: "I was the last robot"; the cat that somebody is, is no other. */
const isTeller = (known: readonly Met[], before: string, word: string): boolean =>
  known.some(
    ({ person: { tells, post, age } }) =>
      tells && post === word && (age === 'animal' || /(?:\bI\b|我)[^.!?。！？，]*$/u.test(before)),
  );

/** The person that a general noun refers to: "the girl" is the only girl named before. */
function onlyOneWho(means: Kind, word: string, all: readonly Met[], at: number): Met | undefined {
  if (!isGeneralKind(word)) return undefined;
  // "a child … the boy"
  const child = all.find(({ person }) => person.age === 'child' && !person.named && person.gender === null);
  if (child && means.age === 'child') return child;
  // the grandmother … "the old woman"
  const elder = all.filter(
    ({ person, at: first }) =>
      !person.named && first < at && person.age === 'old' && person.gender === means.gender,
  );
  if (means.age === 'old' && elder.length === 1) return elder[0];
  const named = all.filter(({ person }) => person.named);
  const fits = named.filter(
    ({ person, at: first }) =>
      first < at &&
      [person.gender ?? person.usual, means.gender].every((one) => one === null || one === means.gender) &&
      (person.age === null || person.age === means.age) &&
      (person.gender ?? person.usual) !== null,
  );
  return fits.length === 1 ? fits[0] : undefined;
}

/** Whether a noun introduces a new person: "a girl", "her daughter", but not "the girl". */
export const isNew = (story: string, word: string, at: number): boolean =>
  /\p{Script=Han}/u.test(word)
    ? /(?:[一两几另][个位名只群对]|[的她他个位])[^，。！？]{0,4}$/u.test(story.slice(Math.max(0, at - 7), at))
    : !/\bthe\s(?:[\w-]+\s)?$/i.test(story.slice(Math.max(0, at - 24), at));
