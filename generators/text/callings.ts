/** Nouns that also refer to a named person: "Mei is a lamp keeper", "a girl named Mei", "Kiki the fox", 木匠老陈. */
import { introducedAs } from './introduced.ts';
import { type FoundKind, findKinds, type Kind } from './kinds.ts';

export interface Calling {
  kind: Kind;
  /** The noun that refers to the person from then on: "keeper". */
  word: string;
  /** The full phrase: "lamp keeper". */
  post: string;
}

const ARTICLE = "(?:a|an|the|her|his|their|my|our|[A-Z][a-z]+['’]s)";
const TOLD = new RegExp(
  `^(?:,\\s|\\s(?:is|was|is now|becomes|became|has become|had become|works as|worked as|grew up to be|grows up to be)\\s)${ARTICLE}\\s`,
  'i',
);
const TOLD_ZH =
  /^(?:(?:今年[^，。！？]{1,6}岁，)?(?:年轻时|退休前|退伍前|从前|以前|曾经|曾|原来|本来)?(?:是|，是?|，[^，。！？]{2,10}，是)(?:镇上|村里|城里|这里|当地)?(?:的)?(?:一个|一位|一名|一只|一条|一匹|一头|个|位|名)|(?:已经?|终于|就|便|后来|也|真的)*(?:当上?了|当上|成了|成为了?|做了)(?:一?[个位名])?)/u;
