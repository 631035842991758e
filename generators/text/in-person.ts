/** Whether a noun for somebody means somebody who is there: not an age or a calling of another, nor who is only in a picture. */
import type { FoundKind } from './kinds.ts';
import { isListedPicture } from './pronouns.ts';
import { SAYING_EN, SAYING_ZH } from './segment.ts';

/** "Sam as a child", "she was a girl", "he became a captain": the noun says what another is or was. */
const AS = /\bas an?\s(?:\w+\s)?$/i;
const IS =
  /\b(?:(?:she|he|they)\s(?:is|was|are|were)|I\s(?:am|was)|I['’]m|(?:she|he)['’]s|(?:is|are) now|be|being|been|becom(?:e|es|ing)|became)\s(?:(?:an?|still|only|just|her|his|their|my|our)\s)+(?:\w+\s)?$/i;
const IS_ZH =
  /(?:还是|曾是|曾经是|成为|成了|长成|当上|当过|[想要能会愿]当|想做|要做|变成|[她他它我]是)了?一?[个位名]?(?:\p{Script=Han}{1,8}的)?\p{Script=Han}{0,2}$/u;
/** "Her father is a truck driver", 爸爸是卡车司机: between two nouns, the second says what the first is. */
const IS_ALSO =
  /^\s(?:is|was|works as|worked as)\s(?:(?:an?|still|only|just)\s)+(?:\w+\s){0,2}$|^是一?[个位名]?(?:[^，。！？]{1,10}的)?\p{Script=Han}{0,3}$/iu;
/** "My first day as a doctor". */
const IN_A_CALLING =
  /\b(?:my|her|his|our|their) (?:\w+ ){0,2}(?:day|night|week|year|life|job|career) as an?\s(?:\w+\s)?$/i;
/** "Her teddy bear": what somebody plays with. */
const TOY =
  /\b(?:my|her|his|its|our|their)\s(?:(?:old|little|favou?rite|new)\s)?(?:teddy|toy|stuffed|plush|rubber|wooden)\s$|(?:玩具|泰迪|毛绒)$/i;
