/** Who tells a story of their own: "My name is Ruby, and I am a stray dog". */
import type { Person } from './people.ts';

const NAMED = [
  /\b(?:my name is|I am called|they call me)\s([A-Z][\w'-]+)/iu,
  /\bI(?:['’]m| am)\s([A-Z][a-z]+)(?=[,.!])/u,
  /(?:我的名字叫|我的名字是|我叫|我是)(\p{Script=Han}{2,4})/u,
];
/** Pronouns of whoever tells it; 我们 and "we" mean several. */
const I = /(?<![\w'])(?:I|me|my|myself)(?![\w])|我(?!们)/gu;

/** The person who tells a story in which they say their name; null if nobody does. */
export function myself(story: string, people: readonly Person[]): Person | null {
  for (const pattern of NAMED) {
    const said = pattern.exec(story)?.[1];
    const person = said && people.find(({ name }) => name === said || said.startsWith(name));
    if (person) return person;
  }
  return null;
}

/** Where a narration first speaks of whoever tells it; -1 if it does not. */
export const ofMyself = (text: string): number => text.search(I);
