import { capital } from './capital.ts';
import { PAST } from './names-en.ts';
import { sentences, withoutSpeaker } from './segment.ts';

/** Most characters of a title. */
const LONGEST = { en: 40, zh: 16 } as const;

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
  /\s+(?:a|an|the|and|or|but|of|in|on|at|to|for|with|from|by|as|that|who|which|when|while|his|her|its|their|is|was|are|were|very|so|too|old|new|young|big|small|little|tiny|huge|long|red|blue|green|white|black|golden|silver|wooden|strange|beautiful|lonely|lost|broken|dark|bright|first|last|two|three|four|five|\S+['’]s?)$/iu;

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
  const title =
    first.length < short && second ? `${first}${language === 'zh' ? '，' : ', '}${second}` : first;
  return language === 'zh'
    ? cutZh(title.replace(CALLED_ZH, ''), LONGEST.zh)
    : capital(cutWords(title, LONGEST.en));
}

/** What a long clause goes on with after whom it is about: 我和朋友小雅|从幼儿园就认识. */
const GOES_ON_ZH = /(?<=^.{6,})[从在把被就却又也都才便向让]/u;

function cutZh(text: string, most: number): string {
  const short = cut(text, most);
  return short === text ? text : short.slice(0, GOES_ON_ZH.exec(short)?.index);
}

const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

/** A subordinate clause, which a title can omit. */
const ASIDE = /\s(?:who|which|that|where|when|while|because|until)\s.*$/iu;

const WHAT_OR_WHERE =
  /^\s(?:an?|the|his|her|its|their|my|our|some|by|in|on|at|near|with|to|from|under|over|into|through|along|across|behind|beside|alone|together)\b/iu;
/** A verb at the end, after at least three words. */
const VERB = new RegExp(`(?<=\\S+\\s+\\S+\\s+\\S+)\\s+(?:[a-z]+(?:s|ed)|${PAST})$`, 'u');

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
  const main = text.replace(ASIDE, '');
  if (main.length <= most && main.includes(' ')) return main;
  const whole = text.slice(0, most + 1).replace(/\s+\S*$/u, '');
  const [next = ''] = text.slice(whole.length).trim().split(/\s/u);
  const short = tight(whole);
  // what a loose word ended is whole now
  const isWhole = short !== whole || AFTER.test(next);
  let kept = tight(
    (isWhole ? short : short.replace(PHRASE, '')).replace(AFTER.test(next) ? /$/u : AND_DOES, ''),
  );
  // "A little dinosaur named Dino lives", where the rest says where, is better without the verb; so is "My friend and I built"
  const verb = WHAT_OR_WHERE.test(text.slice(kept.length)) && VERB.exec(kept);
  // "old clocks" ends with no verb
  if (verb && !LOOSE.test(kept.slice(0, verb.index)) && !DID.test(kept.slice(0, verb.index)))
    kept = tight(kept.slice(0, verb.index));
  return cut(kept.replace(/[\s,]+$/u, ''), most);
}

/** Without words that a title must not end with. */
function tight(words: string): string {
  let kept = words;
  while (LOOSE.test(kept)) kept = kept.replace(LOOSE, '');
  return kept;
}
