/** Finds pronouns, and names that stand as separate words. */
import { isLookedForByName } from '../pictures/words/looked-for.ts';
import { isWordToo } from './names-that-are-words.ts';
import type { Person } from './person.ts';

export interface Pronoun {
  of: 'she' | 'he' | 'it' | 'they';
  at: number;
}

const WORDS =
  /(?<!其)[她他它]们?|我们|咱们|\b(?:we|us|she|her|hers|herself|he|him|his|himself|they|them|their|themselves|it|its)\b/giu;
/** Impersonal "it": "it rained", "it was cold". */
const NOTHING =
  /^it(?:['’]s|\s+(?:is|was|has been|had been|will be|seems?|seemed|takes?|took|rain\w*|snow\w*|got|grew|smell\w*|felt|feels|(?:begins?|began|starts?|started|stops?|stopped)\s+(?:to\s+)?(?:rain|snow|hail|thunder|storm|get|grow)(?:ing)?|turn(?:s|ed)?\s+(?:dark|cold|night|out)|would be))\b/i;

/** "His name was Otto": refers to nobody mentioned before. */
const NAME_TOLD = /^(?:his|her|its)\s+name\b|^[他她]的?名字|^[他她]叫/i;

/** The pronouns in a text that stand for somebody or something, in order. */
export const pronounsIn = (text: string): Pronoun[] =>
  [...text.matchAll(WORDS)].flatMap(({ 0: word, index }) => {
    const rest = text.slice(index);
    if (NOTHING.test(rest) || NAME_TOLD.test(rest)) return [];
    return [{ of: meaningOf(word.toLowerCase()), at: index }];
  });

function meaningOf(word: string): Pronoun['of'] {
  if (/^(?:we|us|我们|咱们|they|them|their|themselves|[她他它]们)$/u.test(word)) return 'they';
  if (/^(?:she|her|hers|herself|她)$/u.test(word)) return 'she';
  return /^(?:he|him|his|himself|他)$/u.test(word) ? 'he' : 'it';
}

/** Index of a name as a separate word; -1 if there is none. */
export function placeOf(text: string, name: string): number {
  if (/\p{Script=Han}/u.test(name)) return text.indexOf(name);
  // Will is no "will"; nouns and nicknames are found in any case
  const flags = /^[A-Z]/.test(name) && isWordToo(name) ? 'u' : 'iu';
  return text.search(new RegExp(`(?<![\\p{L}\\w'])${name.replace('.', '\\.')}(?![\\p{L}\\w])`, flags));
}

/** Words before a person who is remembered or mentioned, but not present. */
const ABSENT =
  /\b(?:remember\w*|miss(?:es|ed)?|thinks? of|thought of|dream\w* of|wait\w* for|search\w* for|look(?:s|ed|ing)? for|letter from|left by|written by|belong(?:s|ed) to|about|like|without|late)\s+(?:\w+\s)?$/i;
const ABSENT_ZH =
  /(?:[在直]等|想起|想念|思念|梦见|怀念|等待着?|等着|寻找|关于|像|写给|寄给|没有)[^，。！？；]{0,3}$/u;

/** Whether who is named, or meant by a pronoun, after these words is not present. */
export const isAbsent = (before: string): boolean =>
  ABSENT.test(before) ||
  ABSENT_ZH.test(before) ||
  isLookedForByName(before, '') ||
  isListedPicture(before) ||
  ON_SIGN.test(before);

/** Who is named on a sign need not be there. */
const ON_SIGN =
  /\b(?:sign|plaque|banner|poster|label)\b[^.!?“"'‘]{0,30}["“'‘][^"”\n]*$|(?:招牌|牌子|横幅|海报|标签)[^。！？“]{0,12}“[^”]*$/iu;

/** "She looks at the pictures: a beach, a dog": what comes next is in one of them. @param before the words that lead to it */
export const isListedPicture = (before: string): boolean =>
  /\b(?:pictures?|photos?|photographs?|drawings?|paintings?)\b[^.!?“"]{0,20}:\s[^.!?]*$/i.test(before) ||
  /[幅张](?:画|油画|照片|相片)[：:][^。！？]*$/u.test(before);

/** What is somebody's own is with them: his hand, 她的脸. */
const BODY =
  /^(?:arms?|hands?|face|eyes?|head|hair|shoulders?|lap|back|cheeks?|ears?|fingers?|side|neck|chest|lips|mouth|nose|knees?|feet|legs?|paws?|wings?|name|voice)\b/i;

/** Whether a noun is a part of somebody, or what is theirs alone. */
export const isBody = (noun: string): boolean => BODY.test(noun);
const OWNED =
  /^(?:his|her|their|its)\s+(?:(?:own|big|small|little|old|cold|warm)\s+)?(?!(?:and|or|in|on|at|to|with|from|by|as|that|when|while|for|into|onto|off|over|under|around|across|through|along|past|toward|towards|beside|near|behind|about|until|before|after|like|than|so|because|but|too|out|up|down|a|an|the|this|not|go|come|was|is|again|alone|away|back|home|inside|outside|there|here|how|what|why|where|if|he|she|they|it)\b)([a-z]+)/i;
const OWNED_ZH = /^[她他它]们?的(?!怀|脸|手|肩|身|背|头|眼|腿|膝|胳|脚|耳|额|胸|嘴|声音|名字)/u;

const AT_HAND =
  /(?:看|望|盯|摸|握|拉|接|拿)[着过住起]?$|\b(?:(?:looks?|looked|looking|stares?|stared) at|watch(?:es|ed)|sees?|saw|takes?|took|holds?|held|touch(?:es|ed)|grabs?|grabbed)\s$/iu;

/** Whether a pronoun at an index only says whose something is: his favorite tree, 他的书包. */
export function isOwners(text: string, at: number): boolean {
  const rest = text.slice(at);
  // what is looked at or taken is where its owner is
  if (AT_HAND.test(text.slice(0, at))) return false;
  const [, owned] = OWNED.exec(rest) ?? [];
  return OWNED_ZH.test(rest) || (owned !== undefined && !BODY.test(owned));
}

/** Words before somebody who is nowhere to be seen. */
const UNSEEN =
  /(?:\b(?:no|(?:can)?not|never|without)|n['’]t)\s+(?:(?:see|find|hear|meet|catch|spot)s?\s+)?(?:(?:an?|the|any|his|her|their)\s)?(?:\w+\s)?$|\b(?:sees?|saw|finds?|found|there (?:is|was)) no\s+(?:\w+\s)?$/i;
const UNSEEN_ZH =
  /(?:没有?|未|不)(?:再|能)?(?:看见|看到|见到|见着|找到|找着|发现|遇到|遇见|有)[^，。！？；]{0,3}$|没有[^，。！？；]{0,3}$/u;
/** Words after somebody who does not come. */
const STAYS_AWAY =
  /^\s(?:(?:does|did|do|has|had|is|was)(?:\s(?:not|never)|n['’]t)|never)\s(?:come|came|appear|show up|here|there|arrive)|^\s(?:(?:is|was|has been|had been)\s(?:gone|missing|lost)|(?:has|had)\s(?:gone|vanished|disappeared)|went missing)\b(?!\s(?:to|home|into|in)\b)|^\s(?:(?:had|has)\s)?(?:died|passed away|dies|passes away)\b|^['’]s\s(?:grave|funeral|tomb)|^\s(?:would have|would['’]ve)\b|^(?:亲手)?(?:做|织|缝|熬|包)的(?:早|午|晚|盒)?(?:饭|菜|便当|毛衣|围巾|鞋|汤|饺子)|^的(?:工作|故事|秘密|梦想|歌声|叫声|笑声|喊声|脚步声|照片|消息)|^(?:录|写|画)(?:下?的|给)|^(?:生前)?(?:留下|留给|送给|寄来|写给)[^，。！？；]{0,6}的|^的?(?:坟|墓|葬礼|遗像)|^家(?![人长族里有])|^打(?:来|了)?(?:了)?[个通]?电话|^身上的|^(?:[和与跟][^，。！？；]{1,5}都)?(?:却|也|还|再也|都|突然|忽然)?(?:(?:没有?|不)(?:再)?(?:来|出现)|(?:不见|失踪|走丢|走失)了|(?:已经|早已|[^，。！？]{1,4}前就?)?(?:去世|离世|过世|死了|病逝|不在(?:了|人世)))/u;

/** Whose somebody is: 老奶奶的孙女, "Tom's daughter". */
const OWNS_SOMEBODY =
  /^的(?:外?孙[女子儿]?|女儿|儿子|孩子|小孩|妈妈|爸爸|母亲|父亲|妻子|丈夫|老婆|老公|奶奶|爷爷|外婆|外公|[弟妹哥姐]{1,2}|徒弟|学生|老师|同学|同桌|同事|邻居|朋友|主人|[男女]朋友|宠物)|^['’]s\s(?:(?:little|young|old|best|eldest|youngest)\s)?(?:grand)?(?:daughter|son|child|mother|father|wife|husband|brother|sister|friend|neighbou?r|teacher|student|boss|boyfriend|girlfriend|owner|apprentice)\b/iu;

/** 等爸爸回来: who is waited for. */
const COMES_BACK = /^们?(?:回来|回家|归来|下班|放学|到来|来接)/u;

/** The people who are named in a text as absent, wherever it names them. */
export const unseenIn = (text: string, people: readonly Person[]): Person[] =>
  people.filter(({ name, aliases }) => {
    const at = [name, ...aliases].flatMap((word) => {
      const start = placeOf(text, word);
      // "my wife Edith": what is told after the name is told of her
      if (word !== name && start >= 0 && text.slice(start + word.length).startsWith(` ${name}`)) return [];
      return start < 0 ? [] : [{ start, end: start + word.length }];
    });
    return (
      at.length > 0 &&
      at.every(({ start, end }) => {
        const before = text.slice(0, start);
        const after = text.slice(end);
        return (
          UNSEEN.test(before) ||
          UNSEEN_ZH.test(before) ||
          STAYS_AWAY.test(after) ||
          OWNS_SOMEBODY.test(after) ||
          (/等着?$/u.test(before) && COMES_BACK.test(after))
        );
      })
    );
  });

/** Others whom a text tells of, and means by a "they" after them: 村民跑来，他们生气了. */
const CROWD =
  /\b(?:villagers|people|neighbou?rs|townspeople|townsfolk|guests|children|students|soldiers|guards|crowd|everyone|parents|friends)\b|村民|人们|邻居们?|大家|孩子们|同学们|士兵们?|客人们?|众人|大臣们?|朋友们/iu;

/** Whether "they" means others than the people of a story. @param text before the pronoun */
export const meansCrowd = (text: string): boolean => CROWD.test(text);

/** The people who are named in a text as present, in its order. */
export function namedIn(text: string, people: readonly Person[]): { person: Person; at: number }[] {
  const unseen = unseenIn(text, people);
  return people
    .filter((person) => !unseen.includes(person))
    .flatMap((person) => {
      const places = [person.name, ...person.aliases]
        .map((word) => placeOf(withoutLonger(text, word, person, people), word))
        .filter((at) => at >= 0 && !ANOTHER.test(text.slice(0, at)));
      return places.length === 0 ? [] : [{ person, at: Math.min(...places) }];
    })
    .filter(({ at }) => !isAbsent(text.slice(0, at)))
    .sort((a, b) => a.at - b.at);
}

/** 别的龙, "the other dragons" are others of their kind. */
const ANOTHER = /(?:别的|其他的?|其它的?|另一?[个只条位名头匹])$|\b(?:another|other)\s$/iu;

/** A text without the names of others that contain a word: 小狐狸 is no 狐狸 where both are somebody. */
const withoutLonger = (text: string, word: string, its: Person, people: readonly Person[]): string =>
  /\p{Script=Han}/u.test(word)
    ? people
        .filter((one) => one !== its)
        .flatMap(({ name, aliases }) => [name, ...aliases])
        .filter((other) => other.length > word.length && other.includes(word))
        .reduce((rest, other) => rest.replaceAll(other, '\n'.repeat(other.length)), text)
    : text;

const ROBOT = /\b(?:robot|rover|android)\b|机器人/iu;
/** Whether somebody is a machine, which is "she" or "he" only where a story has it so. */
export const isRobot = ({ post, name }: Pick<Person, 'post' | 'name'>): boolean =>
  ROBOT.test(`${post} ${name}`);

/** How well a person fits a pronoun, 0..3; 0 not at all. A gender told by the story counts more than one implied by a name. */
export function fitOf(person: Person, of: 'she' | 'he' | 'it'): number {
  const { gender, usual, age, tells } = person;
  // who is "I" in a story is nobody's "she"
  if (tells) return 0;
  if (of === 'it') return age === 'animal' ? 3 : isRobot(person) ? 2 : 0;
  if (gender === of) return 3;
  // animals in tales are often "he" or "she"
  if (gender !== null) return age === 'animal' ? 1 : 0;
  if (usual === of) return 2;
  return usual === null ? 1.5 : 0;
}
