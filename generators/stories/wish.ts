/** Ideas of what somebody wants or has to do, and of what stands in the way: "A boy wants to fly his kite, but there is no wind". */
import type { Language } from '../text/words.ts';

/** What stands in the way, as the shapes of such a story tell it apart. `hindered` is whatever has no shape of its own. */
export const HINDRANCES = ['weather', 'lacks', 'broken', 'afraid', 'hindered'] as const;
export type Hindrance = (typeof HINDRANCES)[number];

/** The first row that fits counts. */
const SAID: readonly [Hindrance, RegExp][] = [
  [
    'weather',
    /\b(?:no|(?:not|never) (?:any|enough)) (?:wind|snow|rain|sun\w*|ice)\b|\bit(?:['’]s| is)? (?:rain|snow|storm)\w*|\b(?:rain|storm|snow|fog)s? (?:comes?|begins?|starts?)\b|没有?(?:一点)?(?:风|雪|雨|太阳|阳光)|(?<!不)下[着起了]?[大暴]?[雨雪]|不下[雨雪]|刮[着起了]?[大台]?风|大雾/iu,
  ],
  [
    'afraid',
    /\bafraid\b|\bscared\b|\bfears?\b|\bshy\b|\bdares? not\b|\bstage fright\b|\bnervous\b|怕|不敢|胆小|害羞|紧张|恐高/iu,
  ],
  [
    'broken',
    /\bbroken?\b|\bbreaks?\b|\bstop(?:s|ped) working\b|\bleak|\b(?:does|do)(?:n['’]t| not) work\b|坏了?|断了|漏水|失灵|不[动转走]了/iu,
  ],
  [
    'lacks',
    /\b(?:runs?|ran) out\b|\b(?:has|have|had|is|are) (?:no|not enough|too few|too little)\b|\bcan(?:not|['’]t) (?:find|afford)\b|\b(?:does|do)(?:n['’]t| not) have\b|\bmissing\b|\bempty\b|\b(?:is|are) (?:all )?(?:gone|sold out)\b|用[完光]|[卖吃]完|没有(?!人|一个人|想|见)|没[钱米面水了](?!解)|不够|缺少?|少了|找不到|买不[到起]/iu,
  ],
];

/** The wish as it follows "to" or 想, and what stands in its way; `none` where the idea does not say that anything does. */
export interface Wish {
  deed: string;
  hindrance: Hindrance | 'none';
}

const BUT = /[,;]?\s(?:but|yet|however),?\s(.+)$/isu;
const WANTS =
  /\b(?:(?:wants?|wish(?:es)?|hopes?|longs?|tries|try|plans?|needs?|has|have|would (?:like|love)|(?:is|are) (?:about|going|trying)) to|must)\s((?!be\b|find\b|search\b|look\b|save\b|rescue\b|do\b|get\b)[a-z][\w'’ -]{2,60}?)(?=[,.;!?]|\s(?:but|yet|however|before|until|while|because|so)\b|$)/iu;
/** What somebody wants to have. */
const WANTS_ONE =
  /\b(?:wants?|wishes for|needs?|would (?:like|love)|longs? for)\s(an?\s[\w'’ -]{2,40}?)(?=[,.;!?]|\s(?:but|yet|however)\b|$)/iu;
/** Whose kite it is cannot be said of somebody else. */
const OWN = /\b(?:my|our|me|us|I|you|your)\b/iu;
const BUT_ZH = /[，；](?:可是?|但是?|却|不过|然而|偏偏|结果)[，]?([^。！？]+)/u;
const WANTS_ZH =
  /(?:(?<![思理幻梦])想(?![象念起到法])要?|(?<![需重只不主快就快])要(?![是命求])|打算|希望能?|准备|正要|必须|渴望)(?!去?[找寻救]|[是变])(?:在[^，。]{1,6}[里中上下])?(\p{Script=Han}[^，。！？的]{1,15}?)(?=[，。！？]|$)/u;

const hindranceIn = (said: string): Hindrance =>
  SAID.find(([, words]) => words.test(said))?.[0] ?? 'hindered';

/** "Makes": "make". */
const plainOf = (verb: string): string =>
  verb
    .replace(/ies$/u, 'y')
    .replace(/(ch|sh|ss|x|zz|go|do)es$/u, '$1')
    .replace(/(?<!s)s$/u, '');
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** What they do already, as if they wanted to: "a baker makes bread, but the flour runs out". @param noun what the hero is called */
function doneIn(before: string, noun: string, language: Language): string | undefined {
  const name = escaped(noun.replace(/^the\s/u, ''));
  if (language === 'zh')
    return new RegExp(`^(?:一[个只位名])?${name}(?:正?在)?([^，。的]{2,16})$`, 'u').exec(before)?.[1];
  const [, verb = '', rest = ''] =
    new RegExp(`\\b${name}\\s([a-z]+s)\\s([\\w'’ -]{2,60})$`, 'iu').exec(before) ?? [];
  return verb && !/^(?:is|has|was|does|loves|likes|hates|lives)$/u.test(verb)
    ? `${plainOf(verb)} ${rest}`
    : undefined;
}

function wantedInEnglish(before: string): string | undefined {
  const one = WANTS_ONE.exec(before)?.[1];
  return WANTS.exec(before)?.[1] ?? (one ? `have ${one}` : undefined);
}

/** 想要一只狗: 有一只狗. */
const wantedInChinese = (before: string): string | undefined =>
  WANTS_ZH.exec(before)?.[1]?.replace(/^(?=[一两]\p{Script=Han})/u, '有');

/**
 * The wish of an idea's hero; null if it tells of none. What somebody does anyway is a wish only where the idea says, in words that have
 * a shape, what stands in the way.
 * @param noun what the idea calls its hero
 */
export function wishIn(idea: string, noun: string, language: Language): Wish | null {
  const zh = language === 'zh';
  const but = (zh ? BUT_ZH : BUT).exec(idea);
  const before = (but ? idea.slice(0, but.index) : idea).trim().replace(/[.!。！]+$/u, '');
  const hindrance = but ? hindranceIn(but[1] ?? '') : 'none';
  const wanted = zh ? wantedInChinese(before) : wantedInEnglish(before);
  const told = hindrance !== 'none' && hindrance !== 'hindered';
  const deed = wanted ?? (told ? doneIn(before, noun, language) : undefined);
  return deed && !OWN.test(deed) ? { deed: deed.trim().replace(AT_ONE_REMOVE, ''), hindrance } : null;
}

/** What is wished for in "to learn to ride" is to ride. */
const AT_ONE_REMOVE = /^(?:(?:learn|promise|try)\s(?:how\s)?to\s|学(?:会|着)?(?!校|习)|答应)/iu;
