/** Finds the people and animals of a story, named or referred to by nouns such as "the girl". */
import { toldClothes } from './clothes-told.ts';
import { tellGenders } from './genders-told.ts';
import { groupsOf } from './groups.ts';
import { findKinds, KIN } from './kinds.ts';
import { knownLooks } from './known-people.ts';
import { livingThings } from './living-things.ts';
import { toldLooks } from './looks-told.ts';
import { metByName } from './met-by-name.ts';
import { metByKind } from './met-by-noun.ts';
import { metByPronoun } from './met-by-pronoun.ts';
import { myself } from './myself.ts';
import { nameThoseBefore } from './named-next.ts';
import { englishNames } from './names-en.ts';
import { chineseNames } from './names-zh.ts';
import { oldClothes } from './old-times.ts';
import type { Met, Person } from './person.ts';
import { playNames } from './segment.ts';
import { siblingsOf } from './siblings.ts';
import { tellerOf } from './teller.ts';
import { GROWN_UP } from './years-of-life.ts';
import { youngOnes } from './young-ones.ts';

const MOST_PEOPLE = 12;

/**
 * The people and animals of a story in order of appearance; at most twelve, those mentioned most often. Speakers of a play are
 * always included.
 */
export function findPeople(story: string, language: 'en' | 'zh'): Person[] {
  const hits = language === 'zh' ? chineseNames(story) : englishNames(story);
  const named = metByName(story, hits);
  nameThoseBefore(story, named, hits);
  const self = myself(
    story,
    named.map(({ person }) => person),
  );
  if (self) self.tells = true;
  const teller = self ? null : tellerOf(story, language);
  const first: Met[] = teller ? [{ person: teller, at: -1, times: Number.POSITIVE_INFINITY }] : [];
  const siblings = siblingsOf(story, language).filter(
    ({ person }) => !named.some((one) => one.person.name === person.name),
  );
  const things = livingThings(story, named);
  const young = youngOnes(story, language);
  const groups = siblings.length > 0 ? [] : groupsOf(story, language, named.length);
  const before = [...first, ...named, ...siblings, ...things];
  const known = [
    ...before,
    ...young,
    ...groups,
    ...metByKind(withoutNouns(story, named, [...things, ...young, ...groups]), before),
  ];
  tellGenders(story, known);
  const met = [...known, ...metByPronoun(story, known, language)];
  const most = [...met].sort((a, b) => b.times - a.times || a.at - b.at).slice(0, MOST_PEOPLE);
  const speaking = new Set(playNames(story).map((name) => name.toLowerCase()));
  const people = [...met]
    .filter((one) => most.includes(one) || speaking.has(one.person.name.toLowerCase()))
    .sort((a, b) => a.at - b.at)
    .map(({ person }) => person);
  return childrenOf(teller, ofYoungParents(ofOneFamily(people, story), story)).map((one, _, all) =>
    dressed(ofItsKind(one, all), story, language),
  );
}

/** A story with something else in the place of nouns that are somebody's already: the robot in "robot vacuum" is nobody. */
const withoutNouns = (story: string, named: readonly Met[], others: readonly Met[]): string =>
  [
    ...named.flatMap(({ person }) => (person.thing ? person.aliases : [])),
    ...others.flatMap(({ person }) => [person.name, ...person.aliases]),
  ]
    .sort((a, b) => b.length - a.length)
    .reduce(
      (rest, noun) =>
        rest.replace(new RegExp(/\p{Script=Han}/u.test(noun) ? noun : `\\b${noun}\\b`, 'giu'), (found) =>
          '_'.repeat(found.length),
        ),
      story,
    );

const HAT = /\bhat\b|\bcap\b|帽/u;

/** Somebody with the looks that the story tells, in the clothes of which it tells the color. */
function dressed(one: Person, story: string, language: 'en' | 'zh'): Person {
  if (one.age === 'animal') return one;
  const words = [one.name, ...one.aliases, ...(one.tells ? [language === 'zh' ? '我' : 'I'] : [])];
  const known = knownLooks(one.name, language);
  const looks = toldLooks(story, words, language) ?? known.looks;
  const wears =
    one.wears ??
    toldClothes(story, words, language) ??
    known.wears ??
    oldClothes(story, one, looks, language);
  // "with a red hat" says it once
  const twice = looks !== undefined && wears !== undefined && HAT.test(looks) && HAT.test(wears);
  return { ...one, ...(wears && !twice && { wears }), ...(looks && { looks }) };
}