/** After "as a stranger" a verb may follow: then somebody comes while something happens. */
const ENDS = /^\s*(?:[,.;:!?)—，。；！？”"]|$)/u;
const BESIDE_PRONOUN = /\b(?:he|she)\b[^.!?,;:“"]*,\san?\s$/i;
const AGE_ENDS = /^(?:[.,;!]|\s(?:with|in|of|now)\b)/;
const AGE_GOES_ON = /^\s+(?:and|in|by|at|on|with|of|he|she|they|who|holding|wearing)\b/i;

const PICTURE_OF =
  /\b(?:pictures?|photos?|photographs?|portraits?|paintings?|drawings?|sketch(?:es)?|statues?|sculptures?|posters?|images?)\sof\s(?:(?:an?|the|her|his|their|my|our)\s)?(?:\w+\s){0,2}$/i;
const PICTURE_ZH = /^的?(?:照片|相片|画像|肖像|雕像|塑像|合影|海报|油画)/u;

/** "Gives each man one half": all of them, and nobody. */
const EACH = /\b(?:each|every|any)\s$/i;

/** Characters around a noun that are looked at. */
const NEAR = 60;

interface Around {
  before: string;
  after: string;
}

const around = (story: string, { word, start }: FoundKind): Around => ({
  before: story.slice(Math.max(0, start - NEAR), start),
  after: story.slice(start + word.length, start + word.length + NEAR),
});

/** An age that people have been: a child, a young woman. */
const isAge = ({ means, word }: FoundKind): boolean => means.age === 'child' || /^(?:young|old) /i.test(word);

/** 大家都叫它飞马, 哭得像个孩子: a name or a likeness of somebody. */
const CALLED =
  /[像如似](?:一?[个只头条位名])?\p{Script=Han}{0,3}$|\blike an?\s(?:\w+\s)?$|[叫称][她他它]们?作?\p{Script=Han}{0,3}$|\bcall(?:s|ed)? (?:him|her|it|them)\s(?:the\s|an?\s)?(?:\w+\s)?$/iu;

function saysOfAnother(found: FoundKind, { before, after }: Around): boolean {
  if (CALLED.test(before)) return true;
  // on the way to one
  if (/^(?:医生|大夫)$/u.test(found.word) && /[去找]看?$/u.test(before)) return true;
  if (IN_A_CALLING.test(before) || TOY.test(before)) return true;
  // "he stands at the door, an old man with a wet hat"
  if (isAge(found) && BESIDE_PRONOUN.test(before) && AGE_ENDS.test(after)) return true;
  if (AS.test(before)) return ENDS.test(after) || (isAge(found) && AGE_GOES_ON.test(after));
  // who turns into a fox is one from then on
  return found.means.age !== 'animal' && (IS.test(before) || IS_ZH.test(before));
}

/** 留一条小鱼给它, "buys two fish": what is given or eaten is nobody, unless the story tells of it elsewhere. */
const FISH = /^(?:fish|shrimps?|crabs?|小?鱼|鲜鱼|虾|大?螃蟹)$/iu;
const SERVED =
  /(?:留|买|钓|吃|送|喂|叼|煎|煮|捞|拿|给|卖)[了过着来到]{0,2}(?:一|两|几|半)?[条只尾]?\p{Script=Han}{0,2}$|\b(?:bu(?:ys?|ying)|bought|eat(?:s|ing)?|ate|fr(?:y|ies|ied)|cook(?:s|ed)?|gives?|gave|brings?|brought|leaves?|left|sells?|sold|steals?|stole)\s(?:(?:him|her|it|them)\s)?(?:an?|one|two|three|some|the|his|her)\s(?:\w+\s)?$/iu;

/** Fireflies are lights, unless one speaks. */
const LIGHTS = /^(?:小?萤火虫|firefl(?:y|ies)|glowworms?)$/iu;
const says = (story: string, word: string): boolean =>
  new RegExp(
    `${word}[^，。！？.!?]{0,6}(?:${SAYING_ZH})|\\b${word}\\b[^.!?]{0,12}\\b(?:${SAYING_EN})\\b|(?:${SAYING_EN})\\sthe (?:\\w+ )?${word}`,
    'iu',
  ).test(story);

const isPictured = (found: FoundKind, { before, after }: Around): boolean =>
  PICTURE_OF.test(before) ||
  isListedPicture(before) ||
  PICTURE_ZH.test(after) ||
  (FISH.test(found.word) && SERVED.test(before));

/** What the nouns for somebody mean. */
export interface InPerson {
  /** Whether one means somebody who is there. Who is in a picture is there if the story mentions them elsewhere. */
  isThere(found: FoundKind): boolean;
  /** Whether one is only a name, a likeness or a toy: "laughs like a child", "her teddy bear". */
  isLikeness(found: FoundKind): boolean;
  /** Whom one says something of: 店员 in 店员是个男孩. */
  saidOf(found: FoundKind): FoundKind | undefined;
}

/** Tells nouns for somebody who is there from the others. @param all of the story */
export function inPerson(story: string, all: readonly FoundKind[]): InPerson {
  const elsewhere = new Set(
    all.filter((one) => !isPictured(one, around(story, one))).map(({ word }) => word.toLowerCase()),
  );
  /** "His father, a hunter, finds": not of a list, in which all have the same article. */
  const isBeside = (last: FoundKind, { start, word }: FoundKind): boolean =>
    /^,\san?\s(?:\w+\s)?$/i.test(story.slice(last.start + last.word.length, start)) &&
    /\b(?:his|her|their|my|our|the)\s(?:\w+\s)?$/i.test(story.slice(0, last.start)) &&
    /^[,.](?!\s(?:and|or|an?)\b)/.test(story.slice(start + word.length));
  const saidOf = (found: FoundKind): FoundKind | undefined => {
    const last = all.filter(({ start }) => start < found.start).at(-1);
    if (!last) return undefined;
    const says =
      isBeside(last, found) || IS_ALSO.test(story.slice(last.start + last.word.length, found.start));
    return says ? last : undefined;
  };
  // 孩子们 are many, and nobody of the story
  const areMany = ({ means, word, start }: FoundKind): boolean =>
    means.age !== 'animal' &&
    (story.startsWith('们', start + word.length) || EACH.test(story.slice(Math.max(0, start - 10), start)));
  return {
    isThere: (found) =>
      !(LIGHTS.test(found.word) && !says(story, found.word)) &&
      !saysOfAnother(found, around(story, found)) &&
      !areMany(found) &&
      !saidOf(found) &&
      elsewhere.has(found.word.toLowerCase()),
    isLikeness: (found) => {
      const { before } = around(story, found);
      return [CALLED, IN_A_CALLING, TOY].some((pattern) => pattern.test(before));
    },
    saidOf,
  };
}