/** "My name is Ruby, and I am a stray dog". */
const OF_MYSELF = /^[,.]?\s(?:and\s)?I(?:['’]m| am| was)\s(?:an?|the)\s/i;
/** A noun phrase up to its end. */
const PHRASE = /^(.*?)(?=[,.;!?]|\s(?:who|that|in|at|on|of|with|from|and|for|by|to|whose)\b|$)/is;
/** Suffixes of occupations that are not in the vocabulary. */
const TRADE = /(?:[a-z]{3,}(?:er|or|ist|ian|ant))$/i;
const TRADE_ZH = /[\p{Script=Han}]{1,3}[师员手家匠人工]$/u;
const ADULT: Kind = { gender: null, age: 'adult' };

/** The noun that a story uses for a named person. @returns null if the story tells only the name */
export function callingOf(story: string, name: string): Calling | null {
  for (let at = story.indexOf(name); at >= 0; at = story.indexOf(name, at + name.length)) {
    const before = story.slice(Math.max(0, at - 90), at);
    const earlier = story.slice(Math.max(0, at - 400), at);
    const self = introducedAs(earlier, story.slice(at + name.length, at + name.length + 120));
    if (self) return ofNoun(self);
    const after = story.slice(at + name.length, at + name.length + 60);
    const found = /\p{Script=Han}/u.test(name) ? inChinese(before, after) : inEnglish(before, after, earlier);
    if (found) return found;
  }
  return null;
}

/** What is said of somebody is not said by the story. */
const QUOTES = /["“][^"“”]*["”]/gu;

/** "Two astronauts, Kira and Jonas,", "the brothers Max and Oli": what each of several is. */
const SEVERAL =
  /\b(?:[Tt]wo|[Tt]hree|[Ff]our|[Tt]he|[Bb]oth)\s(?:\w+\s)?(?!brothers|sisters|friends)(\w+)s,?\s(?:(?:named|called)\s)?(?:[A-Z][\w-]+,?\s(?:and\s)?)*$/;

function inEnglish(before: string, after: string, earlier: string): Calling | null {
  const several = SEVERAL.exec(before)?.[1];
  const one = several && ofPhrase(several);
  if (one) return one;
  const told = TOLD.exec(after) ?? OF_MYSELF.exec(after);
  if (told) {
    const found = ofPhrase(PHRASE.exec(after.slice(told[0].length))?.[1] ?? '');
    if (found) return found;
  }
  const apposed = apposedTo(after);
  if (apposed) return apposed;
  if (/\b(?:his|her|its|whose) name (?:is|was)\s(?:\w+\s)?$/i.test(before))
    return lastBefore(earlier.replace(QUOTES, ' '));
  if (/\b(?:names?|named|calls|called)\s(?:it|him|her|(?:the|his|her|their)\s\w+)\s["“]?$/i.test(before))
    return lastBefore(before);
  const first = NAMED_IN_APPOSITION.exec(before)?.[1];
  const twice = first && ofPhrase(first);
  if (twice) return twice;
  const named = /^(.*\w),?\s(?:named|called|whose name (?:is|was))\s(?:\w+\s)?$/is.exec(before);
  const beside = /^(.*\w)\s$/s.exec(before) ?? (/^[,.]/.test(after) ? /^(.*\w),\s$/s.exec(before) : null);
  return endsIn((named ?? beside)?.[1] ?? '', named ? 3 : 0);
}

/** "The cook, a man named Pip": the first noun says what he is. */
const NAMED_IN_APPOSITION =
  /\b(?:[Tt]he|[Hh]er|[Hh]is|[Tt]heir|[Mm]y|[Oo]ur)\s(\w+),\san?\s(?:\w+\s){1,3}(?:named|called)\s$/;

/** "Kiki the fox", "Kiki the brave fox": the noun after a name. */
function apposedTo(after: string): Calling | null {
  const [, first, second] = /^\sthe\s(\w+)(?:\s(\w+))?/i.exec(after) ?? [];
  for (const phrase of [first, second && `${first} ${second}`]) {
    const last = phrase && findKinds(phrase).at(-1);
    if (last && last.start + last.word.length === phrase.length) return ofNoun(last);
  }
  return null;
}

/** "His name was Otto": the last noun for a person before it. */
function lastBefore(before: string): Calling | null {
  const last = findKinds(before).at(-1);
  return last ? ofNoun(last, before) : null;
}

/** @param lead the text up to the noun and beyond: a little dragon is drawn as one */
const ofNoun = ({ means, word, start }: FoundKind, lead = ''): Calling => {
  const little = means.age === 'animal' ? (LITTLE.exec(lead.slice(0, start))?.[0] ?? '') : '';
  return { kind: means, word: word.toLowerCase(), post: `${little}${word}`.toLowerCase() };
};
const LITTLE = /\b(?:little|baby|tiny)\s$|小$/iu;

/** 两个宇航员小李和小王 */
function oneOfSeveral(before: string): Calling | null {
  const last = findKinds(before).at(-1);
  if (!last || !/[两三四][个位名只]$/u.test(before.slice(0, last.start))) return null;
  const between = before.slice(last.start + last.word.length);
  return /^[，、]?(?:叫|分别叫)?(?:[^，。！？；的]{2,3}[和、])?$/u.test(between)
    ? { kind: last.means, word: last.word, post: last.word }
    : null;
}

function inChinese(before: string, after: string): Calling | null {
  const one = oneOfSeveral(before);
  if (one) return one;
  if (/(?:[他她它](?:的?名字?(?:叫做?|是)|叫做?)|[取起]名字?[叫为]?做?[“「『"]?)$/u.test(before))
    return lastBefore(before);
  const told = TOLD_ZH.exec(after);
  if (told) {
    const phrase = /^[^，。；！？、]*/u.exec(after.slice(told[0].length))?.[0] ?? '';
    // 做了一个机器人: made one
    if (/做了/u.test(told[0]) && /机器人|玩[具偶]|木偶|风筝|[猫狗]$/u.test(phrase)) return endsIn(before, 1);
    // 是一个戴着圆眼镜、扎着马尾辫的女孩
    const whole = /^[^。；！？]*?的(\p{Script=Han}{2,4})(?=[，。；！？])/u.exec(
      after.slice(told[0].length),
    )?.[1];
    const found = ofPhrase(phrase.slice(0, 14)) ?? (whole ? ofPhrase(whole) : null);
    if (found) return found;
  }
  // 名叫小雨的女孩
  const named = /^[”」』"]?的/u.exec(after)?.[0];
  if (/(?:叫|名为|叫做|叫作)[“「『"]?$/u.test(before) && named) {
    const [first] = findKinds(after.slice(named.length, named.length + 9));
    if (first && first.start <= 3) return { kind: first.means, word: first.word, post: first.word };
  }
  return endsIn(before.replace(/(?:名字?叫|名为|叫做?)$/u, ''), 1);
}

/** The head noun of a phrase, if it denotes a person or animal. */
function ofPhrase(phrase: string): Calling | null {
  const post = phrase.trim().replace(/^(?:last|only|first|same|new|next|best|very|[a-z]{3,}est)\s/iu, '');
  const last = findKinds(post).at(-1);
  if (last && last.start + last.word.length === post.length)
    return { kind: last.means, word: last.word.toLowerCase(), post };
  const word = TRADE.exec(post)?.[0] ?? TRADE_ZH.exec(post)?.[0];
  return word ? { kind: ADULT, word: word.toLowerCase(), post } : null;
}

/** The noun that `lead` ends in. @param gap if not 0, a few words may follow the noun */
function endsIn(lead: string, gap: number): Calling | null {
  const last = findKinds(lead).at(-1);
  if (!last) return null;
  const rest = lead.slice(last.start + last.word.length);
  const near =
    gap === 0 ? rest === '' : /^(?:\s(?:of|from)\s[\w\s]{1,12})?$/.test(rest) || /^[，]?$/u.test(rest);
  return near ? ofNoun(last, lead) : null;
}
