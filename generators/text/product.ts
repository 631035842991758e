/** The product that an advertisement is for. */
import type { Language } from './words.ts';

export interface Product {
  name: string;
  /** What it is, in the text's own words: "thermos", 馄饨; empty where they do not say. */
  kind: string;
  /** Whether they stand together: "the Dawn kettle". */
  joined?: boolean;
}

/** Goods that one is in. */
const ROOMS =
  /(?:shop|store|bakery|cafe|restaurant|hotel|school|gym|酒店|旅馆|民宿|餐厅|咖啡馆|健身房|店|[餐饭面茶]馆)$/iu;
/** What a name ends with, as a word of its own. */
const WORDS_ZH: Readonly<Record<string, string>> = {
  杯: '水杯',
  电热壶: '水壶',
  童鞋: '一双鞋',
  运动鞋: '一双运动鞋',
  桌面风扇: '风扇',
  壶: '茶壶',
  瓶: '瓶子',
  灯: '台灯',
  面: '面条',
  酒: '一瓶酒',
  包: '背包',
  伞: '雨伞',
  车: '汽车',
};
/** What a kind is called when its name is not beside it. */
const WORDS_EN: Readonly<Record<string, string>> = {
  fan: 'desk fan',
  app: 'phone app',
  shoes: 'pair of shoes',
  pot: 'flower pot',
};
/** What the product is, as a word of its own; empty where the text does not say. */
export const kindWord = ({ kind }: Product): string => WORDS_ZH[kind] ?? WORDS_EN[kind] ?? kind;
export const isPlace = ({ name, kind }: Product): boolean => ROOMS.test(kind || name);

/** So that 车灯 is no 车. */
function longestFirst(words: string): string {
  return words
    .split('|')
    .sort((a, b) => b.length - a.length)
    .join('|');
}

/** Nouns of what is sold, by which a text says what its product is. */
const GOODS = longestFirst(
  'thermos|flask|bottle|tumbler|mug|cup|lamp|app|shoes?|sneakers?|coffee|tea|bag|watch|phone|bike|bicycle|scooter|chair|sofa|bed|desk|bread|cake|cookies?|chocolate|noodles|dumplings|pizza|ice cream|camera|headphones|earphones|earbuds|jacket|coat|cream|perfume|shampoo|shop|store|bakery|cafe|restaurant|hotel|school|gym|toy|book|game|blender|kettle|teapot|oven|pillow|mattress|blanket|backpack|suitcase|umbrella|pen|pencil|guitar|piano|robot|vacuum|vacuum cleaner|speaker|television|tent|drink|juice|water|wine|honey|car|candle|clock|tower|tree|necklace|ring|dock|pot|lunch box|drawer|band|hand cream|tag|blocks?|block set|fan|oil|service|charger|soap|set',
);
const GOODS_ZH = longestFirst(
  '保温杯|水杯|杯子?|水壶|茶壶|壶|水瓶|瓶|台灯|灯|手机|手表|手环|耳机|音箱|相机|电脑|平板|机器人|扫地机|吸尘器|洗衣机|咖啡|奶茶|茶|果汁|饮料|矿泉水|白酒|酒|牛奶|酸奶|蜂蜜|面包|蛋糕|饼干|月饼|巧克力|冰淇淋|馄饨|饺子|包子|粽子|汤圆|拉面|面条|牛肉面|面|米线|火锅|披萨|汉堡|水果|面霜|面膜|口红|香水|洗发水|牙刷|沐浴露|跑鞋|运动鞋|鞋子?|背包|书包|包|行李箱|雨伞|伞|毛衣|羽绒服|外套|枕头|床垫|床|沙发|椅子?|书桌|自行车|单车|电动车|汽车|车|帐篷|玩具|积木|绘本|吉他|钢琴|课程|酒店|民宿|餐厅|咖啡馆|书店|面包店|健身房|旅馆|电热壶|充电座|充电宝|花盆|饭盒|保鲜盒|弹力带|护手霜|车灯|定位牌|桌面风扇|风扇|护理油|童鞋|运动鞋|电饭煲|香皂|奶茶店|花店|蛋糕店|火锅店|水果店|理发店|面馆|餐馆|饭馆|茶馆',
);

const KIND = new RegExp(`\\b(${GOODS})\\b`, 'iu');
/** "Brew Buddy, the thermos that remembers", "Dawn is a kettle for". */
const KIND_AFTER = new RegExp(
  `^(?:,| is| was|:| –| —)?\\s(?:the|an?|one|our|your)(?:\\s[\\w-]+){0,3}?\\s((?:[\\w-]+\\s)?(?:${GOODS}))\\b`,
  'iu',
);
/** "The Dawn kettle". */
const KIND_BESIDE = new RegExp(`^\\s(${GOODS})\\b`, 'iu');
/** "Leaf is a smart pot." */
const IS_KIND = new RegExp(`(?:^|[.!?]\\s)([A-Z]\\w+) (?:is|are) an? (?:[\\w-]+ ){0,2}(?:${GOODS})\\b`, 'u');
/** "Pine hand cream helps", where the first word is no adjective. */
const AT_START = new RegExp(
  `(?:^|[.!?]\\s)(?!(?:Fresh|Good|New|Hot|Cold|Real|Great|Fine|Best|Every|Your|This|That|These|My|His|Her|No|Any|Some|All|An?|The|Our|Their|Bad|Old|More|Most|Too|One|Two)\\b)([A-Z][a-z]+)(?=\\s(?:${GOODS})\\b)`,
  'u',
);
/** "Keyring keeps them safe." */
const KEEPS =
  /[.!?]\s(?!(?:It|This|That|He|She|Nobody|Everything|Everyone)\b)([A-Z][a-z]+) (?:keeps|helps|lets)\b/u;
