/** Who is in a story: names, and people and animals that are called by what they are. */
import { finderOf } from './find-words.ts';
import type { Row } from './vocabulary.ts';

export interface Person {
  name: string;
  /** What a pronoun for this person says, as far as the story tells. */
  gender: 'she' | 'he' | 'it' | null;
  /** What kind of person: `old`, `child`, `adult`, `animal`, or unknown. */
  age: 'old' | 'child' | 'adult' | 'animal' | null;
  /** What the story also calls them: "a girl named Mei" is the girl from then on. */
  aliases: string[];
  /** Called by a name, not by what they are. */
  named: boolean;
}

type Kind = Pick<Person, 'gender' | 'age'>;

const KINDS: readonly Row<Kind>[] = [
  {
    means: { gender: 'she', age: 'old' },
    words: 'grandmother grandma granny old_woman old_lady 奶奶 外婆 姥姥 老奶奶 老太太 婆婆 老婆婆',
  },
  {
    means: { gender: 'he', age: 'old' },
    words: 'grandfather grandpa old_man 爷爷 外公 姥爷 老爷爷 老头 老人 老渔夫 老木匠',
  },
  {
    means: { gender: 'she', age: 'adult' },
    words:
      'mother mom mum aunt wife queen princess woman lady waitress bride 妈妈 母亲 阿姨 姑姑 妻子 女王 公主 女人 女士 新娘 老板娘 姐姐 女孩的母亲',
  },
  {
    means: { gender: 'he', age: 'adult' },
    words:
      'father dad uncle husband king prince man gentleman waiter knight fisherman postman policeman 爸爸 父亲 叔叔 舅舅 丈夫 国王 王子 男人 先生 骑士 渔夫 邮递员 警察 老板 哥哥 大叔',
  },
  {
    means: { gender: null, age: 'adult' },
    words:
      'keeper lighthouse_keeper photographer postwoman passenger neighbour neighbor owner tailor carpenter guard stranger teacher doctor nurse farmer baker painter singer writer scientist captain sailor soldier driver chef gardener librarian astronaut detective engineer musician clockmaker robot customer boss colleague 老师 医生 护士 农夫 面包师 画家 歌手 作家 科学家 船长 水手 士兵 司机 厨师 园丁 宇航员 侦探 工程师 音乐家 钟表匠 机器人 顾客 同事 快递员 木匠 裁缝 守塔人 守林人 摄影师 调音师 乘客 店主 工人 邻居',
  },
  {
    means: { gender: 'she', age: 'child' },
    words: 'girl little_girl daughter sister schoolgirl 女孩 小女孩 女儿 妹妹 少女 姑娘 小姑娘',
  },
  {
    means: { gender: 'he', age: 'child' },
    words: 'boy little_boy son brother schoolboy 男孩 小男孩 儿子 弟弟 少年',
  },
  { means: { gender: null, age: 'child' }, words: 'child kid student baby 孩子 小孩 学生 婴儿' },
  {
    means: { gender: 'it', age: 'animal' },
    words:
      'cat kitten dog puppy fox rabbit bear wolf dragon bird owl horse deer lion tiger elephant whale turtle mouse panda monkey crow 小猫 猫 小狗 狗 狐狸 兔子 小兔 熊 小熊 狼 龙 小鸟 猫头鹰 马 小鹿 狮子 老虎 大象 鲸鱼 乌龟 老鼠 熊猫 猴子 乌鸦 蜗牛',
  },
];
const findKinds = finderOf(KINDS);

