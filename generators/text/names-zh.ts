/** Finds personal names in a Chinese story. */
import { isCommonWord } from './common-words.ts';
import { findKinds } from './kinds.ts';
import { knownNamesZh, knownPerson } from './known-people.ts';
import type { NameAt } from './names-en.ts';
import { namesLikeNouns } from './names-like-nouns.ts';
import { titledNames } from './names-titled-zh.ts';
import { playNames, SAYING_ZH } from './segment.ts';

const SURNAMES =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶余潘杜戴夏钟汪田任姜范方姚谭廖邹熊陆郝孔白崔康毛邱秦顾侯邵孟龙钱汤尹黎易常武乔贺温江';
/** Words that start like a name, but are not. */
const NOT_NAMES =
  '老味 老店 老字 老面 老茶 老歌 老照 马尾 白胡 黑胡 胡子 胡须 白白 高兴 高一 高二 高三 高考 高高 高大 高楼 高山 高中 高声 高空 高烧 黄昏 黄色 黄叶 白色 白天 白云 白发 白衣 白光 白墙 白衬 白裙 白裤 白帽 白鞋 白布 白纸 白狗 白猫 白伞 白车 白花 白手 黄衣 黄裙 黄帽 黄伞 黄狗 黄花 黄昏 马上 马路 马车 马儿 方向 方法 方才 夏天 夏日 夏夜 夏末 周围 周末 周一 周日 常常 任何 任务 任凭 余下 余光 余晖 唐朝 龙王 于是 何时 何况 何必 何方 程度 许多 许久 许愿 汤里 田里 田野 田间 林中 林间 林子 林地 叶子 叶片 孔雀 熊猫 康复 易拉 武士 武器 武功 武馆 毛衣 毛巾 毛笔 钱包 钟声 钟表 钟楼 白雪 白马 金色 方便 方块 江水 江湖 江面 江边 江南 温暖 温柔 温度 温热 小心 小时 小镇 小巷 小屋 小船 小岛 小猫 小狗 小鸟 小鹿 小熊 小兔 小孩 小店 小路 小溪 小声 小手 小时候 小女孩 小男孩 小姑娘 小伙子 小朋友 小学 小区 小说 小河 小院 小村 小桥 小火 小灯 小盒 小刺 小松 小狐 小老 小偷 小提 小菜 小吃 小费 小组 小队 小腿 小号 小麦 小米 小型 小巧 小调 小曲 小车 小城 小街 小摊 小径 小门 小窗 小声 小小 老师 老人 老板 老虎 老鼠 老家 老天 老远 老酒 老歌 老年 老早 老实 老旧 老街 老屋 老树 老奶 老爷 老太 老头 老婆 老渔 老木 老照 老伯 老汉 老船 老宅 老茶 老房 老钟 老式 阿姨 阿婆 阿公 张开 张望 张贴 胡同 胡子 胡须 陈旧 陈列 苏醒 谢谢 谢过 顾客 贺卡 姜汤 丁香 梁上 罗盘 曾经 曾在 常年 方桌 孟婆 王国 王宫 王位 王室 王冠 王朝 王座 马匹 马蹄 马背 马戏 马拉 黄金 黄土 黄河 高塔 高台 高原 高峰 高铁 高墙 林海 钱财 钱币 汤圆 武林 武将 龙宫 龙舟 龙头 龙虾 熊掌 贺礼 毛线 毛驴 毛毯 夏令 夏季 程序 韩国 唐装 余生 任性 姜饼 姜茶 范围 方糖 陆地 陆续 白昼 温泉 温室 温水 江河 黎明 常识 金币 金子 金牌 老爱 小爱 老是 老大 老二 老三 老四 老五 老幺'.split(
    ' ',
  );
/** Characters that do not occur in given names: function words, and verbs that follow a surname. */
const UNLIKE =
  /[的了着在是不也都就还又把被给从向往对与和跟说道问答喊叫看见走跑来去站坐到过地得们这那哪什么个只条张座间里上下前后中]/u;
const BEFORE =
  '(?<=^|[\\s，。！？；：、“”「」『』…（）]|[的和与跟对向给叫是把被让问说见着了找到等给为替陪名友桌蜜女]|剩下|只有)';
