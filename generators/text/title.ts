import { capital } from './capital.ts';
import { PAST } from './names-en.ts';
import { sentences, withoutSpeaker } from './segment.ts';

/** Most characters of a title: what a published work may have at most, too. */
const LONGEST = { en: 40, zh: 20 } as const;
/** Where a Chinese one that is longer ends: its clauses say more in fewer, and half of one says too little. */
const SHORT_ZH = 16;

/** Opening phrases without content. */
const OPENERS = {
  en: /^(?:once upon a time|one (?:fine |dark |stormy )?(?:day|morning|evening|night)|long(?:,? long)? ago|in the beginning|in the year \d+|(?:\w+ ){0,2}years? (?:ago|later|before|earlier)|as an? (?:\w+ )?(?:boy|girl|child|kid)|when (?:I|she|he|they) (?:was|were) [\w\s-]{2,30}(?=,))\b[,\s]*/iu,
  zh: /^(?:(?:很久很久以前|很久以前|从前|(?:许多|很多|好多|多|[一二三四五六七八九十\d几]+)年(?:以)?前|我?小时候(?=[，,])|有一天|某一天|一天|这一天)[，,\s]*|\p{Script=Han}{2,8}(?:后|时|那天|那年)[，,])/u,
} as const;
const THERE_WAS = {
  en: /^there (?:once )?(?:was|is|were|are|lived|lives)(?: once)?\s+/iu,
  zh: /^(?:有一个|有个|有一位|有一只|有一名)/u,
} as const;
/** "Mei was seven when she planted a tree". */
const WAS_SO_OLD = /^(\p{Lu}\w+) (?:was|is) (?:only |just )?[\w-]+(?: years old)? when (?:she|he|they) /u;
/** A sentence of the time and the weather alone, with which many stories begin before they tell anything. */
const SCENERY = {
  en: /^(?:it (?:is|was) (?:an? |the )?(?:[a-z-]+ ){0,3}(?:morning|afternoon|evening|night|midnight|dawn|dusk|winter|summer|spring|autumn)\b|the (?:sun|moon) (?:rises|rose|sets|set|shines|shone|comes up|came up)\b|(?:night|rain|snow) (?:falls|fell)\b|it (?:rains|rained|snows|snowed|is raining|is snowing|was raining|was snowing)\b)/iu,
  zh: /^(?:(?:安静的|漫长的|寂静的|下雨的|一个)?(?:清晨|早晨|早上|黎明|午后|下午|傍晚|黄昏|夜里|夜晚|深夜|半夜)，[^，。]*(?:安静|没有别人|洒满阳光)|太阳升起|天亮了|天黑了|月亮升起|下雨了|下雪了)/u,
} as const;
/** Where it then tells what happens. */
const ONE_DAY = {
  en: /^(?:one (?:fine |dark |stormy |rainy |cold )?(?:day|morning|afternoon|evening|night)|then|suddenly|today|tonight)\b/iu,
  zh: /^(?:这一天|有一天|一天|今天|忽然|突然)/u,
} as const;
/** How far into a story what it is about can stand. */
const FAR = 6;

/** The first sentence that tells something. */
function telling(all: readonly string[], language: 'en' | 'zh'): string {
  const [opening = '', ...rest] = all;
  // a heading above the story has no mark at its end
  const [first = ''] = opening.split('\n');
  if (!SCENERY[language].test(first)) return first;
  return rest.slice(0, FAR).find((one) => ONE_DAY[language].test(one)) ?? rest[0] ?? first;
}