const SURNAMES =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶余潘杜戴夏钟汪田任姜范方姚谭廖邹熊陆郝孔白崔康毛邱秦顾侯邵孟龙钱汤尹黎易常武乔贺';
/** Begin like a name and are none. */
const NOT_NAMES = new Set(
  '高兴 高高 高大 高楼 高山 黄昏 黄色 白色 白天 白云 白发 马上 马路 马车 马儿 方向 方法 夏天 夏日 夏夜 周围 周末 常常 任何 任务 余下 唐朝 龙王 于是 何时 何况 何必 何方 程度 许多 许久 许愿 汤里 田里 田野 林中 林间 叶子 孔雀 熊猫 康复 易拉 武士 武器 毛衣 毛巾 钱包 钟声 钟表 钟楼 白雪 白马 金色 方便 方块 夏末 江水 小心 小时 小镇 小巷 小屋 小船 小岛 小猫 小狗 小鸟 小鹿 小熊 小兔 小孩 小店 小路 小溪 小声 小手 小时候 小女孩 小男孩 小姑娘 小伙子 小朋友 小学 小区 小说 小河 小院 小村 小桥 小火 小灯 小盒 老师 老人 老板 老虎 老鼠 老家 老旧 老街 老屋 老树 老奶 老爷 老太 老头 老婆 老渔 老木 老照 阿姨'.split(
    ' ',
  ),
);
const BEFORE = '(?<=^|[\\s，。！？；：、“”「」…（）]|[的和与跟对向给叫是把被让问说见着了找到等])';
const AFTER =
  '(?=$|[\\s，。！？；：、“”「」…（）]|[的和与跟说道问答喊叫笑哭走跑来去看坐站拿把被在是有对向给推转抬低伸想听从一终又也就还都已正回愣点摇打第每独住带和却很])';
/** After "is called". */
const CALLED = /(?<=名叫|名字叫|叫做|叫作|名为|个叫|位叫)[\p{Script=Han}]{2,3}?(?=[的，。、；！])/gu;
const CHINESE_NAMES = [
  new RegExp(`${BEFORE}[${SURNAMES}][\\p{Script=Han}]{1,2}?${AFTER}`, 'gu'),
  new RegExp(`${BEFORE}[小阿老][\\p{Script=Han}]${AFTER}`, 'gu'),
  CALLED,
];