const AFTER =
  '(?=$|一个人|[\\s，。！？；：、“”「」『』…（）]|[的和与跟查撒检拆剪贴挂洒铺迷掉哼偷脸喜爱怕恨讨负责管养当做办搞骂夸嫁娶约遇碰见说道问答喊叫捂笑哭走跑来去看坐站拿把被在是有对向给推转今摆挑扛熬卖租欠忍辞抬低伸想听从一终又也就还都已正回愣点摇打第每独住带和却很只刚握捧抱翻望盯守开关踩停接递放举背骑穿戴醒睡吃喝写画唱叹沉忽突慢轻悄急连赶不没总常经蹲跪跳跟追冲闭睁咬松用加慌惊微颤缓匆迎扑钻爬飞游划撑掏取捡拾塞按敲弯挥招擦洗煮做织缝种浇救帮教学练打拉躺趴靠陪摸数牵报参考赢获毕努鼓递借患受留返辞求请叮劝修养卖买交晾喂遛决引奉落守赶为驾捉采摘搬晒扫读讲扔丢砍成变当以因结虽如便才竟居将能会要愿敢没未无独]|年[轻幼老迈少纪])';
/** After "is called". */
const CALLED =
  /(?<=(?:有(?:一?[个位名只条匹头])[^，。！？；]{1,10}，?叫|名叫|名字叫|叫做|叫作|名为|个叫|位叫|只叫|条叫|匹叫|我叫(?!不|醒|住|[她他它你人了来上道得])|[取起]名|[取起]名为|[取起]名字叫)[“「『"]?)[\p{Script=Han}]{2,3}?(?=[的，。、；！”」』"])/gu;
/** 大刘, but not 大黄, which is a dog. */
const BIG = '大[刘张李陈杨赵吴徐孙朱郭罗梁郑谢韩冯董曹袁邓彭吕苏蒋蔡魏薛]';
const PATTERNS = [
  new RegExp(`${BEFORE}[${SURNAMES}][\\p{Script=Han}]{1,2}?${AFTER}`, 'gu'),
  new RegExp(`${BEFORE}[小阿老](?!红帽)[\\p{Script=Han}]${AFTER}`, 'gu'),
  new RegExp(`${BEFORE}${BIG}${AFTER}`, 'gu'),
];
const BEHIND = new RegExp(
  `^(?:${BIG}|[${SURNAMES}][\\p{Script=Han}]{1,2}?|[小阿老][\\p{Script=Han}])${AFTER}`,
  'u',
);
/** Characters that transliterate foreign names: 汤姆, 艾丽丝. */
const SOUNDS =
  '阿艾安奥巴贝比彼波布查达戴丹德蒂迪多厄恩尔法菲弗福夫盖戈格哈海汉赫亨霍基吉加杰卡凯克科拉莱兰劳勒雷里利莉丽丝莲琳露卢鲁罗洛马玛麦曼米密莫姆娜纳妮尼诺欧帕佩皮珀普奇乔琼热瑞萨莎塞赛森珊史斯苏索塔泰汤特提图托瓦威韦维温沃西希夏谢休伊依尤约泽扎詹珍朱兹佐';
const ALL_SOUNDS = new RegExp(`^[${SOUNDS}]{3,4}$`, 'u');
const FOREIGN = new RegExp(`${BEFORE}[老小]?[${SOUNDS}]{2,4}?${AFTER}`, 'gu');
const FOREIGN_SPEAKER = new RegExp(`${BEFORE}[老小]?[${SOUNDS}]{2,4}?(?=(?:${SAYING_ZH}|笑道))`, 'gu');
/** 我叫阿依古丽: longer than other names. */
const FOREIGN_CALLED = new RegExp(
  `(?<=(?:我|名|名字|她|他|做)叫)[${SOUNDS}古江买孜木]{4,6}(?=[，。！；”])`,
  'gu',
);
/** 小雨 and 小雪 are weather, but a name if they are or do something and do not fall: 小雨是, 小雨在图书馆. */
const SMALL_WEATHER = new RegExp(
  `小[雨雪](?=[八九六十喊点找]|${AFTER})(?![的和，。！？；]|[^，。！？；]{0,6}[下落停飘打淅密歇])`,
  'gu',
);
/** Reduplicated names: 豆豆, 乐乐. Only if they occur more than once; 慢慢 and 妈妈 are not names. */
const DOUBLED = new RegExp(`${BEFORE}([\\p{Script=Han}])\\1${AFTER}`, 'gu');
const NOT_DOUBLED =
  /[慢轻静呆傻怯牢狠死细徐沉蹦团渐常刚天人个妈爸爷奶哥姐弟妹叔姑舅星看想听偷悄默缓深紧远高长短大小微淡匆仅恰隐纷频好乖早明白暗频处时年月家户条件公婆伯娃宝谢试走说等笑哈呵嘿嘻呜哗滴叮咚汪喵啾沙嗒]/u;

