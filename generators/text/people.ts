/** Finds the people and animals of a story, named or referred to by nouns such as "the girl". */
import { ageBefore, ageInName, agesByKin, isOfChildren } from './ages.ts';
import { callingOf } from './callings.ts';
import { usualGender } from './genders.ts';
import { inPerson } from './in-person.ts';
import { findKinds, isGeneralKind, isSameKind, KIN, type Kind } from './kinds.ts';
import { myself } from './myself.ts';
import { englishNames, type NameAt } from './names-en.ts';
import { chineseNames, isForeignSpelling } from './names-zh.ts';
import { fitOf, isOwners, pronounsIn } from './pronouns.ts';
import { narrationOf, playNames } from './segment.ts';
import { tellerOf } from './teller.ts';

export interface Person extends Kind {
  name: string;
  /** The gender that the name implies; `gender`, from the story's words, overrides it. */
  usual: 'she' | 'he' | null;
  /** Other words that refer to them: after "a girl named Mei", "girl". */
  aliases: string[];
  /** Whether `name` is a name rather than a noun such as "Girl". */
  named: boolean;
  /** Occupation or role in the story: "lamp keeper"; may be empty. */
  post: string;
  /** Whether they tell the story, as "I". */
  tells?: true;
  /** The pronoun that is all that the story calls them. */
  only?: 'she' | 'he';
}

interface Met {
  person: Person;
  at: number;
  times: number;
}

const MOST_PEOPLE = 12;
const UNKNOWN: Kind = { gender: null, age: null };

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The people and animals of a story in order of appearance; at most twelve, those mentioned most often. Speakers of a play are
 * always included.
 */
export function findPeople(story: string, language: 'en' | 'zh'): Person[] {
  const named = metByName(story, language === 'zh' ? chineseNames(story) : englishNames(story));
  const self = myself(
    story,
    named.map(({ person }) => person),
  );
  if (self) self.tells = true;
  const teller = self ? null : tellerOf(story, language);
  const first: Met[] = teller ? [{ person: teller, at: -1, times: Number.POSITIVE_INFINITY }] : [];
  const known = [...first, ...named, ...metByKind(story, [...first, ...named])];
  const met = [...known, ...metByPronoun(story, known, language)];
  const most = [...met].sort((a, b) => b.times - a.times || a.at - b.at).slice(0, MOST_PEOPLE);
  const speaking = new Set(playNames(story).map((name) => name.toLowerCase()));
  const people = [...met]
    .filter((one) => most.includes(one) || speaking.has(one.person.name.toLowerCase()))
    .sort((a, b) => a.at - b.at)
    .map(({ person }) => person);
  return childrenOf(teller, ofOneFamily(people));
}

/** "My daughter", of whoever tells it and is not old, is a child if nothing else is said. */
const childrenOf = (teller: Person | null, people: Person[]): Person[] =>
  teller && teller.age !== 'old' && teller.age !== 'animal'
    ? people.map((one) => (one.age === null && CHILD.test(one.name) ? { ...one, age: 'child' } : one))
    : people;
const CHILD = /^(?:son|daughter|女儿|儿子)$/i;

