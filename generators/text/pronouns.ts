/** Pronouns of a text, and names where they stand as words of their own. */
import type { Person } from './people.ts';

export interface Pronoun {
  of: 'she' | 'he' | 'it' | 'they';
  at: number;
}

const WORDS =
  /(?<!其)[她他它]们?|我们|咱们|\b(?:we|us|she|her|hers|herself|he|him|his|himself|they|them|their|themselves|it|its)\b/giu;
/** "It rained", "it was cold": nobody. */
const NOTHING =
  /^it(?:['’]s|\s+(?:is|was|has been|had been|will be|seems?|seemed|takes?|took|rain\w*|snow\w*|got|grew|smell\w*|felt|feels|began to rain|would be))\b/i;

/** "His name was Otto": tells of nobody before. */
const NAME_TOLD = /^(?:his|her|its)\s+name\b|^[他她]的?名字|^[他她]叫/i;

export const pronounsIn = (text: string): Pronoun[] =>
  [...text.matchAll(WORDS)].flatMap(({ 0: word, index }) => {
    const rest = text.slice(index);
    if (NOTHING.test(rest) || NAME_TOLD.test(rest)) return [];
    return [{ of: meaningOf(word.toLowerCase()), at: index }];
  });

function meaningOf(word: string): Pronoun['of'] {
  if (/^(?:we|us|我们|咱们|they|them|their|themselves|[她他它]们)$/u.test(word)) return 'they';
  if (/^(?:she|her|hers|herself|她)$/u.test(word)) return 'she';
  return /^(?:he|him|his|himself|他)$/u.test(word) ? 'he' : 'it';
}

/** Where a name stands as a word of its own; -1 when it does not. */
export function placeOf(text: string, name: string): number {
  if (/\p{Script=Han}/u.test(name)) return text.indexOf(name);
  return text.search(new RegExp(`(?<![\\w'])${name.replace('.', '\\.')}(?!\\w)`, 'i'));
}

/** Remembered or told of, and not there. */
const ABSENT =
  /\b(?:remember\w*|miss(?:es|ed)?|thinks? of|thought of|dream\w* of|letter from|about|like|without|late)\s+(?:\w+\s)?$/i;
const ABSENT_ZH = /(?:想起|想念|思念|梦见|怀念|关于|像|写给|寄给|没有)[^，。！？；]{0,3}$/u;

/** Where each person is named in a text, in its order. */
export function namedIn(text: string, people: readonly Person[]): { person: Person; at: number }[] {
  return people
    .flatMap((person) => {
      const places = [person.name, ...person.aliases]
        .map((word) => placeOf(text, word))
        .filter((at) => at >= 0);
      return places.length === 0 ? [] : [{ person, at: Math.min(...places) }];
    })
    .filter(({ at }) => !ABSENT.test(text.slice(0, at)) && !ABSENT_ZH.test(text.slice(0, at)))
    .sort((a, b) => a.at - b.at);
}

/** How well a person fits a pronoun; 0 not at all. The story's own word counts most, then what a name is usual for. */
export function fitOf({ gender, usual, age }: Person, of: 'she' | 'he' | 'it'): number {
  if (of === 'it') return age === 'animal' ? 3 : 0;
  if (gender === of) return 3;
  // animals of a tale are often he or she
  if (gender !== null) return age === 'animal' ? 1 : 0;
  if (usual === of) return 2;
  return usual === null ? 1.5 : 0;
}
