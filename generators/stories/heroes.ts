/** Whom an idea is about, as its story speaks of them. */
import type { Random } from '../pictures/random.ts';
import { withArticle } from '../text/name-noun.ts';
import { findPeople } from '../text/people.ts';
import type { Person } from '../text/person.ts';
import type { Language } from '../text/words.ts';
import { type Several, severalIn } from './several.ts';
import { type Hero, PERSON, type Somebody } from './somebody.ts';
import { strangerBefore, strangerOf } from './stranger.ts';

const CREATURE = /dragon|monster|alien|ghost|dinosaur|龙|怪物|怪兽|小怪|外星|幽灵/iu;
const MACHINE = /robot|android|rover|机器人/iu;
/** Relatives, who are somebody's. */
const KIN =
  /^(?:(?:grand)?(?:mother|father|daughter|son)|mom|mum|mama|dad|papa|grandma|granny|grandpa|(?:(?:little|big|younger|older)\s)?(?:brother|sister)|wife|husband|uncle|aunt)$/iu;
/** How animals are counted that are not 一只. */
const MEASURES_ZH = [
  [/[龙蛇鱼]$/u, '条'],
  [/马$/u, '匹'],
  [/牛$|大象$/u, '头'],
] as const;
const KIN_ZH = /[爸妈爷奶哥姐弟妹叔姨公婆父母]|女儿|儿子|孙/u;
const LARGE =
  /dragon|whale|bear\b|horse|elephant|lion|tiger|cow\b|wolf|dinosaur|giraffe|龙|鲸|熊|马|大象|狮|虎|牛|狼/iu;
const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

function pronounOf(
  { gender, usual, age, many }: Person,
  { word, idea, first }: { word: string; idea: string; first: boolean },
  random: Random,
): Somebody['pronoun'] {
  if (many) return 'they';
  if (gender ?? usual) return gender ?? usual ?? 'it';
  const [said] = SAID_OF_HERO.exec(idea) ?? [];
  if (said && age !== 'animal' && first)
    return /^s?he|^her|她/iu.test(said) && !/^(?:he|his|him)$/iu.test(said) ? 'she' : 'he';
  if (age === 'animal' || CREATURE.test(word) || MACHINE.test(word)) return 'it';
  return random.chance(0.5) ? 'she' : 'he';
}

/** @param hero whose relative somebody may be: "her daughter" */
function toSomebody(
  person: Person,
  idea: string,
  language: Language,
  random: Random,
  hero?: Somebody,
): Somebody {
  const { name, named, age } = person;
  const pronoun = pronounOf(person, { word: `${name} ${person.post}`, idea, first: !hero }, random);
  const creature = age === 'animal' || CREATURE.test(name);
  const rest = {
    pronoun,
    creature,
    machine: MACHINE.test(name),
    speaks: !creature,
    child: age === 'child',
    small: !LARGE.test(name),
    kin: hero !== undefined && (language === 'zh' ? KIN_ZH : KIN).test(name),
  };
  if (language === 'zh') {
    const words = chineseWords(person, idea, hero);
    return { ...words, ...rest, pronoun: /^[两二三几四五六七]/u.test(words.the) ? 'they' : pronoun };
  }
  if (named) return { the: name, a: name, ...rest };
  const word = lower(name);
  if (hero && KIN.test(name)) {
    const own = `${POSSESSIVE[hero.pronoun]} ${word}`;
    return { the: own, a: own, ...rest };
  }
  if (person.many) return { the: `the ${word.endsWith('s') ? word : `${word}s`}`, a: word, ...rest };
  const [whole = ''] =
    new RegExp(`\\ban?\\s(?:[\\w'’-]+\\s){0,2}?${literal(word)}\\b`, 'iu').exec(idea) ?? [];
  return { the: `the ${word}`, a: whole ? lower(whole) : withArticle(word, 'en'), ...rest };
}
/** The first pronoun of an idea is its hero's. */
const SAID_OF_HERO = /\b(?:she|her|he|his|him)\b|[他她]/iu;
const POSSESSIVE = { she: 'her', he: 'his', it: 'its', they: 'their' } as const;

