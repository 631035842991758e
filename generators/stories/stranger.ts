/** Heroes that the vocabularies of the story reader do not have. */
import type { Random } from '../pictures/random.ts';
import { withArticle } from '../text/name-noun.ts';
import type { Language } from '../text/words.ts';
import { type Hero, PERSON } from './somebody.ts';

/** "A superhero loses", for nouns that no vocabulary has. */
const ANY =
  /^(?:an?|the|my)\s((?:(?!(?:who|that|which)\s)[\w'’-]+\s){1,3}?)(?:(?:who|(that|which))\s(?:(?:only|never|always|still|just)\s)?)?[\w'’]+(?:s|ed)\b/iu;
/** No subject: "my grandmother's recipe for happiness". */
const UNFINISHED = /['’]s\s|\s(?:for|of|to|in|on|at|with|without|and|or|from|about|by)\s$/iu;
/** Nobody: a shop fights, and a mirror that shows tomorrow does not drink tea. A teapot wants to see the sea. */
const PLACE =
  /(?:shop|store|caf[eé]|restaurant|theat(?:er|re)|cinema|library|school|hotel|village|town|city|country|kingdom|museum|bar|bakery|park|street|club|house|world|planet|company|factory)$/iu;
const WISHES =
  /\b(?:wants?|wished|wishes|dreams|dreamed|loves|loved|hopes|hoped|falls in love|learns|learned)\b/iu;
/** What happens, or is there, and does nothing of its own: a flood comes, and a forest burns. A river that wants to see the sea is somebody. */
const NOBODY =
  /(?:flood|storm|hurricane|typhoon|tornado|earthquake|tsunami|volcano|avalanche|wildfire|fire|blackout|war|battle|plague|pandemic|virus|famine|drought|apocalypse|invasion|accident|crash|explosion|forest|woods?|jungle|desert|island|beach|river|lake|ocean|sea|mountains?|valley|bridge|road|square|farm|building|tower|castle|church|temple|factory|mine|hospital|train station|station|airport|harbou?r|party|wedding|funeral|concert|festival|game|match|race|contest|exam|trial|election|power|electricity|internet|weather|rain|snow|fog|wind|thunder|lightning|sun|sky|night|day|morning|evening|summer|winter|spring|autumn|year|century|future|past|phone|telephone|alarm|bell|lights?|song|voice|sound|noise|smell|dream|nightmare|news)$/iu;
/** "My grandmother's secret recipe". */
const HER_OWN =
  /\bmy\s((?:grand)?(?:mother|father)|mom|dad|sister|brother|teacher|neighbou?r|friend)['’]s\b/iu;
/** 小雨发现, where the vocabulary has weather. */
const NAME_ZH = /(?:^|[，。])([小阿老]\p{Script=Han})(?=发现|决定|遇|想|在|能|每|从|被|把|听|看|说)/u;
const ANY_ZH =
  /^一(?!个人的)([个只名位条头匹群对台艘棵座朵])(\p{Script=Han}{1,8}?)(?=在|和|与|要|去|来|爱|找|发现|寻找|决定|每天|从|被|把|变|梦|遇|救|养|开|为|终于|突然|忽然|意外|[，。]|$)/u;

/** 一条想变成龙的鲤鱼: what is said of it before is not its name. */
const SAID_ZH =
  /^一([个只名位条头匹群对台艘棵座朵])(?:想|爱|会|不[会敢能]|怕|害怕|能)[^的，。]{1,12}的(\p{Script=Han}{1,4})(?=[，。]|$)/u;

/** 一位守塔人发现一头鲸鱼, 稻草人和乌鸦: somebody by the ending of the noun, who does or joins something. */
const CALLING_ZH =
  /^(?:一[个名位])?((?![^，。]{0,5}[没无的])\p{Script=Han}{1,6}?(?:人|师|员|者|匠|工|夫|僧|徒))(?:在|和|与|跟|发现|遇|救|捡|养|收养|爱上|帮|带|陪|教|找)/u;

/** Somebody whom no vocabulary has, told of before `first`, whom one has. @returns null if `first` is the one that the idea begins with */
export function strangerBefore(first: string, about: string, random: Random): Hero | null {
  const [, the = ''] = CALLING_ZH.exec(about) ?? [];
  if (!the || the.includes(first) || about.indexOf(first) < about.indexOf(the)) return null;
  return { the, a: `一个${the}`, pronoun: random.chance(0.5) ? 'she' : 'he', ...PERSON };
}

/** Not of an AI. */
const lower = (name: string): string =>
  /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** Whose idea it is that names nobody: a child, as in many stories. */
function anyChild(language: Language, random: Random): Hero {
  const girl = random.chance(0.5);
  const [the, a] =
    language === 'zh'
      ? girl
        ? ['女孩', '一个女孩']
        : ['男孩', '一个男孩']
      : girl
        ? ['the girl', 'a girl']
        : ['the boy', 'a boy'];
  return { the, a, pronoun: girl ? 'she' : 'he', ...PERSON, child: true, isNew: true };
}

/** A hero that the vocabularies do not have, from the beginning of the idea; else a child that the idea does not name. */
export function strangerOf(about: string, language: Language, random: Random): Hero {
  const either = random.chance(0.5) ? 'she' : 'he';
  if (language === 'zh') {
    const [, name = ''] = NAME_ZH.exec(about) ?? [];
    if (name) return { the: name, a: name, pronoun: either, ...PERSON };
    const [, measure = '', whole = ''] = SAID_ZH.exec(about) ?? ANY_ZH.exec(about) ?? [];
    const word = whole.slice(whole.lastIndexOf('的') + 1);
    if (!word) return anyChild(language, random);
    const thing = !/[个位名]/u.test(measure);
    return {
      // 人 alone is nobody
      the: word === '人' ? '那个人' : word,
      a: `一${measure}${word}`,
      pronoun: thing ? 'it' : either,
      ...PERSON,
      creature: thing,
    };
  }
  const [, begins = '', which] = ANY.exec(about) ?? [];
  const noun = UNFINISHED.test(begins) ? '' : begins;
  // "The day it rained flowers"
  if (/\b(?:it|he|she|we|they|I)\s$|^(?:day|night|time|year|summer|winter)\b/u.test(noun))
    return anyChild(language, random);
  if (
    PLACE.test(noun.trim()) ||
    (NOBODY.test(noun.trim()) && !WISHES.test(about)) ||
    (which && !WISHES.test(about))
  )
    return anyChild(language, random);
  const word = lower((noun || HER_OWN.exec(about)?.[1] || '').trim());
  if (!word) return anyChild(language, random);
  const own = HER_OWN.test(about) && /mother|mom|sister|father|dad|brother/u.exec(word)?.[0];
  if (own) {
    const pronoun = /mother|mom|sister/u.test(own) ? 'she' : 'he';
    return { the: `the ${word}`, a: withArticle(word, 'en'), pronoun, ...PERSON };
  }
  const person = /(?:er|or|ist|ian|ant|man|woman|person|hero|kid|king|queen)$/iu.test(word);
  return {
    the: `the ${word}`,
    // there is one moon
    a: /^the\s/iu.test(about) ? `the ${word}` : withArticle(word, 'en'),
    pronoun: person ? either : 'it',
    ...PERSON,
    creature: !person,
  };
}
