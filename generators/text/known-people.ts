/** People of history, books and legends whom an idea names without saying who they are. */
import { finderOf } from './find-words.ts';
import type { Kind } from './kinds.ts';
import type { Person } from './person.ts';
import { type Language, pick, type Words } from './words.ts';

type Known = Pick<Person, 'usual' | 'age'> & { looks?: Words; wears?: Words };

const ROBE: Words = ['in a long robe', '穿古装'];
const HE: Known = { usual: 'he', age: 'adult' };
const SHE: Known = { usual: 'she', age: 'adult' };
const BEARDED: Words = ['with a long white beard', '留着长长的白胡子'];
const OF_OLD_CHINA: Known = { ...HE, looks: ['with black hair', '留着黑发'], wears: ROBE };

/** Each with the names in both languages; a name of one word in English stands for the whole one too. */
const ROWS: readonly (readonly [names: string, known: Known])[] = [
  [
    'Albert_Einstein Einstein 爱因斯坦',
    {
      usual: 'he',
      age: 'old',
      looks: ['with white hair and a mustache', '一头白发、留着胡子'],
      wears: ['in a brown suit', '穿棕色西装'],
    },
  ],
  ['Leonardo_da_Vinci Da_Vinci 达芬奇 达·芬奇', { usual: 'he', age: 'old', looks: BEARDED }],
  [
    'Charles_Darwin Darwin 达尔文 Galileo_Galilei Galileo 伽利略 Socrates 苏格拉底 Plato 柏拉图 Leo_Tolstoy Tolstoy 托尔斯泰',
    { usual: 'he', age: 'old', looks: BEARDED },
  ],
  [
    'Confucius 孔子 孟子 庄子 Laozi Lao_Tzu 愚公 月老 土地公',
    { usual: 'he', age: 'old', looks: BEARDED, wears: ROBE },
  ],
  [
    'Sigmund_Freud Freud 弗洛伊德 Claude_Monet Monet 莫奈 Santa_Claus Santa',
    { usual: 'he', age: 'old', looks: ['with a white beard', '留着白胡子'] },
  ],
  ['Vincent_van_Gogh Van_Gogh 梵高', { ...HE, looks: ['with red hair and a red beard', '红头发、留着胡子'] }],
  ['Isaac_Newton Newton 牛顿', { ...HE, looks: ['with long white hair', '一头长长的白发'] }],
  [
    'William_Shakespeare Shakespeare 莎士比亚 Don_Quixote Quixote 堂吉诃德 Christopher_Columbus Columbus 哥伦布',
    { ...HE, looks: ['with a beard', '留着大胡子'] },
  ],
  [
    'Charlie_Chaplin Chaplin 卓别林',
    {
      ...HE,
      looks: ['with a mustache', '留着小胡子'],
      wears: ['in a black suit and a black hat', '穿黑西装，戴黑帽子'],
    },
  ],
  ['Stephen_Hawking Hawking 霍金', { ...HE, looks: ['with glasses', '戴着眼镜'] }],
  [
    'Sherlock_Holmes Sherlock Holmes 夏洛克·福尔摩斯 夏洛克 福尔摩斯',
    { ...HE, wears: ['in a brown coat', '穿棕色大衣'] },
  ],
  [
    'Copernicus 哥白尼 Hamlet 哈姆雷特 Romeo 罗密欧 Dracula 德古拉 Robinson_Crusoe Crusoe 鲁滨逊 鲁滨孙 Robin_Hood 罗宾汉 King_Arthur 亚瑟王 Marco_Polo 马可·波罗 马可波罗 鲁迅 财神',
    HE,
  ],
  [
    'Julius_Caesar Caesar 凯撒 Hercules 赫拉克勒斯 Zeus 宙斯 Odysseus 奥德修斯 Achilles 阿喀琉斯 Icarus 伊卡洛斯',
    HE,
  ],
  [
    'Jane_Eyre 简·爱 Joan_of_Arc 圣女贞德 贞德 Jane_Austen Austen 简·奥斯汀 简奥斯汀 Juliet 朱丽叶 Ophelia 奥菲利亚 Medusa 美杜莎 Athena 雅典娜 Pandora 潘多拉 Mona_Lisa 蒙娜丽莎 Agatha_Christie Virginia_Woolf Ada_Lovelace Amelia_Earhart',
    SHE,
  ],
  [
    'Watson 华生 Thomas_Edison Edison 爱迪生 Nikola_Tesla Alan_Turing Turing 图灵 Frédéric_Chopin Chopin 肖邦 Hans_Christian_Andersen Andersen 安徒生 Franz_Kafka Kafka 卡夫卡 Charles_Dickens Dickens 狄更斯 Mark_Twain 马克·吐温 马克吐温 Nobel 诺贝尔',
    { ...HE, wears: ['in a dark suit', '穿深色西装'] },
  ],
  [
    'Wolfgang_Amadeus_Mozart Mozart 莫扎特 Johann_Sebastian_Bach Bach 巴赫',
    { ...HE, looks: ['with white curly hair', '一头白色卷发'], wears: ['in a red coat', '穿红色外套'] },
  ],
  [
    'Ludwig_van_Beethoven Beethoven 贝多芬',
    { ...HE, looks: ['with long grey hair', '一头灰色长发'], wears: ['in a black suit', '穿黑西装'] },
  ],
  [
    'Napoleon_Bonaparte Napoleon 拿破仑',
    { ...HE, looks: ['with dark hair', '一头黑发'], wears: ['in a blue uniform', '穿蓝色制服'] },
  ],
  [
    'Abraham_Lincoln Lincoln 林肯',
    {
      ...HE,
      looks: ['with black hair and a beard', '一头黑发、留着胡子'],
      wears: ['in a black suit and a top hat', '穿黑西装，戴高礼帽'],
    },
  ],
  [
    'Mahatma_Gandhi Gandhi 甘地',
    {
      usual: 'he',
      age: 'old',
      looks: ['bald, with glasses and tanned skin', '光头，戴着眼镜，皮肤黝黑'],
      wears: ['in a white robe', '穿白色长袍'],
    },
  ],
  [
    'Pablo_Picasso Picasso 毕加索',
    { usual: 'he', age: 'old', looks: ['bald', '光头'], wears: ['in a white shirt', '穿白衬衫'] },
  ],
  [
    'Salvador_Dalí Salvador_Dali Dalí Dali 达利 Freddie_Mercury',
    { ...HE, looks: ['with black hair and a mustache', '一头黑发、留着小胡子'] },
  ],
  [
    'Elvis_Presley Elvis 猫王',
    { ...HE, looks: ['with black hair', '一头黑发'], wears: ['in a white suit', '穿白西装'] },
  ],
  ['Aladdin 阿拉丁 阿凡提', { ...HE, looks: ['with black hair and tanned skin', '一头黑发，皮肤黝黑'] }],
  [
    'Cleopatra 克利奥帕特拉 埃及艳后',
    {
      ...SHE,
      looks: ['with black hair and tanned skin', '黑发，小麦色皮肤'],
      wears: ['in a white dress and a golden crown', '穿白裙，戴金色王冠'],
    },
  ],
  [
    'Frida_Kahlo Frida 弗里达',
    { ...SHE, looks: ['with black hair in a bun', '黑发盘成发髻'], wears: ['in a red dress', '穿红裙'] },
  ],
  [
    'Marilyn_Monroe 玛丽莲·梦露 玛丽莲梦露',
    { ...SHE, looks: ['with blonde curly hair', '一头金色卷发'], wears: ['in a white dress', '穿白裙'] },
  ],
  [
    'Marie_Curie Madame_Curie Curie 居里夫人',
    { ...SHE, looks: ['with brown hair in a bun', '棕发盘成发髻'], wears: ['in a black dress', '穿黑裙'] },
  ],
  [
    'Rapunzel 长发公主',
    { ...SHE, looks: ['with long blonde hair', '一头金色长发'], wears: ['in a purple dress', '穿紫裙'] },
  ],
  [
    'Alice_in_Wonderland',
    {
      usual: 'she',
      age: 'child',
      looks: ['with long blonde hair', '一头金色长发'],
      wears: ['in a blue dress', '穿蓝裙'],
    },
  ],
  [
    'Peter_Pan 彼得潘 彼得·潘 Pinocchio 匹诺曹 皮诺曹',
    {
      usual: 'he',
      age: 'child',
      looks: ['with brown hair', '棕色头发'],
      wears: ['in a green shirt', '穿绿衬衫'],
    },
  ],
  [
    'Jesus_Christ Jesus 耶稣',
    {
      ...HE,
      looks: ['with long brown hair and a beard', '棕色长发、留着胡子'],
      wears: ['in a white robe', '穿白色长袍'],
    },
  ],
  [
    'Moses 摩西 Merlin 梅林',
    { usual: 'he', age: 'old', looks: BEARDED, wears: ['in a blue robe', '穿蓝色长袍'] },
  ],
  [
    'Genghis_Khan 成吉思汗',
    {
      ...HE,
      looks: ['with black hair and a beard', '黑发、留着胡子'],
      wears: ['in a brown robe', '穿棕色长袍'],
    },
  ],
  ['Little_Match_Girl', { usual: 'she', age: 'child' }],
  [
    'Li_Bai 李白 Du_Fu 杜甫 Su_Shi Su_Dongpo 苏轼 苏东坡 Qin_Shi_Huang 屈原 王羲之 Tang_Bohu 唐伯虎 Zhuge_Liang 诸葛亮 孔明 Cao_Cao 曹操 Liu_Bei 刘备 Guan_Yu 关羽 张飞 赵云 吕布 周瑜 郑和 Yue_Fei 岳飞 韩信 项羽 刘邦 荆轲 白居易 辛弃疾 陆游 纳兰性德 曹雪芹 贾宝玉 梁山伯 许仙 牛郎 Hou_Yi 后羿 夸父 大禹 伏羲 盘古 包拯 鲁班 华佗 扁鹊 李时珍 祖冲之 蔡伦 毕昇 武松 鲁智深 林冲 宋江 司马迁 司马光 孙膑 孙武 商鞅 韩非 墨子 荀子 鬼谷子 狄仁杰 Judge_Dee 纪晓岚 和珅 郑板桥 唐玄宗 杨过',
    OF_OLD_CHINA,
  ],
  [
    'Mulan Hua_Mulan 花木兰 Wu_Zetian 武则天 Li_Qingzhao 李清照 杨玉环 貂蝉 西施 王昭君 赵飞燕 林黛玉 薛宝钗 王熙凤 祝英台 白娘子 白素贞 织女 女娲 精卫 孟姜女 穆桂英 谢道韫 蔡文姬 卓文君 孟婆 小龙女',
    { ...SHE, looks: ['with black hair', '留着黑发'], wears: ROBE },
  ],
];

