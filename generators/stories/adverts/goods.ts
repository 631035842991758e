/** What an advertisement is for, as its story speaks of it. */
import { kindWord, type Product, productOf } from '../../text/product.ts';
import type { Language } from '../../text/words.ts';

/** Groups of goods that people use alike. */
export const GOODS = ['drink', 'food', 'wear', 'place', 'screen', 'home', 'thing'] as const;
export type Goods = (typeof GOODS)[number];

/** By the last word of what a product is; the first row that has it counts. */
const WORDS: readonly [Goods, RegExp][] = [
  [
    'place',
    /(?:shop|store|bakery|cafe|restaurant|hotel|school|gym|酒店|旅馆|民宿|餐厅|咖啡馆|健身房|店|[餐饭面茶]馆)$/iu,
  ],
  [
    'drink',
    /(?:coffee|tea|juice|water|wine|drink|thermos|flask|bottle|tumbler|mug|cup|kettle|teapot|杯子?|壶|瓶|咖啡|茶|果汁|饮料|矿泉水|酒|牛奶|酸奶)$/iu,
  ],
  [
    'food',
    /(?:bread|cake|cookies?|chocolate|noodles|dumplings|pizza|ice cream|honey|oven|lunch box|面包|蛋糕|饼干?|巧克力|冰淇淋|馄饨|饺子|包子|粽子|汤圆|面|面条|米线|火锅|披萨|汉堡|水果|蜂蜜|饭盒|电饭煲)$/iu,
  ],
  [
    'wear',
    /(?:shoes?|sneakers?|bag|jacket|coat|perfume|backpack|necklace|ring|鞋子?|背包|书包|包|毛衣|羽绒服|外套|香水|口红)$/iu,
  ],
  [
    'screen',
    /(?:app|phone|watch|camera|headphones|earphones|earbuds|game|television|手机|手表|手环|耳机|相机|电脑|平板)$/iu,
  ],
  [
    'home',
    /(?:lamp|chair|sofa|bed|desk|pillow|mattress|blanket|vacuum|vacuum cleaner|candle|clock|fan|pot|灯|枕头|床垫?|沙发|椅子?|书桌|风扇|花盆|扫地机|吸尘器|音箱)$/iu,
  ],
];

const MANY = /(?:shoes|sneakers|cookies|noodles|dumplings|headphones|earphones|earbuds|blocks)$/iu;

/** What an advertisement is for. */
export interface Advertised {
  goods: Goods;
  /** "the thermos", "Lumo"; 保温杯. */
  called: string;
  /** Of English goods: "the running shoes". */
  many: boolean;
}

/** What an idea advertises; something of which nothing is known, if it does not say. */
export function advertisedIn(idea: string, language: Language): Advertised {
  const product = productOf(idea, language);
  if (!product)
    return { goods: 'thing', called: language === 'zh' ? '一样新东西' : 'something new', many: false };
  const word = kindWord(product) || product.name;
  const goods = [product.kind, word]
    .map((name) => WORDS.find(([, pattern]) => pattern.test(name))?.[0])
    .find(Boolean);
  return {
    goods: goods ?? 'thing',
    called: calledIn(product, language),
    many: MANY.test(product.name),
  };
}

/** A name stands alone; a noun has its article. */
function calledIn({ name, kind, joined }: Product, language: Language): string {
  if (language === 'zh') return name;
  if (joined) return `the ${name} ${kind}`;
  return /^\p{Lu}/u.test(name) && !name.toLowerCase().endsWith(kind) ? name : `the ${name}`;
}
