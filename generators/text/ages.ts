/** How old somebody with a name is, by what stands before the name, the name itself, and whose grandchild is told of. */
import { CHILD_YEARS, CHILD_YEARS_ZH } from './child-years.ts';
import { usualGender } from './genders.ts';
import { type FoundKind, findKinds, type Kind } from './kinds.ts';
import type { NameAt } from './names-en.ts';

/** What comes with the age: "her grandson" says that she is a woman, and that "grandma" means her. */
export interface Told {
  age: Kind['age'];
  gender: Kind['gender'];
  aliases: readonly string[];
}

const GRANDPARENT = { she: ['grandmother', '奶奶'], he: ['grandfather', '爷爷'] } as const;
/** What stands between somebody and their relative: "'s little", 的; or a pronoun; or, in Chinese, nothing that would say whose. */
const OF_NAME = /^['’]s?\s(?:\w+\s){0,2}$|^的\p{Script=Han}{0,4}$/iu;
const OF_PRONOUN = /(?:\b(?:her|his)\s(?:\w+\s){0,2}|[她他]的?\p{Script=Han}{0,2})$/iu;
const OF_LAST = /^[^的。！？]*\p{Script=Han}$|[。！？，]$/u;
const CHILDREN = /^(?:son|daughter|儿子|女儿)$/i;
const GRANDCHILDREN = /^(?:grandson|granddaughter|grandchild(?:ren)?|外?孙[子女]|外孙)$/i;

/** Surnames that nobody is called by alone: 小王 may be anybody who is not old, 小波 is a child. */
const SURNAMES = /^小[王李张刘陈杨赵黄周吴徐孙胡朱郭何罗梁郑谢韩唐冯董程曹袁邓许傅曾彭吕卢蒋蔡贾丁魏薛]$/u;

/** Characters before a name in which its adjective and its calling are. */
const NEAR = 40;
/** What stands between a calling and the name: "the old keeper, Tom", "an old baker called Rosa". */
const CALLED = /^(?:,| named| called)?\s?$/iu;

/** The words before a name, without its calling: "the old " of "the old lighthouse keeper Tom". */
function beforeName(story: string, at: number): string {
  const before = story.slice(Math.max(0, at - NEAR), at);
  const calling = findKinds(before).at(-1);
  const isIts = calling && CALLED.test(before.slice(calling.start + calling.word.length));
  return isIts ? before.slice(0, calling.start) : before;
}

/** "Twelve-year-old Noah", 十二岁的诺亚. */
const YOUNG_YEARS =
  /(?:\b(?:[3-9]|1[0-5]|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)[- ]years?[- ]old\s|(?<![\d一二三四五六七八九])(?:[3-9]|1[0-5]|[三四五六七八九]|十[一二三四五]?)岁的?)$/iu;

/** "Ivy was nine", "Lucy, who is six,", 小宇今年九岁: a child; "Rosa is seventy" is old. */
const YEARS_AFTER = new RegExp(
  `^(?:(?:,\\swho)?\\s(?:is|was|turns|turned|has just turned)\\s(?:only\\s|just\\s|now\\s)?|[，,]?(?:今年|已经|才|只有|刚满?|那年)+)(?:(${CHILD_YEARS}(?=[,.;!?]|\\s(?:and|when|years old|years of age)\\b)|(?:[3-9]|1[0-4]|[三四五六七八九]|十[一二三四]?)岁)|(?:[6-9]\\d|(?:sixty|seventy|eighty|ninety)(?:-\\w+)?)(?=[,.;!?]|\\s(?:and|when|years old|years of age)\\b)|(?:[6-9]\\d|[六七八九]十[一二三四五六七八九]?)岁)`,
  'iu',
);

/** "Ana, twelve, opened the hood." */
const YEARS_BETWEEN = new RegExp(
  `^,\\s(?:only |just )?(?:(${CHILD_YEARS})|[6-9]\\d|(?:sixty|seventy|eighty|ninety)(?:-\\w+)?),\\s`,
  'iu',
);
/** "Tomas could win. He was nine": the sentence after the one with the name, in which nobody else is told of. */
const YEARS_NEXT = new RegExp(
  `^([^.!?。！？“”"]*)[.!?。！？]\\s*(?:(?:[Ss]?[Hh]e) (?:is|was) (?:only |just |barely )?(?:(${CHILD_YEARS})|[6-9]\\d|(?:sixty|seventy|eighty|ninety)(?:-\\w+)?)(?=[,.;!?]|\\s(?:and|years)\\b)|[他她](?:今年|才|只有|刚满?|已经)+(?:(${CHILD_YEARS_ZH})|[6-9]\\d|[六七八九]十[一二三四五六七八九]?)岁)`,
  'u',
);

const OTHERS =
  /\b\p{Lu}\w+|\b(?:nephew|niece|cousin|friend|neighbou?r|classmate|pupil|patient)\b|侄|外甥|朋友|同学|邻居/u;

/** The age that the years beside a name tell; null where they tell none. */
function yearsBeside(after: string): Kind['age'] {
  const beside = YEARS_AFTER.exec(after) ?? YEARS_BETWEEN.exec(after);
  if (beside) return beside[1] ? 'child' : 'old';
  const [next, rest = '', young, youngZh] = YEARS_NEXT.exec(after) ?? [];
  if (!next || OTHERS.test(rest) || findKinds(rest).length > 0) return null;
  return young || youngZh ? 'child' : 'old';
}

/** "Old Mei", "the old baker Mei", 年迈的梅: what the words before a name say of the age; null where none do. */
export function ageBefore(story: string, name: string): Kind['age'] {
  for (let at = story.indexOf(name); at >= 0; at = story.indexOf(name, at + name.length)) {
    const before = beforeName(story, at);
    if (YOUNG_YEARS.test(before)) return 'child';
    const years = yearsBeside(story.slice(at + name.length, at + name.length + 120));
    if (years) return years;
    if (/(?:(?<!-)\b(?:old|elderly|aged)\s|(?:年迈|年老|苍老|白发)的)$/iu.test(before)) return 'old';
    if (/(?:\blittle\s|(?:年幼|幼小|小小)的)$/iu.test(before)) return 'child';
    if (/(?:\bmiddle-aged\s|(?:年轻|中年|壮年)的?)$/iu.test(before)) return 'adult';
  }
  return null;
}

const OLD_NOUN =
  /(?:\b(?:[6-9]\d|(?:sixty|seventy|eighty|ninety)(?:-\w+)?)[- ]years?[- ]old\s|(?<!-)\b(?:[Aa]n|[Tt]he|very) (?:old|elderly|aged)\s|(?:[6-9]\d|[六七八九]十[一二三四五六七八九]?)多?岁的|(?:年迈|年老|苍老|白发|白发苍苍)的|(?<!\p{Script=Han}[有的])[位名个]老)(?:\w+\s)?$/u;
/** Of long standing and no age: 老邻居, "the old customer". */
const LONG_KNOWN =
  /^(?:邻居|同事|顾客|乘客|房东|neighbou?r|customer|boss|colleague|owner|roommate|stranger)$/iu;

/** "An old fisherman", "a 74-year-old baker", 一位老面包师: the age that the words before a noun tell; null where they tell none. */
export const ageOfNoun = (before: string, { means, word }: FoundKind): Kind['age'] =>
  means.age !== 'adult' || LONG_KNOWN.test(word)
    ? null
    : OLD_NOUN.test(before.slice(-NEAR))
      ? 'old'
      : YOUNG_YEARS.test(before.slice(-NEAR))
        ? 'child'
        : null;

/** 老梅 and 陈伯 are old, 小波 and 乐乐 are children; null where the name says nothing. */
export function ageInName(name: string): Kind['age'] {
  if (/^(\p{Script=Han})\1$/u.test(name)) return 'child';
  if (/^老\p{Script=Han}{1,2}$|^\p{Script=Han}[伯翁]$/u.test(name)) return 'old';
  return /^小\p{Script=Han}{1,2}$/u.test(name) && !SURNAMES.test(name) ? 'child' : null;
}

/** Whoever of a story has grandchildren is old, and whoever has children is grown up. */
export function agesByKin(story: string, hits: readonly NameAt[]): Map<string, Told> {
  const told = new Map<string, Told>();
  for (const { word, start } of findKinds(story)) {
    const [children, grandchildren] = [CHILDREN.test(word), GRANDCHILDREN.test(word)];
    if (!children && !grandchildren) continue;
    const { owner, gender } = ownerOf(story, start, hits) ?? {};
    if (owner === undefined || told.get(owner)?.age === 'old') continue;
    const known = gender ?? usualGender(owner);
    told.set(owner, {
      age: grandchildren ? 'old' : 'adult',
      gender: gender ?? null,
      aliases: grandchildren && known ? GRANDPARENT[known] : [],
    });
  }
  for (const { name, gender } of siblings(story, hits))
    if (!told.has(name))
      told.set(name, { age: HAVE_PARENTS.test(story) ? 'child' : null, gender, aliases: [] });
  return told;
}

/** Where classes are, a 班长 is one of the children. */
const SCHOOL = /中考|同学|同桌|教室|放学|上学|班里/u;
const GROWN = /高[一二三考中]|大学/u;
const OF_CLASS = /(?:班长|课代表|学习委员|体育委员|同桌)$/u;

/** "Zeynep does her homework", 小雨在写作业: whoever does it is a child. */
export const isSchoolchild = (story: string, name: string): boolean => {
  const at = story.indexOf(name);
  if (at >= 0 && SCHOOL.test(story) && !GROWN.test(story) && OF_CLASS.test(story.slice(0, at))) return true;
  return (
    at >= 0 &&
    story
      .split(name)
      .slice(1)
      .some((rest) =>
        /^[^.!?。！？]{0,24}?(?:\b(?:does|did|doing) (?:his|her|their) homework\b|(?:写|做)(?:着|完)?(?:家庭)?作业)/iu.test(
          rest,
        ),
      )
  );
};

/** What children do and have. */
const OF_CHILDREN =
  /\bputs? up (?:his|her|their) hand\b|\bin front of (?:his|her) class\b|\b(?:afraid of (?:the dark|monsters)|bedtime|teddy(?: bears?)?|toys?|playground|school ?bag|homework|classmates?|first day (?:of|at) (?:(?:the|a|her|his|my|their) )?(?:new )?(?:school|kindergarten)|(?:at|to|from|after) school|tree ?house|kindergarten|tooth fairy|hide[- ]and[- ]seek)\b|怕黑|上学|放学|小学|幼儿园|玩具|同学|作业|捉迷藏|六一|童年/iu;
/** Who has lived through this is old. */
const FOR_LONG =
  /\bmarried (?:for )?(?:over |almost |nearly )?(?:thirty|forty|fifty|sixty|[3-6]\d)[\w-]* years\b|\b(?:old|elderly) couple\b|\bgolden wedding\b|结婚[三四五六]十|金婚|老两口|老夫妻|老夫老妻|一起(?:走|生活|过)过?了?[四五六]十多?年/iu;

/** Whether a story is about old people. */
export const isOfOld = (story: string): boolean => FOR_LONG.test(story);

/** What grown-ups do and have. */
const OF_GROWN_UPS =
  /\b(?:wife|husband|married|wedding|job|boss|office|colleagues?|(?:my|his|her|their) (?:sons?|daughters?|child(?:ren)?|kids?))\b|妻子|丈夫|结婚|婚礼|上班|加班|下班|公司|办公室|老板|同事|[他她的](?:儿子|女儿|孩子)/iu;

/** Whether those of a story of whom nothing else tells an age are children: "Tom is afraid of the dark. His sister Mia …". */
export const isOfChildren = (story: string): boolean => OF_CHILDREN.test(story) && !OF_GROWN_UPS.test(story);

const SIBLINGS =
  /\b(?:brothers|(sisters))\b,?\s(?:(?:are\s)?(?:named|called)\s)?|(?:兄弟|(姐妹))[俩二两]?[人个]?(?:叫|名叫)?[，,]?/giu;
/** Siblings whose parents are told of are children. */
const HAVE_PARENTS =
  /\btheir (?:mother|mom|mum|mama|father|dad|papa|parents|grand\w+)\b|[他她]们的?(?:妈妈|爸爸|母亲|父亲|爷爷|奶奶)/iu;

/** "Two brothers, Max and Oli": those named right after the word. */
const siblings = (story: string, hits: readonly NameAt[]): { name: string; gender: 'she' | 'he' }[] =>
  [...story.matchAll(SIBLINGS)].flatMap(({ 0: word, 1: sisters, 2: sistersZh, index }) => {
    const from = index + word.length;
    const list = /^[^.!?。！？；;]{0,40}/u.exec(story.slice(from))?.[0] ?? '';
    const named = hits.filter(({ at }) => at >= from && at < from + list.length);
    return named[0]?.at === from
      ? named.map(({ name }) => ({ name, gender: sisters || sistersZh ? ('she' as const) : ('he' as const) }))
      : [];
  });

/** Whose relative stands at a place: 老梅的孙子, "Mei and her grandson"; undefined where the words leave it open. */
function ownerOf(
  story: string,
  at: number,
  hits: readonly NameAt[],
): { owner: string; gender: 'she' | 'he' | null } | undefined {
  const near = hits
    .filter((hit) => hit.at + hit.name.length <= at && at - hit.at < 120)
    .sort((a, b) => b.at + b.name.length - (a.at + a.name.length));
  const [last] = near;
  if (!last) return undefined;
  const between = story.slice(last.at + last.name.length, at);
  // what somebody says is no place to look for whose they are
  if (/["“”「」]/u.test(between)) return undefined;
  const closer = findKinds(between).at(-1)?.means;
  if (OF_NAME.test(between)) return { owner: last.name, gender: null };
  const [pronoun] = OF_PRONOUN.exec(between) ?? [];
  if (pronoun) {
    const gender = /^(?:her|她)/i.test(pronoun) ? 'she' : 'he';
    // 老韩等着。一个女人说那是她女儿的：hers
    if (closer?.gender === gender && closer.age !== 'animal') return undefined;
    const owner = near.find(({ name }) => (usualGender(name) ?? gender) === gender);
    return owner && { owner: owner.name, gender };
  }
  return OF_LAST.test(between) ? { owner: last.name, gender: null } : undefined;
}