const ALL: ReadonlyMap<string, Known> = new Map(
  ROWS.flatMap(([names, known]) =>
    names.split(' ').map((name) => [name.replaceAll('_', ' '), known] as const),
  ),
);

/** What is named after them, and is nobody: 孔子学院, 牛顿定律, 莫奈的画. */
const NOT_THEM =
  '(?!学院|定律|学校|大街|街|路|庙|殿|密码|星|奖|像|雕像|故居|纪念|式|的(?:画|曲子?|歌|诗|词|书|小说|作品|音乐|名画|戏|剧|理论|定律|童话))';
const CHINESE = [...ALL.keys()]
  .filter((name) => /\p{Script=Han}/u.test(name))
  .sort((a, b) => b.length - a.length);
const NAMES_ZH = new RegExp(`(?:${CHINESE.join('|')})${NOT_THEM}`, 'gu');

const findNames = finderOf(
  [...ALL].map(([name, means]) => ({ means, words: name.toLowerCase().replaceAll(' ', '_') })),
);
const isThem = new RegExp(`^${NOT_THEM}`, 'u');

/** A well-known name in a text, as it is written there, with what is known of them in English. */
export interface KnownName {
  name: string;
  /** Where it stands first. */
  at: number;
  usual: 'he' | 'she';
  age: Kind['age'];
  looks?: string;
  wears?: string;
}

/** The well-known names in a text of either language, in any case, each once. */
export function knownNames(text: string): KnownName[] {
  const found = new Map<string, KnownName>();
  for (const { word: name, start: at, means: known } of findNames(text)) {
    if (found.has(name) || !isThem.test(text.slice(at + name.length))) continue;
    const { usual, age, looks, wears } = known;
    found.set(name, {
      name,
      at,
      usual: usual ?? 'he',
      age,
      ...(looks && { looks: looks[0] }),
      ...(wears && { wears: wears[0] }),
    });
  }
  return [...found.values()];
}

/** The well-known names in a Chinese story. */
export const knownNamesZh = (story: string): string[] => [...new Set(story.match(NAMES_ZH) ?? [])];

/** Who somebody with this name is; undefined if nobody knows. */
export const knownPerson = (name: string): Known | undefined => ALL.get(name);

/** What they look like and wear in pictures, where the story does not say it. */
export function knownLooks(name: string, language: Language): Pick<Person, 'looks' | 'wears'> {
  const { looks, wears } = ALL.get(name) ?? {};
  return { ...(looks && { looks: pick(looks, language) }), ...(wears && { wears: pick(wears, language) }) };
}
