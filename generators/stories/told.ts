/** What an idea itself tells, as a part of the story. */
import type { Language } from '../text/words.ts';

export interface Told {
  /** A sentence or more; empty if the idea only names whom or what it is about. */
  text: string;
  /** Whether the story begins with it, rather than with an ordinary day before it. */
  opens: boolean;
  /** Whether something happens in it. */
  happens: boolean;
}

const NOTHING: Told = { text: '', opens: false, happens: false };

const STATES = 'live work own dream love want hate fear hide like need long wish run keep sleep stand'.split(
  ' ',
);
const DEEDS =
  'find go decide race fall get teach meet discover search look seek steal save rescue fight escape build open close win lose return come leave travel fly sail climb dive swim ride drive walk chase catch hunt raise adopt befriend help break fix repair learn make cook bake sing dance play paint draw write read send receive call hear see wake try start begin stop turn become change grow plant move follow cross enter join marry visit stay wait wander explore survive crash land lead guard protect deliver bring take give share hold carry swap switch pretend hire ask tell accept invent create summon reunite face quit inherit buy sell adopt teach order knock arrive appear happen rush pick drop kill kiss forget remember forgive trick cheat bet dig knit sew weave smuggle photograph film compete perform practice train solve investigate spy hack rob prepare host collect count feed whisper scream shrink vanish disappear melt freeze burn explode sink heal cure poison hypnotize welcome celebrate decorate paint clean fix hide plot smile laugh cry marry divorce inspire lend borrow trade quarrel argue agree disagree uncover unlock kidnap trap free refuse say shout sing serve repair ring hit strike attack blow burst spread'.split(
    ' ',
  );
/** Verbs in their plain form. */
export const VERBS: ReadonlySet<string> = new Set([...STATES, ...DEEDS]);
const formsOf = (verb: string, many: boolean): string[] =>
  many
    ? [verb]
    : [`${verb}s`, `${verb}es`, verb.endsWith('y') ? `${verb.slice(0, -1)}ies` : `${verb}ed`, `${verb}d`];
const verbs = (list: readonly string[], many: boolean, others: string): RegExp =>
  new RegExp(`\\b(?:${[...list.flatMap((verb) => formsOf(verb, many)), others].join('|')})\\b`, 'iu');
const BEING = "can|cannot|can['’]?t|is|are|was|were|has|have|had|must";
const DONE =
  'went|fell|found|met|came|got|lost|saw|will|ran|ate|took|gave|made|told|flew|swam|rode|drove|sang|wrote|stole|broke|built|bought|brought|caught|chose|drank|fought|forgot|forgave|froze|grew|had|heard|hid|kept|knew|learned|sent|slept|spoke|stood|taught|thought|threw|woke|won|became|began|died|left (?:home|school|town|the|her|his|its|for)';
const ONE = { states: verbs(STATES, false, BEING), deeds: verbs(DEEDS, false, DONE) };
const MANY = { states: verbs(STATES, true, BEING), deeds: verbs(DEEDS, true, DONE) };

const SEVERAL = /^(?:two|three|four|five|several|some|many|a (?:group|team|family|pair) of|the \w+s\b)/iu;
/** "Dragon and princess swap". */
const PAIR =
  /^(?:(?:an?|the|his|her)\s)?(?:[\w'’-]+\s){1,2}and\s(?:(?:an?|the|his|her)\s)?(?:[\w'’-]+\s){1,3}/iu;
const ALWAYS = /\b(?:every|each|always|never)\b/iu;
const AT_FIRST =
  /^(?:in|on|at|during|when|after|before|once|every|deep|far|long|one|it|under|high|while|by|as|there|tonight|today)\b/iu;