/** Counted as people are, though no people: 一个幽灵. */
const BEING_ZH = /幽灵|外星人|悟空|八戒|猴王|大圣/u;
/** 一只流浪狗: what is said of them goes along; 两个机器人 stay two. */
function chineseWords(
  { name, named, age }: Person,
  idea: string,
  hero: Somebody | undefined,
): { the: string; a: string } {
  const isAnimal = age === 'animal' && !BEING_ZH.test(name);
  if (named) return { the: name, a: name };
  const [, number = '', measure = '', said = ''] =
    new RegExp(
      `([一两三几])([个只名位条头匹群对台])((?:(?!${[...'和与跟同', ...(hero ? [literal(hero.the)] : [])].join('|')})\\p{Script=Han}){0,4}?)${literal(name)}`,
      'u',
    ).exec(idea) ?? [];
  const plain = /的/u.test(said) ? '' : said;
  if (number && number !== '一')
    return { the: `${number}${measure}${plain}${name}`, a: `${number}${measure}${plain}${name}` };
  const the = `${plain}${name}`;
  const usual = MEASURES_ZH.find(([nouns]) => nouns.test(name))?.[1] ?? (isAnimal ? '只' : '个');
  return { the, a: KIN_ZH.test(name) ? the : `一${measure || usual}${said}${name}` };
}

/** "How my grandparents met": a couple at the beginning of an idea is two people. */
const COUPLE = /^(?:how\s)?(?:my|our|his|her)\s(grand)?parents\b/iu;
function coupleOf(about: string): { hero: Hero; other: Somebody } | null {
  const found = COUPLE.exec(about);
  if (!found) return null;
  const one = (noun: string, pronoun: 'he' | 'she'): Somebody => ({
    the: `the ${found[1] ?? ''}${noun}`,
    a: `a ${found[1] ?? ''}${noun}`,
    pronoun,
    ...PERSON,
  });
  return { hero: one('father', 'he'), other: one('mother', 'she') };
}

/** "Her husband disappears": the story is hers. */
const WHOSE = /^(her|his)\s(husband|wife|son|daughter|mother|father|brother|sister)\b/iu;
const WHO_HAS: Readonly<Record<string, readonly [she: string, he: string]>> = {
  husband: ['wife', 'husband'],
  wife: ['wife', 'husband'],
  son: ['mother', 'father'],
  daughter: ['mother', 'father'],
};
function whoseIs(about: string): { hero: Hero; other: Somebody } | null {
  const [, whose = '', noun = ''] = WHOSE.exec(about.toLowerCase()) ?? [];
  if (!whose) return null;
  const pronoun = whose === 'her' ? 'she' : 'he';
  const who = WHO_HAS[noun]?.[whose === 'her' ? 0 : 1] ?? (whose === 'her' ? 'girl' : 'boy');
  const own = `${whose} ${noun}`;
  const other = /husband|son|father|brother/u.test(noun) ? 'he' : 'she';
  return {
    hero: { the: `the ${who}`, a: `a ${who}`, pronoun, ...PERSON, child: /girl|boy/u.test(who) },
    other: { the: own, a: own, pronoun: other, ...PERSON, kin: true },
  };
}

