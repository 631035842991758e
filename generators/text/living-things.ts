/** Things that are somebody in a story, since they speak, feel or think there: a lamp, a paper boat, 小水滴. */
import { facedRows, faceless } from '../pictures/words/faced-things.ts';
import { capital } from './capital.ts';
import { type Found, finderOf } from './find-words.ts';
import { findKinds } from './kinds.ts';
import type { Met, Person } from './person.ts';
import { SAYING_EN, SAYING_ZH } from './segment.ts';

const findThings = finderOf<unknown>([...facedRows, { means: null, words: faceless }]);

const MIND =
  'wonder(?:s|ed)?|thinks?|thought|dream(?:s|ed|t)?|wish(?:es|ed)?|want(?:s|ed)?|hope(?:s|d)?|love(?:s|d)?|smile(?:s|d)?|grin(?:s|ned)?|giggle(?:s|d)?|chuckle(?:s|d)?|sob(?:s|bed)?|weeps?|wept|yawn(?:s|ed)?|decide(?:s|d)?|believe(?:s|d)?|worr(?:y|ies|ied)|complain(?:s|ed)?|knows?|knew|remember(?:s|ed)?|blush(?:es|ed)?';
const FEELS =
  '(?:is|was|felt|feels|looked|became|grew)\\s(?:(?:so|very|too|always|never|quite|a little|still|no longer|not)\\s){0,2}(?:lonely|lonesome|sad|happy|unhappy|proud|afraid|scared|frightened|jealous|shy|brave|bored|curious|sleepy|angry|excited|embarrassed|homesick|grumpy|nervous|ashamed|worried|useless|delighted)';
const ADVERBS =
  "(?:\\s(?:\\w+ly|also|just|still|never|always|only|once|did|does|had|has|could|would|can|will|not|didn['’]t|couldn['’]t|really))*";
/** What shows that the thing before it is somebody: "the teapot sighed", "a lamp who". */
const LIVES = new RegExp(`^(?:,? who\\b|${ADVERBS}\\s(?:${MIND}|${FEELS})\\b)`, 'iu');
const HAS_FEELINGS = new RegExp(`^(?:,? who\\b|${ADVERBS}\\s${FEELS}\\b)`, 'iu');
const SAYS = new RegExp(`^${ADVERBS}\\s(?:${SAYING_EN})\\b`, 'iu');
/** `"…," said the old` */
const SAID_BY = new RegExp(`["”’]\\s*(?:${SAYING_EN})\\s(?:the|an?|my|our)\\s(?:\\w+\\s){0,2}$`, 'iu');
/** The thing only says whose trade it is: `said the lighthouse keeper`. */
const TRADE =
  /^\s(?!(?:after|over|under|together|never|ever|rather|later|for|or|her|however)\b)(?:\w*(?:er|or|ist|man|woman|boy|girl)|captain|guard|cook|mate|thief)\b/iu;
const isSaidBy = (before: string, after: string): boolean => SAID_BY.test(before) && !TRADE.test(after);
const MIND_ZH =
  '叹了?口?气|叹息|哭|微?笑|心?想|觉得|希望|盼望?|梦想|梦见|难过|高兴|开心|伤心|害怕|孤单|孤独|寂寞|羡慕|骄傲|得意|委屈|决定|不服气|生气|着急|点了?点头|摇了?摇头|感动|喜欢|不甘心';
const LIVES_ZH = new RegExp(`^[^，。！？；：、的里上下中前后旁边内外]{0,4}(?:${MIND_ZH})`, 'u');
const SAYS_ZH = new RegExp(`^[^，。！？；：、的里上下中前后旁边内外]{0,5}(?:${SAYING_ZH})`, 'u');
/** What is done to a thing, or with it: he looks at the boat and smiles. */
const DONE_TO_ZH = /[对向给把用拿着跟到在从被像抱][^，。！？；]{0,4}$/u;
/** What is said by them is written in them: 书上说, "the clock says three". */
const TELLS = /^(?:.*book|dictionary|clock|alarm clock|television|tv|.*书.?|字典|电视机|.*钟)$/iu;

