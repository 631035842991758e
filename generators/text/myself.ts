/** Who tells a story of their own, by the name they say ("My name is Ruby, and I am a stray dog") or without one. */
import { introducesAnother } from './introduced.ts';
import type { Person } from './person.ts';
import { isBody } from './pronouns.ts';
import { narrationOf } from './segment.ts';

const NAMED = [
  /\b(?:my name is|I am called|they call me|(?:everyone|everybody|people|[a-z]+) calls? me)\s([A-Z][\w'-]+)/iu,
  /\bI(?:['’]m| am)\s([A-Z][a-z]+)(?=[,.!])/u,
  /(?:我的名字叫|我的名字是|我叫|我是)(\p{Script=Han}{2,4})/u,
];

/**
 * The person who tells a story in which they say their name; null if nobody does. Who says it in a quote is somebody else, unless
 * the story is told as "I" and has nobody else say it.
 */
export function myself(story: string, people: readonly Person[]): Person | null {
  const told = narrationOf(story);
  return namedIn(told, people) ?? (TELLS.test(told) ? namedIn(withoutOthers(story), people) : null);
}

function namedIn(text: string, people: readonly Person[]): Person | null {
  for (const pattern of NAMED) {
    for (const [, said = ''] of text.matchAll(new RegExp(pattern, 'giu'))) {
      const person = people.find(({ name }) => name === said || said.startsWith(name));
      if (person) return person;
    }
  }
  return null;
}
const TELLS = /\b(?:I|me|my)\b|我/u;

/** A story without the quotes in which somebody else says their name. */
const withoutOthers = (story: string): string =>
  story.replace(QUOTE, (quote, at: number) =>
    introducesAnother(story.slice(0, at), quote, story.slice(at + quote.length)) ? '' : quote,
  );
const QUOTE = /["“「『][^"“”「」『』]+["”」』]/gu;

/** Pronouns of whoever tells it. 我们 means several; 我妈 and 我家 are somebody's and something else. */
const I =
  /(?<![\w'’])(?:I|me|myself|my (\w+))(?!\w)|我(?!们|[家爸妈爷奶姥外哥姐弟妹叔姑舅姨]|的(?!手|脸|脚|头|眼|肩|背|怀|心|身))/giu;
/** "We" with whoever tells it among them; 我们. */
const WE = /\b(?:we|us)\b|[我咱]们/iu;

/** Where a narration first speaks of whoever tells it, alone or with others; -1 if it does not. */
export function ofMyself(text: string): number {
  for (const { 1: owned, index } of text.matchAll(I)) {
    if (owned === undefined || isBody(owned)) return index;
  }
  return text.search(WE);
}