/** Names in a Chinese story, with every index where they occur. */
export function chineseNames(story: string): NameAt[] {
  const called = [...story.matchAll(CALLED)]
    .map(([name]) => name)
    .filter((name) => !/^[叫为作做]/u.test(name));
  const hits = PATTERNS.flatMap((pattern) => [...story.matchAll(pattern)].map(([name]) => name));
  const titled = titledNames(story);
  // 张教 of 张教练 is nobody
  const guessed = hits.filter(
    (name) => isLikely(name, hits) && !titled.some((whole) => whole !== name && whole.startsWith(name)),
  );
  const doubled = [...story.matchAll(DOUBLED)]
    .map(([name]) => name)
    .filter((name) => !NOT_DOUBLED.test(name));
  const behind = doubledBehindKinds(story);
  const often = doubled.filter((name) => doubled.indexOf(name) !== doubled.lastIndexOf(name));
  const foreign = [...story.matchAll(FOREIGN)].map(([name]) => name).filter(isForeignName);
  const introduced = [...story.matchAll(FOREIGN_CALLED)].map(([name]) => name);
  const repeated = foreign.filter((name) => foreign.indexOf(name) !== foreign.lastIndexOf(name));
  const speakers = [...story.matchAll(FOREIGN_SPEAKER)].map(([name]) => name).filter(isForeignName);
  const weather = [...story.matchAll(SMALL_WEATHER)].map(([name]) => name);
  const spoken = playNames(story).filter((name) => findKinds(name)[0]?.word !== name);
  const known = knownNamesZh(story);
  const names = [
    ...new Set([
      ...known,
      ...called,
      ...introduced,
      ...titled,
      ...namesLikeNouns(story),
      ...guessed,
      ...behindKinds(story).filter(
        (name) => !titled.some((whole) => whole !== name && whole.startsWith(name)),
      ),
      ...namesThatComeAgain(story),
      ...often,
      ...behind,
      ...repeated,
      ...speakers,
      ...weather,
      ...spoken,
      ...fullByGiven(story),
      ...aged(story),
    ]),
  ];
  return (
    names
      // what is named after somebody names nobody
      .filter((name) => known.includes(name) || !knownPerson(name))
      .filter((name) => !known.some((whole) => whole !== name && whole.startsWith(name)))
      .filter(
        (name) =>
          spoken.includes(name) ||
          known.includes(name) ||
          !names.some((other) => other !== name && name.startsWith(other)),
      )
      .flatMap((name) => placesOf(story, name))
  );
}

/** 林子豪 … 子豪深吸一口气: whose given name begins clauses, too, whatever word the whole begins like. */
const fullByGiven = (story: string): string[] =>
  [...story.matchAll(FULL)].flatMap(({ 0: name }) => {
    const given = name.slice(1);
    if (UNLIKE.test(given) || isCommonWord(given) || NO_NAME_STARTS.test(given) || findKinds(name).length > 0)
      return [];
    return [...story.matchAll(new RegExp(`(?<=^|[，。！？；”\\s])${given}(?=\\p{Script=Han})`, 'gu'))]
      .length > 1
      ? [name, given]
      : [];
  });
const FULL = new RegExp(
  `(?<=^|[，。！？；：”\\s])[${SURNAMES}][\\p{Script=Han}]{2}(?=\\p{Script=Han})`,
  'gu',
);

/** 十二岁的石头背着妹妹: a nickname after years. */
const aged = (story: string): string[] =>
  [...story.matchAll(AGED)].flatMap(({ 1: name = '' }) =>
    !UNLIKE.test(name) && findKinds(name).length === 0 && story.split(name).length > 2 ? [name] : [],
  );