const ENGLISH_NAME =
  /(?<![\w'])(?:(?:Mr|Mrs|Ms|Dr|Captain|Aunt|Uncle|King|Queen)\.?\s+)?[A-Z][a-z]{2,}(?:\s[A-Z][a-z]+)?/g;
const NOT_ENGLISH_NAMES = new Set(
  'The A An And But Then When While One Once His Her Their They She He It Its There This That These Those After Before At In On As If So For From With Without Every Each Now Today Tomorrow Yesterday Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Christmas Suddenly Finally Years Days Inside Outside Under Over Behind Across Near Only Even Still Just Not Now Never Nobody Somebody Someone Everyone Everybody People What Where Why How Who Please Try Buy Order Get Let Come Meet Our Your You We My Mine Yes No Oh Hello Thank Thanks Good Goodbye Later Soon Next Last First Until Since Because Though Although Chinese English North South East West Each Some Many Most All Another Morning Evening Night Slowly Quietly Together Something Nothing Anything Everything Somewhere Maybe Perhaps Mom Mum Dad Grandma Grandpa Mother Father'.split(
    ' ',
  ),
);

/** Everybody of a story, in the order they appear; at most twelve, the most often named first where there are more. */
export function findPeople(story: string, language: 'en' | 'zh'): Person[] {
  const found = new Map<string, { person: Person; at: number; times: number }>();
  const meet = (name: string, kind: Kind, at: number, aliases: string[] | null = null) => {
    const known = found.get(name);
    if (known) known.times++;
    else
      found.set(name, {
        person: { name, ...kind, aliases: aliases ?? [], named: aliases !== null },
        at,
        times: 1,
      });
  };
  const taken = new Set<string>();
  for (const { name, at } of language === 'zh' ? chineseNames(story) : englishNames(story)) {
    if (found.has(name)) {
      meet(name, UNKNOWN, at);
      continue;
    }
    const { kind, word } = kindNear(story, name);
    if (word) taken.add(word);
    meet(name, kind, at, word ? [word] : []);
  }
  for (const { means, word, start } of findKinds(story)) {
    const around = story.slice(Math.max(0, start - 12), start + word.length);
    const inName = [...found.keys()].some(
      (name) => name.toLowerCase() !== word.toLowerCase() && name.includes(word) && around.includes(name),
    );
    if (!inName && !taken.has(word.toLowerCase())) meet(capital(word.toLowerCase()), means, start);
  }
  const most = [...found.values()].sort((a, b) => b.times - a.times || a.at - b.at).slice(0, MOST_PEOPLE);
  return most.sort((a, b) => a.at - b.at).map(({ person }) => person);
}

const MOST_PEOPLE = 12;
const UNKNOWN: Kind = { gender: null, age: null };

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function chineseNames(story: string): { name: string; at: number }[] {
  const hits = CHINESE_NAMES.flatMap((pattern) =>
    [...story.matchAll(pattern)]
      .map(({ 0: name, index }) => ({ name, at: index }))
      // "called 小雨" is a name, whatever 小雨 may mean elsewhere
      .filter(({ name }) => pattern === CALLED || ![...NOT_NAMES].some((word) => name.startsWith(word))),
  ).filter(({ name }) => isOwnName(name));
  // a name, once known, is met wherever it stands
  const names = [...new Set(hits.map(({ name }) => name))];
  return names
    .filter((name) => !names.some((other) => other !== name && name.startsWith(other)))
    .flatMap((name) => places(story, name).map((at) => ({ name, at })));
}

function englishNames(story: string): { name: string; at: number }[] {
  const hits = [...story.matchAll(ENGLISH_NAME)].map(({ 0: name, index }) => ({
    name: trimmed(name),
    at: index,
  }));
  const inside = new Set(
    hits
      .filter(({ at }) => /[a-z,;]\s+["“]?$/.test(story.slice(Math.max(0, at - 4), at)))
      .map(({ name }) => name),
  );
  const acts = (name: string, at: number) =>
    /^(?:'s|\s+(?:is|was|had|has|and|[a-z]+(?:ed|s)\b|said|ran|saw|felt|found|took|went|came|knew|stood|sat|held|left|made|told|lost|won|fell|wrote|drew|broke|chose|flew|gave|grew|heard|kept|led|lay|met|put|read|rose|sent|sang|slept|spoke|swam|taught|threw|thought|woke|wore|built|bought|brought|caught|drank|drove|ate|forgot|hid|rode|shook|began|never|always|still|who))/.test(
      story.slice(at + name.length, at + name.length + 16),
    );
  return hits.filter(
    ({ name, at }) =>
      name &&
      !NOT_ENGLISH_NAMES.has(name.split(' ')[0] ?? '') &&
      (inside.has(name) || acts(name, at)) &&
      isOwnName(name),
  );
}

/** 奶奶 is what somebody is, 王奶奶 who; "Captain" is a post, "Captain Brown" a person. */
const isOwnName = (name: string): boolean =>
  findKinds(name).every(
    ({ word, start }) => word.length < name.length && (start > 0 || !/\p{Script=Han}/u.test(name)),
  );

/** A sentence's first word is not part of the name behind it: "When Mei". */
const trimmed = (name: string): string => {
  const [head = '', ...rest] = name.split(' ');
  return NOT_ENGLISH_NAMES.has(head) && !/^(?:Mr|Mrs)/.test(head) ? rest.join(' ') : name;
};

const places = (story: string, name: string): number[] => {
  const at: number[] = [];
  for (let index = story.indexOf(name); index >= 0; index = story.indexOf(name, index + name.length))
    at.push(index);
  return at;
};

/** "a girl named Mei", 一个叫小雨的女孩, "Mei, the old baker": what stands beside a name at its first place, and in which word. */
function kindNear(story: string, name: string): { kind: Kind; word: string | null } {
  const at = story.indexOf(name);
  const before = story.slice(Math.max(0, at - 24), at);
  const after = story.slice(at + name.length, at + name.length + 24);
  const lead = /^(.*?)(?:,?\s(?:named|called)\s|,\s|\s|名叫|名为|名字叫|叫)?$/su.exec(before)?.[1] ?? '';
  const named = findKinds(lead).find(({ word, start }) => start + word.length === lead.length);
  const follows =
    /^(?:的|，(?:一个|一位|是)?|是(?:一个|一位|个)?|,\s(?:a|an|the|her|his)\s(?:\w+\s)?|\s(?:is|was)\s(?:a|an|the)\s)/u.exec(
      after,
    );
  const rest = follows ? after.slice(follows[0].length) : '';
  const told = findKinds(rest).find(({ start }) => start <= 2);
  // 王奶奶 says it herself
  const near = findKinds(name)[0] ?? named ?? told;
  return near ? { kind: near.means, word: near.word.toLowerCase() } : { kind: UNKNOWN, word: null };
}
