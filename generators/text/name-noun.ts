/** Names that are nouns: "Captain", 船长, "Fox". */
import { findKinds } from './kinds.ts';
import type { Language } from './words.ts';

/** A noun as a description has it: "an owl". */
export const withArticle = (noun: string, language: Language): string =>
  language === 'zh' ? noun : `${/^(?:[aeiou]|AI\b)/.test(noun) ? 'an' : 'a'} ${noun}`;

/** Whether a name is a noun for somebody, as a whole. */
export const isNoun = (name: string): boolean =>
  findKinds(name).some(({ word }) => word.length === name.length);

/** What a name says that somebody is: "a captain" for Captain, 船长 for 船长, nothing for Mei. */
export const nounIn = (name: string): string =>
  isNoun(name) ? withArticle(name.toLowerCase(), /\p{Script=Han}/u.test(name) ? 'zh' : 'en') : '';