/** In a tale of animals alone the mother is one of them: 小马 … 妈妈每天陪它练习. */
function ofOneFamily(people: Person[]): Person[] {
  const isKin = ({ name, named }: Person) => !named && KIN.test(name);
  const animals = people.filter(({ age }) => age === 'animal');
  const [first] = animals;
  if (!first || animals.length + people.filter(isKin).length < people.length) return people;
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

function metByName(story: string, hits: readonly NameAt[]): Met[] {
  const met = new Map<string, Met>();
  const kin = agesByKin(story, hits);
  const usual = isOfChildren(story) ? 'child' : null;
  for (const { name, at } of hits) {
    if (findKinds(name).some(({ word }) => word.toLowerCase() === name.toLowerCase())) continue;
    const whole = wholeName(name, hits);
    const known = met.get(whole);
    if (known) {
      known.times++;
      known.at = Math.min(known.at, at);
      if (name !== whole && !known.person.aliases.includes(name)) known.person.aliases.push(name);
      continue;
    }
    const calling = callingOf(story, whole) ?? (name === whole ? null : callingOf(story, name));
    // 王奶奶 and Grandma Rose say it themselves
    const own = isForeignSpelling(whole) ? undefined : findKinds(whole)[0];
    const kind = own?.means ?? calling?.kind ?? UNKNOWN;
    const related = kin.get(whole) ?? kin.get(name);
    const age =
      ageBefore(story, whole) ??
      ageTold(kind.age, related?.age ?? null, ageInName(whole)) ??
      (titleOf(whole) || /^M(?:rs?|s|iss)\b/.test(whole) ? null : usual);
    const aliases = [
      calling?.word ?? own?.word.toLowerCase() ?? '',
      titleOf(whole),
      name === whole ? '' : name,
      ...(related?.aliases ?? []),
    ];
    const person: Person = {
      name: whole,
      ...kind,
      gender: kind.gender ?? related?.gender ?? null,
      ...(kind.age === 'animal' ? {} : { age }),
      usual: usualGender(whole),
      aliases: aliases.filter(Boolean),
      named: true,
      post: calling?.post ?? own?.word.toLowerCase() ?? '',
    };
    met.set(whole, { person, at, times: 1 });
  }
  return [...met.values()];
}

/** Of a trade one can be old, but no child; grandchildren say more than either, and the name only what nothing else does. */
function ageTold(kind: Kind['age'], kin: Kind['age'], name: Kind['age']): Kind['age'] {
  if (kind === 'adult' && (kin === 'old' || name === 'old')) return 'old';
  return kind ?? kin ?? name;
}

/** 老王 is 王爷爷. */
const elderOf = (name: string, hits: readonly NameAt[]): string | undefined => {
  const [, surname] = /^老(\p{Script=Han})$/u.exec(name) ?? [];
  return (
    surname &&
    hits.find((hit) => hit.name.startsWith(surname) && /[爷伯叔师奶婶姨]/u.test(hit.name.slice(1)))?.name
  );
};

/** "Anna" is "Anna Brown", if only one full name contains it. */
function wholeName(name: string, hits: readonly NameAt[]): string {
  const longer = [...new Set(hits.map((hit) => hit.name))].filter(
    (other) => other !== name && ` ${other} `.includes(` ${name} `),
  );
  return longer.length === 1 ? (longer[0] ?? name) : (elderOf(name, hits) ?? name);
}

/** The title as an alias: "Captain Brown" is "the captain". */
const titleOf = (name: string): string =>
  /^(Captain|Professor|Inspector|Detective|King|Queen|Prince|Princess)\s/.exec(name)?.[1]?.toLowerCase() ??
  '';

function metByKind(story: string, named: readonly Met[]): Met[] {
  const met: Met[] = [];
  const kinds = findKinds(story);
  const isThere = inPerson(story, kinds);
  for (const kind of kinds) {
    const { means, word, start } = kind;
    const plain = word.toLowerCase();
    const inName = named.some(({ person }) => {
      const at = story.lastIndexOf(person.name, start);
      return at >= 0 && start < at + person.name.length;
    });
    if (inName) continue;
    // the stray cat that somebody says they are is no other
    if (named.some(({ person }) => person.tells && person.age === 'animal' && person.post === plain))
      continue;
    const known = [...named, ...met].find(({ person }) =>
      [...person.aliases, ...(person.named ? [] : [person.name.toLowerCase()])].some((other) =>
        isSameKind(other, plain),
      ),
    );
    const meant =
      known ?? (isNew(story, plain, start) ? undefined : onlyOneWho(means, plain, [...named, ...met], start));
    if (meant) {
      meant.times++;
      if (!meant.person.aliases.includes(plain)) meant.person.aliases.push(plain);
      if (!meant.person.gender && means.gender) meant.person.gender = means.gender;
      meant.person.age ??= means.age;
      continue;
    }
    // a story that begins with "he was a boy" has nobody else who could be one
    if (named.length + met.length > 0 && !isThere(kind)) continue;
    const person: Person = {
      name: capital(plain),
      ...means,
      usual: null,
      aliases: [],
      named: false,
      post: '',
    };
    met.push({ person, at: start, times: 1 });
  }
  return met;
}

/** "She walked in": who is told of as she or he alone, where nobody of the story could be meant. */
function metByPronoun(story: string, known: readonly Met[], language: 'en' | 'zh'): Met[] {
  const told = narrationOf(story);
  return (['she', 'he'] as const).flatMap((of): Met[] => {
    const uses = pronounsIn(told).filter((pronoun) => pronoun.of === of && !isOwners(told, pronoun.at));
    const [first] = uses;
    if (!first || known.some(({ person }) => fitOf(person, of) > 0)) return [];
    const age = isOfChildren(told) ? 'child' : 'adult';
    const person: Person = {
      name: NOBODY[age][of][language],
      gender: of,
      age,
      usual: null,
      aliases: [],
      named: false,
      post: '',
      only: of,
    };
    return [{ person, at: first.at, times: uses.length }];
  });
}
const NOBODY = {
  adult: { she: { en: 'Woman', zh: '女人' }, he: { en: 'Man', zh: '男人' } },
  child: { she: { en: 'Girl', zh: '女孩' }, he: { en: 'Boy', zh: '男孩' } },
} as const;

/** The person that a general noun refers to: "the girl" is the only girl named before. */
function onlyOneWho(means: Kind, word: string, all: readonly Met[], at: number): Met | undefined {
  if (!isGeneralKind(word)) return undefined;
  // "a child … the boy"
  const child = all.find(({ person }) => person.age === 'child' && !person.named && person.gender === null);
  if (child && means.age === 'child') return child;
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
const isNew = (story: string, word: string, at: number): boolean =>
  /\p{Script=Han}/u.test(word)
    ? /(?:[一两几另][个位名只群对]|[的她他个位])[^，。！？]{0,4}$/u.test(story.slice(Math.max(0, at - 7), at))
    : !/\bthe\s(?:\w+\s)?$/i.test(story.slice(Math.max(0, at - 18), at));
