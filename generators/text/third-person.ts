/** A story that is told as "I", as a picture shows it: with the name of whoever tells it. */

import { capital } from './capital.ts';
import { PAST } from './names-en.ts';
import type { Language } from './words.ts';

/** "I'm", "I never eat", "I": the pronoun, what is joined to it, and the verb. */
const SUBJECT =
  /(?<![\w'’])[Ii](?:['’](m|ve|ll|d))?(?![\w'’]|\.\w)(?:(\s(?:\w+ly|never|always|just|still|also|often|then|soon|finally))?\s([a-z]+(?:['’]t)?))?/gu;
/** "My grandfather and I". */
const AND_I = /\bmy ((?:[\w-]+ ){1,3}?)and I\b ?/giu;
const JOINED = { m: ' is', ve: ' has', ll: ' will', d: ' would' } as const;
const IRREGULAR: Readonly<Record<string, string>> = {
  am: 'is',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "haven't": "hasn't",
  go: 'goes',
};
/** Verbs that have one form for all, in the past or the present, and what is no verb. */
const SAME = new RegExp(
  `^(?:${PAST}|\\w+ed|was|were|can(?:not|['’]t)?|could|may|might|must|shall|should|will|would|got|in|at|on|of|to|with|as|too|alone|who|and|or|but)(?:n['’]t)?$`,
  'iu',
);
/** What is thought now of what was then. */
const PRESENT = /^(?:think|know|hope|believe|guess|suppose|wish|remember|wonder)$/iu;
const IS_PAST = /\b(?:was|were|had|did|could|would|\w{2,}ed)\b/iu;

/**
 * @param name as it stands in a sentence: "the protagonist", Ruby, 主角
 * @example inThirdPerson('I open my door.', 'Ruby', 'en') // Ruby opens their door.
 */
export function inThirdPerson(text: string, name: string, language: Language): string {
  if (language === 'zh') return text.replace(/我(?!们)/gu, name);
  return text.replace(/[^.!?]+[.!?]*/gu, (sentence) => sentenceOf(sentence, name));
}

function sentenceOf(text: string, name: string): string {
  const past = IS_PAST.test(text);
  const named = text
    .replace(AND_I, (_, others: string) => `I and my ${others}`)
    .replace(SUBJECT, (_, joined?: keyof typeof JOINED, adverb = '', verb?: string) => {
      if (joined) return `${name}${JOINED[joined]}${adverb}${verb ? ` ${verb}` : ''}`;
      return `${name}${adverb}${verb ? ` ${IRREGULAR[verb] ?? ((past && !PRESENT.test(verb)) || SAME.test(verb) ? verb : withS(verb))}` : ''}`;
    });
  const told = named
    .replace(/(?<![\w'’])me(?!\w)/giu, name)
    .replace(/(?<![\w'’])my(?!\w)/giu, (_, at: number) =>
      named.slice(0, at).includes(name) ? 'their' : `${name}’s`,
    );
  return told.replace(/(?<=^\s*)[a-z]/u, capital);
}

const withS = (verb: string): string =>
  /[^aeiou]y$/u.test(verb)
    ? `${verb.slice(0, -1)}ies`
    : `${verb}${/(?:s|x|z|ch|sh|o)$/u.test(verb) ? 'es' : 's'}`;