/** "My daughter" is a child if nothing else is said and whoever tells it is not old; so is the brother of a child. */
function childrenOf(teller: Person | null, people: Person[]): Person[] {
  const children =
    teller?.age === 'child' ? SIBLING : teller && (teller.age ?? 'adult') === 'adult' ? CHILD : null;
  return people.map((one) =>
    children?.test(one.name) ? { ...one, age: one.named ? one.age : 'child' } : one,
  );
}

/** "Her daughter" is a child where nobody is old and nothing tells of what grown-ups do. */
const ofYoungParents = (people: Person[], story: string): Person[] =>
  GROWN_UP.test(story) || haveOldParents(people, story)
    ? people
    : people.map((one) =>
        !one.named && one.age === null && CHILD.test(one.name) ? { ...one, age: 'child' } : one,
      );
/** "The old woman calls her son", 老王的儿子: who is old is in the same sentence. */
const haveOldParents = (people: readonly Person[], story: string): boolean => {
  const old = people.flatMap(({ age, name, aliases }) => (age === 'old' ? [name, ...aliases] : []));
  return [...story.matchAll(CHILD_WORD)].some(({ index }) => {
    const [before = ''] = /[^.!?。！？]*$/u.exec(story.slice(0, index).toLowerCase()) ?? [];
    return old.some((word) => before.includes(word.toLowerCase()));
  });
};
const CHILD_WORD = /\b(?:son|daughter)s?\b|女儿|儿子/giu;
const CHILD = /^(?:son|daughter|女儿|儿子)$/i;
const SIBLING = /^(?:brother|sister|哥哥|姐姐)$/i;

/** 北极熊妈妈 … 小熊: a young animal is of its parents' kind. */
function ofItsKind(one: Person, all: readonly Person[]): Person {
  const [, animal] = /^小(\p{Script=Han})$/u.exec(one.name) ?? [];
  if (!animal || one.age !== 'animal') return one;
  const parent = new RegExp(`^(\\p{Script=Han}{1,2}${animal})(?:妈妈|爸爸|奶奶|爷爷)$`, 'u');
  const [kind] = all.flatMap(({ name }) => parent.exec(name)?.[1] ?? []);
  if (!kind || kind.startsWith('大')) return one;
  return { ...one, post: one.many ? one.post.replace(/小\p{Script=Han}$/u, `小${kind}`) : `小${kind}` };
}

/** A young animal, or one whose relative it says that somebody is. */
const YOUNG =
  /^(?:小|幼|little\s|baby\s|young\s)|驹$|崽$|\b(?:cub|kit|kitten|puppy|pup|foal|lamb|calf|chick|duckling|gosling|piglet|fawn|joey|tadpole)$/iu;
const ITS_KIN =
  /\b(?:its|his|her|their)\s(?:\w+\s)?(?:grand\w+|granny|mother|father|mom|mum|mama|dad|papa|brother|sister|uncle|aunt)\b|它们?的?(?:妈妈|爸爸|奶奶|爷爷|外婆|外公|哥哥|姐姐|弟弟|妹妹)/iu;
/** Who lives with people: 小狗陪着爷爷 tells of somebody and a dog. */
const PET = /猫|狗|\b(?:cat|kitten|dog|puppy)\b/iu;
const GRANDPARENT = /奶奶|爷爷|外婆|外公|姥|\bgran/iu;

/**
 * In a tale of animals alone the mother is one of them: 小马 … 妈妈每天陪它练习. Grandma and her cat are no such tale: she is told of
 * before the cat.
 */
function ofOneFamily(people: Person[], story: string): Person[] {
  const isKin = ({ name, named }: Person) => !named && KIN.test(name);
  const animals = people.filter(({ age }) => age === 'animal');
  const [first] = animals;
  const kin = people.filter(isKin);
  if (!first || first !== people[0] || animals.length + kin.length < people.length) return people;
  if (!ITS_KIN.test(story)) {
    if (![first.name, ...first.aliases].some((word) => YOUNG.test(word))) return people;
    if (PET.test(first.name) && kin.some(({ name }) => GRANDPARENT.test(name))) return people;
  }
  const word = first.post || first.name.toLowerCase();
  const post = findKinds(word)
    .map((kind) => kind.word)
    .at(-1);
  return people.map((one) =>
    isKin(one) && one.age !== 'animal' && post
      ? { ...one, age: 'animal', post: post.replace(/^(?:小|little )|驹$/giu, '') }
      : one,
  );
}
