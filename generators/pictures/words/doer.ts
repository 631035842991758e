/** Who does what a verb says, of all whom a text names before it: "Lily and Grandma. Grandma reads to Lily". */
import type { Thing } from './named.ts';

/** Before whoever something is done for, in Chinese: 奶奶给小雨讲故事. */
const FOR = /[给帮为替向对跟]\s*$/u;

/** The last who is named before a verb, unless it is done for them; else the first of all. @param verb where it is */
export const doerOf = (text: string, people: readonly Thing[], verb: number): Thing | undefined =>
  people.findLast(({ start, end }) => end <= verb + 1 && !FOR.test(text.slice(0, start))) ?? people[0];