/** "An astronaut stranded on the moon" is so from the beginning. */
const LEFT = /^an?\s(?:[\w'’-]+\s){1,3}(?:stranded|trapped|lost|left|locked|born|raised)\b/iu;

/** "The cat juggles", for verbs that are not in the lists. */
const actsIn = (first: string, nouns: readonly string[]): RegExpExecArray | null => {
  const words = nouns.map((noun) => noun.replace(/^the\s/u, '').replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  return new RegExp(
    `\\b(?:${words.join('|')})\\s(?!is\\b|was\\b|has\\b)[\\w'’]+(?:[^s\\s]s|ed)\\b`,
    'iu',
  ).exec(first);
};

/** What somebody does, in words that are no nouns: "plants" may be what she draws. */
const MAIN =
  "must|has to|will|cannot|can['’]t|decides|finds|loses|meets|discovers|falls|saves|gets|becomes|learns|wins|goes|makes|takes|gives|builds|helps|steals|opens|rescues|wakes|wants|tries|comes|leaves|sees|hears|receives|travels|joins|teaches|begins|moves";
const SAID_OF = new RegExp(
  `^((?:an?|the|my)\\s(?:[\\w'’-]+\\s){0,3}?([\\w'’-]+))\\s(?:who|that|which)\\s((?:[\\w'’-]+\\s){1,9}?[\\w'’-]+)(?<!\\b(?:and|or|but|to|who|that|which|what|he|she|they|it|can|must|will|not|never|always|an?|the|his|her|its))\\s((?:${MAIN})\\s.+)$`,
  'isu',
);
/** "A girl who can talk to birds must save the forest": what is said of her is a sentence of its own. */
const inTwo = (about: string): string =>
  about.replace(SAID_OF, (_, who: string, noun: string, said: string, does: string) =>
    [`${who} ${said}.`, `The ${noun} ${does}`].join(' '),
  );

/** "Why the fox has a white tail" is a title. */
const QUESTION = /^(?:why|what|where|when|who|how)\b(?!\s(?:my|our|his|her|the|an?)\s\w+\smet\b)/iu;

/** "The night the stars fell", and so is this. */
const A_TIME =
  /^(?:the|that)\s(?:day|night|morning|evening|year|summer|winter)\s(?:when\s)?(?:the|an?|my|his|her|it|we|I|they)\b/iu;

function inEnglish(about: string, nouns: readonly string[]): Told {
  if ((QUESTION.test(about) || A_TIME.test(about)) && !about.includes(',')) return NOTHING;
  const plain = about
    .replace(/^how\s(?=(?:my|our|his|her|the|an?)\b)/iu, '')
    .replace(/^my\s(?!\w*parents)/iu, 'the ');
  const apart = inTwo(plain);
  const words = apart
    .replace(
      /^((?:an?|the)\s(?:(?!an?\b|the\b|whose\b)[\w'’-]+\s){1,4}?)(?:who|that|which)\s/iu,
      apart === plain ? '$1' : '$&',
    )
    .replace(/^((?:an?|the)\s(?:[\w'’-]+\s){0,3}?[\w'’-]+)\swhose\s/iu, '$1’s ')
    .replace(
      /^((?:an?|the)\s(?:[\w'’-]+\s){1,3}?)(?<!\b(?:of|from|for|by|about|like|without|to|[\w'’]*[^\Ws]s)\s)(\w+ing)\s(?=(?:for|to|in|on|of|about|the|an?|his|her|its|through|[a-z]+s)\b)/iu,
      '$1is $2 ',
    );
  const { states, deeds } = SEVERAL.test(words) || PAIR.test(words) ? MANY : ONE;
  const [first = ''] = words.split(/(?<=[.!?])\s/u);
  const state = states.exec(first);
  // "is stealing sausages" happens
  const doing = /\b(?:is|are) \w{3,}ing\b/iu.exec(first);
  const deed = doing ?? deeds.exec(first) ?? (state ? null : actsIn(first, nouns));
  if (!state && !deed) return NOTHING;
  const text = finished(words, '.');
  // "is looking for", "lives": how things are, unless the idea goes on
  const still = ALWAYS.test(first) || (state !== null && !doing && (!deed || state.index <= deed.index));
  const more =
    /[.!?]\s+\S/u.test(words.trim()) || /\b(?:until|when|one (?:day|night)|but|suddenly)\b/iu.test(words);
  const opens = still || AT_FIRST.test(words) || LEFT.test(words);
  return {
    text: opens ? upper(text) : `One day ${theirs(text)}`,
    opens,
    happens: !still || more,
  };
}

/** "A keeper finds" after the keeper was told of: "the keeper finds". */
const theirs = (text: string): string =>
  text
    .replace(/^an?\s/iu, 'the ')
    .replace(/^(Two|Three|Four|Five|The|My|Our|His|Her)\s/u, (word) =>
      /^(?:two|three|four|five)/iu.test(word) ? `the ${word.toLowerCase()}` : word.toLowerCase(),
    );
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A sentence with its mark at the end. */
export const finished = (text: string, mark: string): string => {
  const plain = text.trim().replace(/[\s,，;；:：]+$/u, '');
  return /[.!?。！？…]["”’」』]?$/u.test(plain) ? plain : `${plain}${mark}`;
};

const STATE_ZH = /住在|是[一个名位]|每天|一直|总是|想要?|梦想|喜欢|怕|从来|不[会敢能]|总在/u;
const DEED_ZH =
  /[找寻遇救去来回送开变追逃学教修飞跑赶吃藏掉捡收得打卖买建造救养带进出发偷碰吵唱跳抢]|着火|起火|失火|了(?=[。！]?$)|爱上|被|发现|决定|成为|醒|穿越|报仇|相遇|交换/u;
const WISHING_ZH =
  /^(一[个只名位条头匹棵朵辆艘座])((?:想|爱|会|不会|不敢|不能|怕|害怕)[^的，。]{1,10})的([^的，。]{1,6})(?=[。]?$)/u;
const WISHING_ON_ZH =
  /^(一[个只名位条头匹棵朵辆艘座])((?:想|爱|会|不会|不敢|不能|怕|害怕)[^的，。]{1,10})的([^的。]{1,20})(?=[。]?$)/u;
/** 一棵想旅行的树 as 一棵树想旅行, and 一只想当歌手的乌鸦参加比赛 in two sentences. */
function wishFirst(about: string, nouns: readonly string[]): string {
  const [, measure = '', wish = '', rest = ''] = WISHING_ZH.exec(about) ?? WISHING_ON_ZH.exec(about) ?? [];
  const noun = nouns.find((one) => rest.startsWith(one) && one.length < rest.length);
  if (!rest) return about;
  return noun ? `${measure}${noun}${wish}。${rest}` : `${measure}${rest}${wish}`;
}
/** 女孩上学的第一天: 女孩第一天上学. */
const FIRST_DAY_ZH = /^(\p{Script=Han}{1,8})的(第一[天夜次])[。]?$/u;
function firstDay(about: string, nouns: readonly string[]): string {
  const [, before = '', when = ''] = FIRST_DAY_ZH.exec(about) ?? [];
  const noun = nouns.find((one) => before.includes(one));
  const [who = '', does = ''] = noun ? before.split(noun) : [];
  return noun && does && !/^[的和与]/u.test(does) ? `${who}${noun}${when}${does}` : about;
}
/** 穿越到唐朝的程序员: what is said of somebody is what happens to them. */
const saidBefore = (about: string, [hero = '']: readonly string[]): string => {
  const [, who = '', said = ''] =
    new RegExp(
      `^(一[个只名位条头匹棵])?([^，。的]{2,14})的${hero.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}[。]?$`,
      'u',
    ).exec(about) ?? [];
  if (!said || !(DEED_ZH.test(said) || STATE_ZH.test(said) || ENDED_ZH.test(said) || /^[会能怕]/u.test(said)))
    return about;
  return `${who}${hero}${said}${ENDED_ZH.test(said) ? '了' : ''}`;
};
const ENDED_ZH = /^(?:失[聪明忆业恋声]|迷路|受伤|生病|失眠)$/u;
/** 老爷爷和他的旧收音机: what it is about, and nothing that happens. */
const PAIR_ZH = /^[^，。]{1,8}和[^，。]{1,8}$/u;
/** What follows those it is about: 小猫钓鱼, 小狐狸在雪夜里迷了路. */
const ACTS_ZH = /＿(?![的和与])(?![^＿，。]*的\p{Script=Han}{1,6}[。]?$)[^＿，。]{2,}/u;
/** 骑士和龙开了一家面包店. */
const BOTH_ACT_ZH = /^[^＿，。]{0,4}＿[和与跟同][^＿，。]{0,4}＿(?!的)[^，。]{2,}/u;
const TOGETHER_ZH = /一起|相|吵|抢|玩|跳|过|看|在|去|打|比|交换|成/u;
const AT_FIRST_ZH =
  /^(?:昨[天晚夜]|今[天晚早]|有一天|那[天年]|小时候|从前|去年)|^[^，。]{0,10}(?:[，]|(?:里|上|中|天|夜|年|节|时|后)[，])/u;

function inChinese(about: string, nouns: readonly string[]): Told {
  // 一棵想旅行的树: 一棵树想旅行
  const words = saidBefore(firstDay(wishFirst(about.trim(), nouns), nouns), nouns);
  const [sentence = ''] = words.split(/(?<=[。！？])/u);
  // 外卖员 sells nothing
  const first = nouns.reduce((rest, noun) => rest.replaceAll(noun, '＿'), sentence);
  const state = STATE_ZH.exec(first);
  const deed = DEED_ZH.exec(first);
  if (!state && !deed && !ACTS_ZH.test(first)) return NOTHING;
  const isPair = PAIR_ZH.test(first.replace(/。$/u, '')) && !BOTH_ACT_ZH.test(first);
  if (isPair && !TOGETHER_ZH.test(first)) return NOTHING;
  const text = finished(words, '。');
  const still = state !== null && (!deed || state.index <= deed.index);
  const more = /[。！？]\s*\S/u.test(words) || /直到|有一天|忽然|突然|但|可是|却/u.test(words);
  const opens = still || AT_FIRST_ZH.test(words);
  return {
    text: opens ? text : `这一天，${text.replace(/^一[个只名位条头匹群对台]/u, '')}`,
    opens,
    happens: !still || more,
  };
}

/**
 * What an idea tells.
 * @param about the idea without the words that ask for a story
 * @param nouns what it calls those it is about
 */
export const toldBy = (about: string, nouns: readonly string[], language: Language): Told =>
  language === 'zh' ? inChinese(about, nouns) : inEnglish(about, nouns);