const KIND_IN_NAME_ZH = new RegExp(`(${GOODS_ZH})$`, 'u');
/** 暖暖杯，一按即锁: a name at the start of a sentence, by what it ends with. */
const AT_START_ZH = new RegExp(
  `(?:^|[。！？\\n])([\\p{Script=Han}\\w]{1,5}?(?:${GOODS_ZH}))(?=[，：])`,
  'gu',
);
const DEMONSTRATED_ZH = /^(?:这|那|每|一|我|你|他|她|没|有|喝|吃|买|用|在|把|给|让)/u;

const NAMED_ZH = /(?:名叫|名为|叫做|品牌|推出)([\p{Script=Han}\w]{2,8}?)(?=[，。、的是]|$)/u;
const MEASURED_ZH =
  /(?:这款|这台|这个|这杯|这双|一款|一台|一杯|一双|一瓶|一支)([\p{Script=Han}]{2,8}?)(?=[，。、的是能让会]|$)/u;
const NAMED = /\b(?:called|named|introducing|meet)\s+((?:the\s+)?[A-Z][\w-]*(?:\s[A-Z][\w-]*)?)/i;
/** "Paws & Play", "GlowBrew": written as nothing else is. */
const JOINED = /\b([A-Z][\w'’]*\s&\s[A-Z][\w'’]*)/u;
const CAMEL = /\b([A-Z][a-z]+[A-Z]\w*(?:\s[A-Z]\w*)?)\b/u;
const CAPITALS = /\b((?:[A-Z][a-z]+\s){1,3}(?!Street|Road|Avenue|Square|Lane|Park)[A-Z][a-z]+)\b/;
const CAPITAL = /(?<!^)(?<![.!?]\s)\b([A-Z][a-z]+(?:\s[A-Z][a-z]+)?)\b/;
const NOUN = new RegExp(`\\b(?:this(?! is\\b)|our|my|a|an)\\s+((?:\\w+\\s){0,2}?(?:${GOODS}))\\b`, 'iu');

/** 一款让上班族十分钟吃上热饭的电饭煲. */
const RELATIVE_ZH = new RegExp(
  `(?:这|一)[款台个杯双瓶支种把盏张][^，。！？\\n]{2,24}的([\\p{Script=Han}\\w]{0,3}?(?:${GOODS_ZH}))(?=[，。！？\\n]|$)`,
  'u',
);
/** 社区咖啡馆开业. */
const OPENING_ZH = new RegExp(
  `([\\p{Script=Han}\\w]{0,6}?(?:${GOODS_ZH}))(?:今天|明天|正式|隆重|新店)?(?:开业|开张|上新|上市|发布)`,
  'u',
);

/** 我的奶茶店. */
const ALONE_ZH = new RegExp(
  `^(?:这是)?(?:我们?的|我家的?)?([\\p{Script=Han}\\w]{0,6}?(?:${GOODS_ZH}))[。！]?$`,
  'mu',
);

/** The product of an advertisement: a quoted or introduced name, else one that stands like a name, else a noun; null if there is none. */
export function productOf(told: string, language: Language): Product | null {
  // a sentence begins after an empty line, too
  const text = told.replace(/\s*\n\s*/gu, '\n');
  const quoted = /[「《“"]([^」》”"]{1,20})[」》”"]/u.exec(text);
  if (quoted?.[1] && !/[。！？.!?，,]/u.test(quoted[1])) {
    const after = text.slice(quoted.index + quoted[0].length);
    const own =
      language === 'zh' ? kindInName(quoted[1]) || kindAtStart(after) : kindBeside(after) || kindAfter(after);
    return { name: quoted[1], kind: own };
  }
  return language === 'zh' ? inChinese(text) : inEnglish(text);
}

const kindInName = (name: string): string => KIND_IN_NAME_ZH.exec(name)?.[1] ?? '';
const kindAtStart = (after: string): string =>
  new RegExp(`^\\p{Script=Han}{0,3}?(${GOODS_ZH})`, 'u').exec(after)?.[1] ?? '';
const kindAfter = (after: string): string => (KIND_AFTER.exec(after)?.[1] ?? '').toLowerCase();
const kindBeside = (after: string): string => (KIND_BESIDE.exec(after)?.[1] ?? '').toLowerCase();

function inChinese(text: string): Product | null {
  const starts = [...text.matchAll(AT_START_ZH)]
    .map(([, name = '']) => name)
    .filter((name) => !DEMONSTRATED_ZH.test(name));
  const name =
    NAMED_ZH.exec(text)?.[1] ??
    starts[0] ??
    [RELATIVE_ZH, MEASURED_ZH, OPENING_ZH, ALONE_ZH].map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  return name ? { name, kind: kindInName(name) } : null;
}

function inEnglish(text: string): Product | null {
  const found = [NAMED, JOINED, CAMEL, IS_KIND, CAPITALS, CAPITAL, AT_START, KEEPS]
    .map((pattern) => pattern.exec(text)?.[1])
    .find(Boolean);
  const name = found?.replace(/^(?:the|our|this|a|an)\s/i, '');
  if (!name) {
    const noun = NOUN.exec(text)?.[1];
    return noun ? { name: noun, kind: (KIND.exec(noun)?.[1] ?? '').toLowerCase() } : null;
  }
  const rests = text.split(name).slice(1);
  const beside = rests.map(kindBeside).find(Boolean);
  if (beside) return { name, kind: beside, joined: true };
  return { name, kind: rests.map(kindAfter).find(Boolean) ?? (KIND.exec(name)?.[1] ?? '').toLowerCase() };
}