/** "Her father's signal": somebody who is spoken of, and far away. */
const ABSENT =
  /\b(?:her|his)\s((?:grand)?(?:father|mother|son|daughter)|husband|wife|brother|sister)['’]s\b/iu;
function absentKin(about: string, hero: Somebody, language: Language): Somebody | null {
  const [, noun = ''] = ABSENT.exec(about) ?? [];
  if (language === 'zh' || !noun) return null;
  const own = `${POSSESSIVE[hero.pronoun]} ${noun.toLowerCase()}`;
  const pronoun = /mother|daughter|wife|sister/iu.test(noun) ? 'she' : 'he';
  return { the: own, a: own, pronoun, ...PERSON, kin: true };
}

/** 宇航员的女儿 is one: whose daughter she is says the first noun. */
const ofParent = (people: readonly Person[], about: string): readonly Person[] => {
  const [first, second] = people;
  return first &&
    second &&
    KIN_ZH.test(second.name) &&
    about.replace(/^一[个名位]/u, '').startsWith(`${first.name}的${second.name}`)
    ? [...people.slice(1), ...(isAgain(first, about) ? [first] : [])]
    : people;
};
/** 女孩的妈妈等女孩回家: the girl is in the story herself. */
const isAgain = ({ name }: Person, about: string): boolean =>
  about.toLowerCase().split(name.toLowerCase()).length > 2;

const isAmong = ({ name, many }: Person, { the, noun }: Several): boolean =>
  many !== undefined || the.includes(name) || name.toLowerCase().includes(noun);

/** "Two cats on a roof" are animals, though nothing is said that they do. */
const areAnimals = ({ noun }: Several, people: readonly Person[], language: Language): boolean =>
  [...people, ...(language === 'en' ? findPeople(ended(`A ${noun}`), language) : [])].some(
    ({ age, name }) => age === 'animal' && name.toLowerCase().includes(noun),
  );

/** "Thinks she is the queen", 觉得自己是皇帝, "dresses up as a grandmother": what somebody is taken for, and nobody else. */
const TAKEN_FOR =
  /\b(?:thinks?|believes?|pretends?|says|claims|imagines|dreams?) (?:that )?(?:(?:he|she|it|they)(?:['’]?s| is| are| was)? |to be |of being )(?:really )?(?:an?|the) (?:\w+ ){0,2}$|\b(?:dress(?:es|ed)?(?: up)?|disguised?s?|works?|posing|poses?) (?:\w+self )?as (?:an?|the) (?:\w+ ){0,2}$|\bwants? to (?:be|become) (?:an?|the) (?:\w+ ){0,2}$|(?:想[要]?(?:当|做|成为|变成)|梦想(?:着)?(?:当|做|成为)|自己是|自己当|扮成|打扮成|装成|假扮成?|冒充|当成)(?:一[个位名只条])?[^，。]{0,2}$/iu;
const isPlayed = ({ name, aliases }: Person, about: string): boolean =>
  [name, ...aliases].some((word) => {
    const at = about.toLowerCase().indexOf(word.toLowerCase());
    return at > 0 && TAKEN_FOR.test(about.slice(0, at));
  });

/** "A girl's first day at school": whose it is. "The clockmaker's daughter" is not the clockmaker. */
const OWNER = /^((?:(?:an?|the|two|three)\s)?(?:[\w-]+\s){0,2}?[\w-]+)['’]s\s(\w+)/iu;
function withOwner(people: readonly Person[], about: string, language: Language): readonly Person[] {
  const [, owner = '', owned = ''] = OWNER.exec(about) ?? [];
  if (!owner) return people;
  if (!KIN.test(owned)) return people.length > 0 ? people : findPeople(ended(owner), language);
  const isOwner = ({ name }: Person) => owner.toLowerCase().endsWith(name.toLowerCase());
  const others = people.filter((one) => !isOwner(one));
  return [
    ...(others.length > 0 ? others : findPeople(ended(`A ${owned}`), language)),
    ...people.filter((one) => isOwner(one) && isAgain(one, about)),
  ];
}

/** The reader of stories knows where a sentence ends. */
const ended = (about: string): string =>
  /[.!?。！？]$/u.test(about) ? about : `${about}${/\p{Script=Han}/u.test(about) ? '。' : '.'}`;

/**
 * The hero of an idea and whoever else it names.
 * @param about the idea without the words that ask for a story
 */
export function heroesOf(
  about: string,
  language: Language,
  random: Random,
): { hero: Hero; other: Somebody | null; words: string } {
  const several = severalIn(about, language);
  const couple = coupleOf(about) ?? whoseIs(about);
  if (couple) return { ...couple, words: '' };
  // who asks for the story is not in it
  const named = findPeople(ended(about), language).filter(({ tells }) => !tells);
  const people = language === 'zh' ? ofParent(named, about) : withOwner(named, about, language);
  const real = people.filter((one) => !isPlayed(one, about));
  const unknown = real.length < people.length ? strangerOf(about, language, random) : null;
  const there = real.length > 0 || (unknown && !unknown.isNew) ? real : people;
  const met = several ? there.filter((one) => !isAmong(one, several)) : there;
  const before = several || !met[0] ? null : strangerBefore(met[0].name, about, random);
  const [first, second] = several || before ? [undefined, met[0]] : met;
  const hero: Hero = several
    ? {
        the: several.the,
        a: several.a,
        pronoun: 'they',
        ...PERSON,
        creature: areAnimals(several, people, language),
        machine: MACHINE.test(several.noun),
      }
    : (before ?? (first ? toSomebody(first, about, language, random) : strangerOf(about, language, random)));
  // the tables speak of one
  const other =
    second && !second.many
      ? toSomebody(second, about, language, random, hero)
      : absentKin(about, hero, language);
  return { hero, other, words: `${hero.the} ${first?.post ?? ''}` };
}