const AGED = new RegExp(
  `岁的(?!小?(?:我|他|她|孩子|时候|生日))([\\p{Script=Han}]{2,3}?)(?=[背牵抱]着|${AFTER})`,
  'gu',
);

/** 护士小林, whatever 小林 does. */
const CALLED_SMALL =
  /^[小老][王李张刘陈杨赵周吴徐孙朱郭林梁宋郑谢韩唐冯董萧曹袁邓沈彭吕苏卢蒋蔡魏薛潘杜汪姜姚谭廖邹陆郝崔邱秦侯孟](?!\p{Script=Han}?[镇街桥店巷])/u;

/** Names directly after a noun for a person: 宇航员林夏. */
const behindKinds = (story: string): string[] =>
  findKinds(story).flatMap(({ word, start }) => {
    const rest = story.slice(start + word.length, start + word.length + 5);
    const [name] = BEHIND.exec(rest) ?? CALLED_SMALL.exec(rest) ?? [];
    return name && isName(name) ? [name] : [];
  });

/** Names directly after a noun for somebody that also begin another clause: 小马驹追风 … 追风引着狼. */
const namesThatComeAgain = (story: string): string[] =>
  findKinds(story).flatMap(({ word, start }) => {
    const after = start + word.length;
    const [name] = /^\p{Script=Han}{2}/u.exec(story.slice(after)) ?? [];
    if (!name || NO_NAME_STARTS.test(name) || UNLIKE.test(name) || isCommonWord(name)) return [];
    const again = new RegExp(`[，。！？；、”\\s]${name}${AFTER}`, 'u');
    return again.test(story.slice(after + name.length)) ? [name] : [];
  });
const NO_NAME_STARTS =
  /^[每今明昨第后突忽有总从终于但可虽因所如已正又再也都还却便就才很太最常偶渐立马随当这那其此某各一二三四五六七八九十几两多自大小对为让使给用以没不别请好真快慢先然而且或和与跟同在是被把向往朝到来去走跑看听说想要会能得]|[着了过地得是的]$/u;

const DOUBLED_BEHIND = new RegExp(`^(\\p{Script=Han})\\1${AFTER}`, 'u');
/** Doubled names directly after a noun for somebody, before what they do: 考拉琪琪, 小学生果果在. */
const doubledBehindKinds = (story: string): string[] =>
  findKinds(story).flatMap(({ word, start }) => {
    const [name] = DOUBLED_BEHIND.exec(story.slice(start + word.length)) ?? [];
    return name && !NOT_DOUBLED.test(name) ? [name] : [];
  });

/** 王奶奶 is a name; 奶奶 and 白猫 are not. */
function isName(name: string): boolean {
  if (NOT_NAMES.some((word) => name.startsWith(word)) || isCommonWord(name)) return false;
  // 张 counts sheets, too
  if (UNLIKE.test(name.slice(1)) && !/^[小阿老大]张$|^阿里$/u.test(name)) return false;
  const [kind] = findKinds(name);
  return !kind || (kind.start > 0 && kind.means.age !== 'animal');
}

/** Whether a name is a transliteration, whose characters have no meaning: the 马 of 马克西姆 is not a horse. */
export const isForeignSpelling = (name: string): boolean => ALL_SOUNDS.test(name);

const isForeignName = (name: string): boolean =>
  isName(name) ||
  (isForeignSpelling(name) && !UNLIKE.test(name) && findKinds(name).every(({ word }) => word.length === 1));

/** Common words such as 白雾 count as names only if they occur repeatedly, as 苏晴 does. */
const isLikely = (name: string, hits: readonly string[]): boolean =>
  isName(name) &&
  (!isCommonWord(name.slice(1)) || GIVEN_SMALL.test(name) || hits.filter((hit) => hit === name).length > 1);

/** 林小雨: after a surname, small rain is a given name. */
const GIVEN_SMALL = new RegExp(`^[${SURNAMES}]小\\p{Script=Han}$`, 'u');

function placesOf(story: string, name: string): NameAt[] {
  const at: NameAt[] = [];
  for (let index = story.indexOf(name); index >= 0; index = story.indexOf(name, index + name.length))
    at.push({ name, at: index });
  return at;
}
