/** Finds pronouns, and names that stand as separate words. */
import type { Person } from './people.ts';

export interface Pronoun {
  of: 'she' | 'he' | 'it' | 'they';
  at: number;
}

const WORDS =
  /(?<!其)[她他它]们?|我们|咱们|\b(?:we|us|she|her|hers|herself|he|him|his|himself|they|them|their|themselves|it|its)\b/giu;
/** Impersonal "it": "it rained", "it was cold". */
const NOTHING =
  /^it(?:['’]s|\s+(?:is|was|has been|had been|will be|seems?|seemed|takes?|took|rain\w*|snow\w*|got|grew|smell\w*|felt|feels|began to rain|would be))\b/i;

/** "His name was Otto": refers to nobody mentioned before. */
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

/** Index of a name as a separate word; -1 if there is none. */
export function placeOf(text: string, name: string): number {
  if (/\p{Script=Han}/u.test(name)) return text.indexOf(name);
  return text.search(new RegExp(`(?<![\\w'])${name.replace('.', '\\.')}(?!\\w)`, 'i'));
}

/** Words before a person who is remembered or mentioned, but not present. */
const ABSENT =
  /\b(?:remember\w*|miss(?:es|ed)?|thinks? of|thought of|dream\w* of|letter from|about|like|without|late)\s+(?:\w+\s)?$/i;
const ABSENT_ZH = /(?:想起|想念|思念|梦见|怀念|关于|像|写给|寄给|没有)[^，。！？；]{0,3}$/u;

/** The people who are named in a text as present, in its order. */
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

/** How well a person fits a pronoun, 0..3; 0 not at all. A gender told by the story counts more than one implied by a name. */
export function fitOf({ gender, usual, age }: Person, of: 'she' | 'he' | 'it'): number {
  if (of === 'it') return age === 'animal' ? 3 : 0;
  if (gender === of) return 3;
  // animals in tales are often "he" or "she"
  if (gender !== null) return age === 'animal' ? 1 : 0;
  if (usual === of) return 2;
  return usual === null ? 1.5 : 0;
}
