/** Who says their own name: "I'm Will," he said; “我叫光光。”女孩说. */
import { type FoundKind, findKinds } from './kinds.ts';

/** "What is your name?" … "Tobias.": the answer is the name. */
const ASKED_NAME =
  /(?:\bwhat(?:['’]s| is| do they call) (?:your name|you)\b|\bwho are you\b|\byour name\b|你叫什么|叫什么名字|你是谁|尊姓大名)[^“「『"]{0,60}[”」』"]?[^“「『"]{0,40}["“「『]$/iu;
const ANSWER_ENDS = /^[.!。！]?["”」』]/u;
const SAYS_NAME = /(?:\b(?:I['’]m|I am|[Mm]y name(?:['’]s| is))\s|我(?:的?名字)?(?:叫做?|是))["“'‘「『]?$/u;
/** "I'm Will's sister", 我是小明的妈妈. */
const IS_OWNER = /^(?:['’]s\b|的)/u;

/** Whether somebody's words are those with which they say their name. */
export function saysOwnName(words: string, name: string): boolean {
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + name.length))
    if (SAYS_NAME.test(words.slice(0, at)) && !IS_OWNER.test(words.slice(at + name.length))) return true;
  return false;
}

/**
 * The noun that a story uses for whoever says their name in a quote.
 * @param before the story before the name
 * @param after the story after it
 */
export function introducedAs(before: string, after: string): FoundKind | undefined {
  const answers = ASKED_NAME.test(before) && ANSWER_ENDS.test(after);
  if (!(SAYS_NAME.test(before) || answers) || IS_OWNER.test(after)) return undefined;
  if (answers) {
    const told = narrated(before);
    // who died or waits elsewhere is told of as somebody's: her husband
    return findKinds(told).findLast(
      ({ start }) => !/(?:\b(?:her|his|their|my|our)\s|[她他我]的?)$/iu.test(told.slice(0, start)),
    );
  }
  const [, lead] = /^(.*)["“「『][^"“”「」『』]*$/su.exec(before) ?? [];
  const [, rest] = /^[^"”」』]*["”」』](.*)$/su.exec(after) ?? [];
  return lead === undefined || rest === undefined ? undefined : speakerOf(lead, rest);
}

/** Whether the story says that somebody else than its teller speaks a quote. */
export const introducesAnother = (before: string, quote: string, after: string): boolean =>
  /(?:\b(?:I['’]m|I am|[Mm]y name(?:['’]s| is))\s\p{Lu}|我(?:的?名字)?(?:叫|是))/u.test(quote) &&
  (speakerOf(before, after) !== undefined || OTHER_SAYS.test(after));
const OTHER_SAYS = /^\s*(?:(?:[a-z]+\s)?(?:he|she)\b|[他她])/u;

/** What is told, without what somebody says. */
const narrated = (text: string): string => text.replace(/[“「『"][^“”「」『』"]*(?:[”」』"]|$)/gu, ' ');

/** Whom a story calls by a noun and has speak a quote. */
function speakerOf(lead: string, rest: string): FoundKind | undefined {
  const [said = ''] = /^\s*[^.!?。！？“"]{0,40}/u.exec(rest) ?? [];
  const tail = said.trim();
  const [speaker] = findKinds(tail.slice(0, 24));
  if (speaker && SAID_BY.test(tail.slice(0, speaker.start))) return speaker;
  const nouns = findKinds(lead).filter((one) => !HAS_NAME.test(lead.slice(one.start + one.word.length)));
  const [, pronoun] = /^(?:[a-z]+\s)?(he|she)\b|^([他她])/u.exec(tail)?.filter(Boolean) ?? [];
  if (pronoun) {
    const gender = /she|她/u.test(pronoun) ? 'she' : 'he';
    return nouns.findLast(({ means }) => means.gender === null || means.gender === gender);
  }
  // nothing says who speaks: whoever has just come
  if (/^(?:[a-z]+\s)?I\b|^我|^(?:[a-z]+\s)?\p{Lu}/u.test(tail)) return undefined;
  const last = nouns.at(-1);
  return last &&
    COMES.test(lead.slice(0, last.start)) &&
    ENDS_HERE.test(lead.slice(last.start + last.word.length))
    ? last
    : undefined;
}
/** What stands between a quote and its speaker: "said the", 小. */
const SAID_BY = /^(?:(?:[a-z]+\s)?(?:[Tt]he|an?)\s(?:\w+\s)?|\p{Script=Han}{0,2})$/u;
/** "The teacher, Mrs. Green": a noun that belongs to a name. */
const HAS_NAME = /^,?\s(?:named\s|called\s)?\p{Lu}/u;
const COMES = /(?:\b[Aa]n?\s(?:\w+\s){0,2}|一[个位名只]\p{Script=Han}{0,4})$/u;
/** The sentence with the noun is the last before the quote. */
const ENDS_HERE = /^[^.!?。！？"“”]*[.!?。！？：:,，]?\s*$/u;
