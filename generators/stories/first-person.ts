/** Ideas that somebody tells of themselves: "I found a door in my garden". A story is told of somebody else. */
import type { Random } from '../pictures/random.ts';
import type { Language } from '../text/words.ts';
import { VERBS } from './told.ts';

/** Who asks for a film speaks of themselves, too: "I want a film about a fox". And what is quoted is somebody's own. */
const ASKS =
  /\b(?:story|film|movie|video|animation|cartoon|ad|advert|commercial|documentary|trailer|script)\b|["“”「『]|故事|短片|影片|电影|视频|动画|广告|剧本|纪录片|宣传片|帮我|(?<![妈爸爷奶哥姐弟妹叔姑舅婆公])给我|替我/iu;
const WOMAN = /\bmy (?:husband|boyfriend)\b|我的?(?:老公|丈夫|男朋友)/iu;
const MAN = /\bmy (?:wife|girlfriend)\b|我的?(?:老婆|妻子|女朋友)/iu;
const GROWN =
  /\bmy (?:son|daughter|kids?|children|grand(?:son|daughter|child|kid)\w*|boss|job|office|students?|colleagues?)\b|\b(?:work|office|beer|wine|rent)\b|我的?(?:儿子|女儿|孩子|孙|老板|同事|学生|工作|公司)|上班|下班|加班|办公室|房租/iu;

interface Teller {
  a: string;
  of: 'she' | 'he';
}

/** Who tells it, as far as it says. */
function tellerOf(idea: string, language: Language, random: Random): Teller {
  const of = WOMAN.test(idea) ? 'she' : MAN.test(idea) ? 'he' : random.chance(0.5) ? 'she' : 'he';
  const grown = WOMAN.test(idea) || MAN.test(idea) || GROWN.test(idea);
  const [woman, girl, man, boy] =
    language === 'zh'
      ? ['一个女人', '一个女孩', '一个男人', '一个男孩']
      : ['a woman', 'a girl', 'a man', 'a boy'];
  return { a: (of === 'she' ? [girl, woman] : [boy, man])[grown ? 1 : 0] ?? '', of };
}

const HERS = { she: ['her', 'her', 'hers', 'herself'], he: ['his', 'him', 'his', 'himself'] } as const;
const BEING: Readonly<Record<string, string>> = { am: 'is', have: 'has', do: 'does', "don't": "doesn't" };
const plural = (verb: string): string =>
  /(?:s|sh|ch|x|z|o)$/u.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/u.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;
/** Verbs that are the same whoever does it: past, or followed by another one. */
const SAME =
  /^(?:\w+ed|was|were|had|did(?:n't)?|went|fell|found|met|came|got|lost|saw|made|took|gave|knew|thought|woke|ran|ate|told|said|left|kept|slept|dreamt|heard|felt|stood|sat|bought|brought|taught|caught|broke|wrote|drew|drove|rode|flew|grew|threw|sang|swam|won|built|sent|spent|began|became|hid|held|led|stole|shot|spoke|understood|forgot|(?:could|would|can|will|must|should|may|might)(?:n't)?|can't|cannot|won't|not|just|only|and)$/iu;
/** "Want": "wants". */
const ofOne = (verb: string): string => BEING[verb.toLowerCase()] ?? (SAME.test(verb) ? verb : plural(verb));

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function inEnglish(idea: string, { a, of }: Teller): string {
  const [own, object, theirs, self] = HERS[of];
  let met = 0;
  const words = idea
    .replace(/[’]/gu, "'")
    .replace(/\bI'm\b/gu, 'I am')
    .replace(/\bI've\b/gu, 'I have')
    .replace(/\bI'll\b/gu, 'I will')
    .replace(/\bI'd\b/gu, 'I would')
    .replace(/^my ([\w -]+?) and I\b/iu, `I and ${own} $1`);
  const together = /^(?:I and|(?:an?|the) (?:[\w-]+ ){1,3}and I)\b/iu.test(words);
  const present = /\bI (?:\w+ly |never |always )?(\w+)/u.exec(words)?.[1] ?? '';
  const now = !together && ofOne(present) !== present;
  const told = words
    .replace(/\bI ((?:\w+ly |never |always )?)([\w']+)/gu, (_, how: string, verb: string) =>
      together && met === 0 ? `I ${how}${verb}` : `I ${how}${ofOne(verb)}`,
    )
    .replace(/\b(and|but|then) ([a-z]+)\b/gu, (all, link: string, verb: string) =>
      now && VERBS.has(verb) ? `${link} ${plural(verb)}` : all,
    )
    .replace(/\bI\b/gu, () => (met++ === 0 ? a : of))
    .replace(/\bmyself\b/giu, self)
    .replace(/\bmine\b/giu, theirs)
    .replace(/\bmy\b/giu, own)
    .replace(/\bme\b/giu, object);
  return upper(told);
}

function inChinese(idea: string, { a, of }: Teller): string {
  const ta = of === 'she' ? '她' : '他';
  let met = 0;
  return idea.replace(/我们|我/gu, (word) =>
    met++ > 0 ? (word === '我' ? ta : '他们') : word === '我' ? a : '两个好朋友',
  );
}

/** "My grandpa", 我妈妈: the story is theirs. */
const OTHERS = /^我的?(?!的)(?:妈|爸|爷|奶|外|姐|哥|妹|弟|叔|姑|舅|阿姨|家|老|儿子|女儿|孙|丈夫|妻子)/u;

/** "My brother ate my homework": what is one's own besides the one whose story it is. */
const MINE_TOO = /^my\s(?![\w ]+ and me$).*\b(?:my|me|mine)\b/iu;
const MINE_TOO_ZH = /^我.*我/u;

/** "A boy's brother ate the boy's homework", and so in Chinese: who tells it is named, since "his" could be either's. */
function ofTellers(idea: string, language: Language, { a }: Teller): string {
  if (language === 'zh') {
    const noun = a.replace(/^一个/u, '');
    return idea.replace(/^我的?/u, `${a}的`).replaceAll('我', noun);
  }
  const noun = a.replace(/^an?\s/u, 'the ');
  return upper(
    idea
      .replace(/^my\b/iu, `${a}'s`)
      .replace(/\bmy\b/giu, `${noun}'s`)
      .replace(/\bmine\b/giu, `${noun}'s`)
      .replace(/\bme\b/giu, noun),
  );
}

/** The idea as it is told of somebody else, if it is one's own; otherwise as it is. Pure, but for the choice of who it is. */
export function inThirdPerson(idea: string, language: Language, random: Random): string {
  if (ASKS.test(idea)) return idea;
  if (
    language === 'zh'
      ? OTHERS.test(idea) && MINE_TOO_ZH.test(idea)
      : MINE_TOO.test(idea) && !/\bI\b/u.test(idea)
  )
    return ofTellers(idea, language, tellerOf(idea, language, random));
  if (language === 'zh')
    return /我/u.test(idea) && !OTHERS.test(idea) ? inChinese(idea, tellerOf(idea, language, random)) : idea;
  return /\bI\b/u.test(idea) ? inEnglish(idea, tellerOf(idea, language, random)) : idea;
}