const MARKS = /[“”「」『』"«»《》]/gu;
const CLAUSE = { en: /[,;:.!?…—]+/u, zh: /[，；：、。！？…—,;:.!?]+/u } as const;
/** Between somebody and their name, which ends a title: 小猫消防员名叫咪咪. */
const CALLED_ZH = /，?(?:名叫|名字叫|叫做|名为)(?=\p{Script=Han}{1,4}$)/u;
/** Words that a title must not end with. */
const LOOSE =
  /\s+(?:a|an|the|and|or|but|of|in|on|at|to|for|with|from|by|as|into|onto|through|across|along|under|over|against|behind|beside|between|during|without|near|around|toward|towards|that|who|whom|whose|which|when|while|his|her|its|their|is|was|are|were|very|so|too|\S+['’]s?)$/iu;
/** Nor with these where their noun comes next; "afraid of the dark" is whole. */
const BEFORE_NOUN =
  /\s+(?:old|new|young|big|small|little|tiny|huge|long|red|blue|green|white|black|golden|silver|wooden|strange|beautiful|lonely|lost|broken|dark|bright|first|last|two|three|four|five)$/iu;

/**
 * Derives a title from the first meaningful clause of a story, e.g. "An old lighthouse keeper finds a letter".
 * @returns empty for a text without words
 */
export function titleOf(story: string, language: 'en' | 'zh'): string {
  const [opening = '', ...rest] = story.trim().split('\n');
  const text = [withoutSpeaker(opening), ...rest].join('\n').replaceAll(MARKS, '').trim();
  const [sentence = ''] = sentences(
    telling(sentences(text), language)
      .replace(OPENERS[language], '')
      .replace(THERE_WAS[language], '')
      .replace(WAS_SO_OLD, '$1 '),
  );
  const clauses = sentence
    .replace(/\b(Mrs?|Ms|Dr|St)\./gu, '$1')
    .split(CLAUSE[language])
    .map((part) => part.trim())
    .filter(Boolean);
  const short = language === 'zh' ? 4 : 10;
  const [first = '', second] = clauses;
  const both = `${first}${language === 'zh' ? '，' : ', '}${second}`;
  const two = second && clauses.length === 2 && both.length <= LONGEST[language] && areAlike(first, second);
  const title = second && (first.length < short || two) ? both : first;
  return language === 'zh'
    ? cutZh(title.replace(CALLED_ZH, ''))
    : capital(cutWords(title, LONGEST.en)).replace(BOTH, '$1 the ');
}

/** Whether two clauses are one saying, as long as each other and with words in common: 骑士怕黑，龙怕骑士. */
function areAlike(one: string, other: string): boolean {
  const [first, second] = [one, other].map((clause) =>
    /\p{Script=Han}/u.test(clause)
      ? [...clause].filter((sign) => !/[的了在着是和一个]/u.test(sign))
      : clause
          .toLowerCase()
          .split(/\s+/u)
          .filter((word) => !/^(?:the|an?|is|are|and|but|of|to)$/u.test(word)),
  );
  if (!first || !second || Math.abs(first.length - second.length) > 1) return false;
  const shared = new Set(first.filter((word) => second.includes(word))).size;
  return shared >= (/\p{Script=Han}/u.test(one) ? 2 : 1);
}

/** What a long clause goes on with after whom it is about: 我和朋友小雅|从幼儿园就认识. */
const GOES_ON_ZH = /(?<=^.{6,})[从在把被就却又也都才便向让]/u;

/** What comes before a noun that was cut off: 一个, 失踪的, 和. */
const LOOSE_ZH = /[，、的和与跟在给向对是着]+$|[一二两三几][个只条位名张本座]?$/u;

function cutZh(text: string): string {
  if ([...text].length <= LONGEST.zh) return text;
  const short = cut(text, SHORT_ZH);
  return short.slice(0, GOES_ON_ZH.exec(short)?.index).replace(LOOSE_ZH, '');
}

/** Two heroes, of whom the story has told one already: "The fox and a hare". */
const BOTH = /^(The (?:[\w'’-]*[^\Wds] ){1,3}and) an? /u;

const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

/** A subordinate clause, which a title can omit. */
const ASIDE = /\s(?:who|whom|whose|which|that|where|when|while|because|until)\s.*$/iu;

/** "The day before the contest". */
const DAY_BEFORE = /\s(?:the|a|one)\s(?:day|night|week|month|year|morning|evening)\s(?:before|after)\s.*$/iu;

/** What stands before a thing, and after a verb: "a letter" in "The keeper finds a letter". */
const BEFORE_THING = /^\s(?:an?|the|his|her|its|their|my|our|some)\b/iu;
const WHERE =
  /^\s(?:by|in|on|at|near|with|to|for|from|under|over|into|through|along|across|behind|beside|alone|together)\b/iu;
/** A verb at the end, after at least three words. */
const VERB = new RegExp(`(?<=\\S+\\s+\\S+\\s+\\S+)\\s+(?:[a-z]+(?:s|ed)|${PAST})$`, 'u');
/** What two do: "The fox and the hare live". */
const THEY_DO =
  /(?<=\sand\s(?:\S+\s){0,3}\S+)\s(?:live|look|search|travel|go|run|walk|work|fight|race|sail|fly|climb|dream|wait|play|dance|sing|talk|meet|move|return|escape|set|wake|fall|stand|sit|hide)$/u;
/** The last word, with what belongs to a verb: "finds out". */
const LAST = /\s\S+(?:\s(?:up|out|off|away|down|back))?$/u;
/** No verb: "of taste", "her hat". */
const NOUN = /\s(?:of|in|on|at|for|with|from|by|an?|the|his|her|its|their|my|our)\s\S+$/u;
/** What is said of somebody: "is guarded". */
const IS = /\s(?:is|are|was|were|has|have|had)$/u;

/** What has an object: "has repaired watches". */
const DID = new RegExp(`\\s(?:[a-z]+ed|${PAST})$`, 'u');

/** What follows a phrase that is whole. */
const AFTER =
  /^(?:and|or|but|so|to|in|on|at|of|with|for|from|by|as|near|about|before|after|until|when|while|who|that|which|where|because|every|during|into|through|across|along|under|over|against|behind|between|without|[a-z]{2,}ed)$/iu;
/** "To her future" without the daughter, "the same" without the passenger. */
const PHRASE =
  /\s(?:(?:to|in|on|at|of|with|for|from|by|about|before|after|into|through|under|over|against)\s(?:(?:an?|the|his|her|its|their|my|our)\s)?[\w'’-]+|(?:an?|the|his|her|its|their|my|our)\s[\w'’-]+)$/iu;
/** "And finds", "picks up". */
const AND_DOES = /\s(?:and\s[a-z]+s|[a-z]+s\s(?:up|out|off|away|down))$/u;

/** Cuts at a word boundary, after a word that can end a title. */
function cutWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const main = text.replace(ASIDE, '').replace(DAY_BEFORE, '');
  if (main.length <= most && main.includes(' ')) return main;
  const whole = text.slice(0, most + 1).replace(/\s+\S*$/u, '');
  const next = nextAfter(whole, text);
  const short = tight(whole, text);
  // what a loose word ended is whole now
  const isWhole = short !== whole || AFTER.test(next);
  const kept = tight(
    (isWhole ? short : short.replace(PHRASE, '')).replace(AFTER.test(next) ? /$/u : AND_DOES, ''),
    text,
  );
  return cut(withoutVerb(kept, text).replace(/[\s,]+$/u, ''), most);
}

const nextAfter = (kept: string, text: string): string =>
  text.slice(kept.length).trim().split(/\s/u)[0] ?? '';

/** Without words that a title must not end with. */
function tight(words: string, text: string): string {
  let kept = words;
  while (LOOSE.test(kept) || (BEFORE_NOUN.test(kept) && !AFTER.test(nextAfter(kept, text))))
    kept = kept.replace(LOOSE.test(kept) ? LOOSE : BEFORE_NOUN, '');
  return kept;
}

/**
 * Somebody without what they do, where the title has no room for the rest of it: "A little dinosaur named Dino" of one that lives by
 * a lake, "The detective and the parrot" of two that solve a theft.
 */
function withoutVerb(kept: string, text: string): string {
  const rest = text.slice(kept.length);
  if (BEFORE_THING.test(rest) && !NOUN.test(kept)) return tight(kept.replace(LAST, ''), text);
  const they = THEY_DO.exec(kept);
  if (they) return tight(kept.slice(0, they.index), text);
  const verb = VERB.exec(kept);
  if (!verb || (AFTER.test(nextAfter(kept, text)) && !WHERE.test(rest))) return kept;
  const who = kept.slice(0, verb.index).replace(IS, '');
  // "old clocks" ends with no verb, nor does "has repaired watches"
  return LOOSE.test(who) || BEFORE_NOUN.test(who) || DID.test(who) ? kept : tight(who, text);
}
