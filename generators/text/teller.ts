/** Whoever tells a story as "I" without saying a name: its protagonist. */
import { isOfChildren } from './ages.ts';
import { findKinds, type Kind } from './kinds.ts';
import { thingThatTells } from './living-things.ts';
import { type Person, UNKNOWN } from './person.ts';
import { narrationOf } from './segment.ts';
import type { Language } from './words.ts';

/** What screenwriters call them; a member can give them a name. */
const PROTAGONIST = { en: 'Protagonist', zh: '主角' } as const;

/** "I" who does, sees or is something; who only passes on what was heard is not in the story. */
const ACTS = {
  en: /\b(?:[Ii]|me)\b(?!\.\w)(?!\s(?:heard|was told|(?:will|shall|['’]ll) tell|want to tell|am going to tell))/u,
  zh: /我(?!们|国|军|校|[听要想来]?[说讲]?[给为]你们|[来要想]讲)/u,
} as const;

const SELF_TOLD =
  /\bmy (?:\w+ ){0,2}(?:day|night|week|year|life|job|career) as an? ([^.,;:!?]{1,40})|(?<!\b(?:when|since|until|before|after|as if|wish|think|thought)\s)\bI(?:['’]m| am| was| became| had become| work(?:ed)? as)\s(?:now\s)?(?:an?|the)\s([^.,;:!?]{1,40})/iu;
const SELF_TOLD_ZH =
  /我(?:也|就|已经|现在|如今|只|曾经?|终于|从小)*(?:是|成了|成为了?|当上了?|当了|做了)(?:一?[个位名只条匹头])?(\p{Script=Han}{1,14})/u;

const WOMAN =
  /\b[Mm]y (?:bridesmaids?|wedding dress|gown)\b|\bI was (?:the|a) bride\b|\b(?:my|our) (?:ex-)?(?:husbands?|boyfriends?|fiancé)\b|\bI(?:['’]m| am| was) (?:\w+ )?pregnant\b|\b(?:as|I was) an? (?:\w+ )?girl\b|暗恋他|嫁给|我的?(?:老公|丈夫|男朋友|男友|未婚夫)|我(?:怀孕|穿[上着]?\p{Script=Han}{0,6}(?:裙子?|婚纱|高跟鞋|旗袍))/iu;
const MAN =
  /\b(?:my|our) (?:ex-)?(?:wife|wives|girlfriends?|fiancée)\b|\b(?:as|I was) an? (?:\w+ )?boy\b|\bI (?:shaved?|proposed to her)\b|暗恋她|娶了?她|我的?(?:老婆|妻子|媳妇|女朋友|女友|未婚妻)/iu;
const CHILDHOOD =
  /\bwhen I was (?:a (?:little |small |young )?(?:child|kid|boy|girl)|little|young|small|[3-9]|1[0-4]|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\b(?:I|we) used to (?:race|play|climb|build|hide|sneak)|\bI(?:['’]m| am| was) (?:[3-9]|1[0-4]|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|(?<![像如似])小时候|童年|\bwe were (?:\w+ )?(?:kids|children)\b|\b(?:dad|daddy|mum|mummy|mom|mommy|father|mother|grandpa|grandma) (?:took|takes|carried|carries|drove|lifted|lifts) me\b|\b[Mm]y (?:class(?:mates?)? ?)?teacher\b|(?:爸爸|妈妈|爷爷|奶奶|外公|外婆)(?:带|领|牵|陪|送|接|抱|背)着?我|我们班|我的?(?:同桌|班主任)|我(?:今年|那年|才|刚)*(?:[3-9]|1[0-4]|[三四五六七八九]|十[一二三四]?)岁/iu;
/** Who looks back is grown up by the end. */
const GROWN =
  /\bnow (?:I['’]m|I am|that I)\b|\b(?:ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|many|\d\d|some) years later\b|\bgrown[- ]up\b|\bwhen I grew up\b|\bmy (?:own )?(?:son|daughter|kids?|child(?:ren)?|job|boss|office|wife|husband)\b|带着(?:儿子|女儿|孩子)|有了(?:儿子|女儿|孩子)|如今|长大(?:以|之)?后|[多几十]年(?:以|之)?后|现在的我|我的?(?:儿子|女儿|孩子|老板|同事|公司)/iu;
/** What others call them. */
const CALLED =
  /[“"「『](?:(妈妈?|姐姐|阿姨|奶奶|mom(?:my)?|mum(?:my)?|mama|miss|madam)|(爸爸?|哥哥|叔叔|爷爷|dad(?:dy)?|papa|sir|mister))[，,！!？?]/iu;
const ELDER =
  /\bI(?:['’]m| am| was| have) retired\b|\bI(?:['’]m| am| was|['’]ve)? (?:turned |turning )?(?:sixty|seventy|eighty|ninety|[6-9]\d)(?:-\w+)?(?= (?:last|this|years|in|and|when|next)\b|[.,])|我(?:今年|已经|都|刚过?)*[六七八九]十\p{Script=Han}?[岁]|退休后|退休以后|我退休|\bmy grand(?:son|daughter|child(?:ren)?|kids?)\b|我的?(?:小?孙[子女]|外孙女?)/iu;

/**
 * The protagonist of a story that is told in the first person, with what it says of their age, gender and calling.
 * @returns null if nobody tells it as "I"; what people say in it is not its teller's
 */
export function tellerOf(story: string, language: Language): Person | null {
  const told = narrationOf(story);
  if (!ACTS[language].test(told)) return null;
  const phrase =
    (language === 'zh' ? SELF_TOLD_ZH : SELF_TOLD)
      .exec(told)
      ?.slice(1)
      .find((words) => words !== undefined) ?? '';
  const calling = language === 'zh' ? findKinds(phrase).at(-1) : findKinds(phrase)[0];
  const thing = calling ? '' : thingThatTells(told);
  const { gender, age: ofCalling } = thing ? THING : (calling?.means ?? UNKNOWN);
  const age = ofCalling === 'animal' ? ofCalling : (ageIn(told, ofCalling) ?? ofCalling);
  return {
    name: PROTAGONIST[language],
    // what a child says to others is not said to it
    gender: gender ?? genderIn(told) ?? (age === 'child' ? null : calledIn(story)),
    age,
    usual: null,
    aliases: [],
    named: false,
    post: calling?.word.toLowerCase() ?? thing,
    tells: true,
    ...(thing && { thing: true as const }),
  };
}

const THING: Kind = { gender: 'it', age: 'animal' };
const genderIn = (told: string): Kind['gender'] => (WOMAN.test(told) ? 'she' : MAN.test(told) ? 'he' : null);

function calledIn(story: string): Kind['gender'] {
  const [, she, he] = CALLED.exec(story) ?? [];
  return she ? 'she' : he ? 'he' : null;
}

function ageIn(told: string, ofCalling: Kind['age']): Kind['age'] {
  if (ELDER.test(told)) return 'old';
  if (GROWN.test(told)) return 'adult';
  return CHILDHOOD.test(told) || (ofCalling === null && isOfChildren(told)) ? 'child' : null;
}