/** Of these people tell such things without meaning it: "the old house sighed", 风笑了. They must speak in quotes, or have feelings. */
const METAPHORS =
  /^(?:house|lighthouse|windmill|bridge|ship|ferry|boat|train|bus|car|truck|plane|.*tree|oak|pine|willow|door|window|road|sun|moon|wind|river|mountain|star|stove|clock|.*engine|kettle|房子|老房子|灯塔|风车|石桥|老桥|轮船|火车|汽车|公交车|卡车|飞机|大树|老树|.*[槐榕柳松]树|大门|木门|窗户|小路|小河|大山|太阳|月亮|星星|风)$/iu;
const HAS_FEELINGS_ZH =
  /^[^，。！？；：、的里上下]{0,3}(?:觉得|感到|很?(?:孤单|孤独|寂寞|难过|伤心|害怕|羡慕|骄傲))/u;
const SPEAKS = /^[^.!?。！？]{0,40}[“"「：:]/u;
/** Who has kin, a body and years is a child called so: 十二岁的石头. */
const IS_PERSON_ZH = /岁的$|(?:男孩|女孩|孩子|少年|小名|外号)\p{Script=Han}{0,2}$/u;
const IS_PERSON_AFTER_ZH =
  /^(?:[背牵]着|[娘爹妈爸奶爷]|的(?:妹妹|弟弟|哥哥|姐姐|娘|爹|妈妈|爸爸|奶奶|爷爷|孙子|儿子))/u;

/** A thing that a name stands for. */
interface Tie {
  thing: Found<unknown>;
  met: Met;
}

/**
 * The things of a story that are somebody: those with a name become what they are, the others are added.
 * @param named who was found by name
 */
export function livingThings(story: string, named: readonly Met[]): Met[] {
  const told = withoutWords(story);
  const kinds = findKinds(story);
  const found = findThings(story).filter(
    ({ start, word }) =>
      told.slice(start, start + word.length) === word &&
      // 老钟 of 老钟表匠 is no clock
      !kinds.some(
        (kind) => kind.start < start + word.length && start + word.length < kind.start + kind.word.length,
      ),
  );
  const people = new Set(
    found
      .filter(
        ({ start, word }) =>
          named.some(({ person }) => person.name.toLowerCase() === word.toLowerCase()) ||
          IS_PERSON_ZH.test(story.slice(Math.max(0, start - 8), start)) ||
          IS_PERSON_AFTER_ZH.test(story.slice(start + word.length)),
      )
      .map(({ word }) => word.toLowerCase()),
  );
  const all = found.filter(({ word }) => !people.has(word.toLowerCase()));
  if (all.length === 0) return [];
  const ties = all.flatMap((thing): Tie[] => {
    const met = named.find(({ person }) => isNamed(story, thing, person));
    return met ? [{ thing, met }] : [];
  });
  const living = new Set(all.filter((thing) => lives(story, thing)).map(({ word }) => word.toLowerCase()));
  for (const { thing, met } of ties) {
    const word = thing.word.toLowerCase();
    if (!living.has(word) && !actsByName(story, met.person)) continue;
    living.delete(word);
    becomeThing(met.person, word);
  }
  const taken = (word: string) =>
    named.some(
      ({ person }) => person.thing && [person.post, ...person.aliases].some((one) => isSame(one, word)),
    );
  return [...living]
    .filter((word) => !taken(word))
    .filter((word, _, words) => !words.some((longer) => longer !== word && longer.endsWith(word)))
    .map((word): Met => {
      const its = all.filter((one) => isSame(one.word.toLowerCase(), word));
      const others = new Set(its.map((one) => one.word.toLowerCase()).filter((one) => one !== word));
      return {
        at: Math.min(...its.map(({ start }) => start)),
        times: its.length,
        person: {
          name: capital(word),
          gender: 'it',
          age: 'animal',
          usual: null,
          // Rose is a name, and the rose a flower
          aliases: [word, ...others],
          named: false,
          post: '',
          thing: true,
        },
      };
    });
}

/** "I am an old teapot", 我是一滴小水滴: what tells its own story. Empty if no thing does. */
export function thingThatTells(told: string): string {
  const [, en, zh] = SELF.exec(told) ?? [];
  const found = findThings(en ?? zh ?? '').at(-1);
  return found && (en ?? zh ?? '').trim().endsWith(found.word) ? found.word.toLowerCase() : '';
}
const SELF =
  /\bI(?:['’]m| am| was)\s(?:just |only )?(?:an?|the)\s((?:[a-z-]+\s){0,3}[a-z]+)(?=[.,!;]|\s(?:in|on|at|who|that|and|with|made|from)\b)|(?:^|[。！？，“\n])我(?:只|就|不过)?是一?[个只把盏滴朵棵本支艘辆颗片座列]?([^，。！？的]{0,4}(?:的[^，。！？的]{1,5})?)(?=[，。！？])/iu;

/** A story with blanks instead of what is said in it. */
const withoutWords = (story: string): string =>
  story.replace(/[“「『"][^“”「」『』"]+[”」』"]/gu, (quote) => ' '.repeat(quote.length));

const becomeThing = (person: Person, word: string): void => {
  person.age = 'animal';
  person.gender ??= 'it';
  person.post = word;
  person.thing = true;
  if (!person.aliases.includes(word)) person.aliases.push(word);
};

const isSame = (one: string, other: string): boolean => one.endsWith(other) || other.endsWith(one);

function lives(story: string, { word, start }: Found<unknown>): boolean {
  const [before, after] = [story.slice(Math.max(0, start - 40), start), story.slice(start + word.length)];
  if (/\p{Script=Han}/u.test(word)) {
    if (DONE_TO_ZH.test(before)) return false;
    if (METAPHORS.test(word))
      return HAS_FEELINGS_ZH.test(after) || (SAYS_ZH.test(after) && SPEAKS.test(after));
    return LIVES_ZH.test(after) || (!TELLS.test(word) && SAYS_ZH.test(after));
  }
  if (/\b(?:at|to|with|by|in|on|of|from|near|under)\s(?:the|an?|his|her)\s(?:\w+\s){0,2}$/iu.test(before))
    return /^,? who\b/u.test(after);
  if (METAPHORS.test(word))
    return HAS_FEELINGS.test(after) || isSaidBy(before, after) || (SAYS.test(after) && SPEAKS.test(after));
  return LIVES.test(after) || (!TELLS.test(word) && (SAYS.test(after) || isSaidBy(before, after)));
}

/** "A lamp named Lumi", "Lumi the lamp", "Lumi was a small lamp", 叫亮亮的台灯. */
function isNamed(story: string, { word, start }: Found<unknown>, { name, named }: Person): boolean {
  if (!named) return false;
  const [before, after] = [
    story.slice(Math.max(0, start - 60), start),
    story.slice(start + word.length, start + word.length + 60),
  ];
  const its = name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  return /\p{Script=Han}/u.test(word)
    ? new RegExp(`^(?:，?(?:它|他|她)?的?(?:名字?)?叫做?|，?名为)?[“「『"]?${its}`, 'u').test(after) ||
        new RegExp(
          `${its}[”」』"]?(?:的|(?:原本|本来)?是(?:一?[个只把盏滴朵棵本支艘辆颗片座列])?)[^，。！？]{0,6}$`,
          'u',
        ).test(before)
    : new RegExp(
        `^(?:,? (?:named|called)|[^.!?]{0,40}[.!?;,] (?:[Hh]is|[Hh]er|[Ii]ts) name (?:is|was))\\s["“]?${its}\\b`,
        'u',
      ).test(after) ||
        new RegExp(
          `\\b${its}(?: the|,? (?:an?|the)|(?: is| was) (?:an?|the))\\s(?:[\\w-]+,?\\s){0,3}$`,
          'u',
        ).test(before);
}

/** Whether somebody who is named speaks or feels. */
function actsByName(story: string, { name }: Person): boolean {
  const zh = /\p{Script=Han}/u.test(name);
  for (let at = story.indexOf(name); at >= 0; at = story.indexOf(name, at + name.length)) {
    const after = story.slice(at + name.length);
    if (zh ? LIVES_ZH.test(after) || SAYS_ZH.test(after) : LIVES.test(after) || SAYS.test(after)) return true;
    if (!zh && new RegExp(`["”’]\\s*(?:${SAYING_EN})\\s$`, 'iu').test(story.slice(Math.max(0, at - 20), at)))
      return true;
  }
  return false;
}
