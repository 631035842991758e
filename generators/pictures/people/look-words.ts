/** Parses descriptions of people's looks, in English and Chinese. All functions take lower-case texts. */

import { type Rgb, rgb } from '../light/colour.ts';
import { colourRows } from '../words/colours.ts';
import type { Garb } from '../words/wear.ts';

import type { CutName } from './cuts.ts';

const HAIR: readonly (readonly [words: string, colour: string])[] = [
  ['black|dark|raven|黑|乌黑', '#241f26'],
  ['brown|brunette|chestnut|auburn|棕|褐', '#5f3a24'],
  ['blond|blonde|fair|golden|yellow|金|黄', '#d9ab5a'],
  ['red|ginger|copper|红|橙', '#a8452a'],
  ['gr[ae]y|silver|灰|银|花白|灰白', '#b9b8ba'],
  ['white|白|雪白', '#ecebe8'],
  ['blue|蓝', '#3f63b8'],
  ['pink|粉', '#e58aa8'],
  ['purple|violet|紫', '#7a4aa8'],
  ['green|绿', '#3f8a5a'],
];
const SKIN: readonly (readonly [words: RegExp, colour: string])[] = [
  [/\b(?:dark|black|deep|ebony)[- ]skin(?:ned)?\b|黑皮肤|深色皮肤|皮肤黝黑|黝黑|黑人/u, '#7d4e33'],
  [
    /\b(?:brown|tan|tanned|bronzed|olive|weathered)[- ]skin(?:ned)?\b|\btanned\b|古铜|小麦色|棕色皮肤|晒黑/u,
    '#b97f54',
  ],
  [/\b(?:pale|fair|light|white)[- ]skin(?:ned)?\b|\bpale\b|白皙|皮肤白|苍白/u, '#fbe3d0'],
];
/** Clothes, in English and in Chinese, as alternatives of a pattern. */
export const GARMENT =
  'coat|jacket|raincoat|dress|gown|skirt|shirt|blouse|sweater|jumper|cardigan|hoodie|vest|robe|cloak|cape|suit|uniform|kimono|hanfu|hanbok|qipao|cheongsam|sari|tutu|apron|t-shirt|overalls|clothes|outfit|tunic';
export const GARMENT_ZH =
  '外套|大衣|风衣|雨衣|连衣裙|长裙|短裙|裙子|裙|衬衫|毛衣|卫衣|上衣|白大褂|西服|校服|军装|长袍|袍子|袍|斗篷|披风|西装|制服|和服|旗袍|围裙|夹克|马甲|衣服|衣裳|衣|衫';
const DRESS =
  /\b(?:dress|gown|skirt|tutu|kimono|hanfu|hanbok|qipao|cheongsam|sari)\b|裙|旗袍|[和汉韩]服|婚纱/u;
const KNIT = /\b(?:sweater|jumper|hoodie|pullover|sweatshirt|t-shirt)\b|毛衣|卫衣|T恤/iu;
const ROBE = /\b(?:kimono|hanfu|hanbok|yukata|robe)\b|[和汉韩]服|古装|长袍|袍子|浴衣/u;
/** Garbs that only a whole figure shows, with the words for them, robes first. */
const GARBS: readonly (readonly [Garb, RegExp])[] = [
  ['robe', ROBE],
  ['whiteCoat', /\b(?:white|lab|doctor[’']s) coats?\b|白大褂|白衣天使/u],
  ['tuxedo', /\b(?:tuxedo|tailcoat)\b|燕尾服|晚礼服/u],
  [
    'suit',
    /(?<!\b(?:space|diving|wet|ski|snow|track|sweat|swim|swimming|bathing|jump|santa|fur) )\bsuits?\b(?! of armou?r)|西装|西服/u,
  ],
  ['uniform', /\buniforms?\b|制服|军装|校服/u],
  ['apron', /\baprons?\b|围裙/u],
  ['knit', KNIT],
];
const TROUSERS = /\b(?:trousers|pants|jeans|suit|uniform|overalls)\b|裤|西装|制服/u;

/** Hair color; undefined if not described. */
export function hairIn(words: string): Rgb | undefined {
  const found = HAIR.find(([names]) =>
    new RegExp(
      `(?<![a-z])(?:${names})(?![a-z])[- ](?:[a-z]+[ ,-]+){0,2}hair|hair (?:is|was|as) (?:${names})(?![a-z])|(?:${names})色?的?(?:[长短卷直]){0,2}(?:头)?发`,
      'u',
    ).test(words),
  );
  if (found) return rgb(found[1]);
  return /\bblonde?\b/u.test(words) ? rgb('#d9ab5a') : undefined;
}

/** Skin color; undefined if not described. */
export function skinIn(words: string): Rgb | undefined {
  const found = SKIN.find(([pattern]) => pattern.test(words));
  return found && rgb(found[1]);
}

/** A cut of clothes besides dresses: a suit, an apron, a sweater closed in front, or a robe with wide sleeves. */
export const garbIn = (words: string): Garb | undefined =>
  GARBS.find(([, pattern]) => pattern.test(words))?.[0];

/** Haircut; undefined if not described. */
export function cutIn(words: string, woman: boolean): CutName | undefined {
  if (/\bbald\b|秃|光头/u.test(words)) return 'bald';
  if (/\bbun\b|\btopknot\b|发髻|丸子头|盘发/u.test(words)) return 'bun';
  if (/\bcurl(?:y|s)\b|卷发/u.test(words)) return woman ? 'curls' : 'shortCurls';
  if (/\bbob\b|\bshort(?: [a-z]+){0,2} hair|短发/u.test(words)) return woman ? 'bob' : 'short';
  if (/\blong(?: [a-z]+){0,2} hair|长发|披肩/u.test(words)) return 'long';
  return undefined;
}

/** Hair or clothes directly after a color: "green curly hair", 红色的裙子. */
export const WORN = new RegExp(
  `^(?:[ -][a-z]+){0,2}[ -](?:hair|eyes|beard|${GARMENT})s?(?![a-z])|^(?:色|色的|的)?[长短卷直]{0,2}(?:头发|发|眼睛|胡子|${GARMENT_ZH})`,
  'u',
);

/** White unless the words say otherwise. */
const WEDDING = /\bwedding (?:dress|gown)\b|婚纱/u;
const WHITE = rgb('#faf8f4');

export interface Clothes {
  colour?: Rgb;
  dress?: boolean;
}

/** Clothes: color, and whether it is a dress. */
export function clothesIn(words: string): Clothes {
  const dress = DRESS.test(words) ? true : TROUSERS.test(words) ? false : undefined;
  for (const { means, words: names } of colourRows) {
    const any = names.replaceAll(' ', '|').replaceAll('_', ' ');
    const worn = new RegExp(
      `(?<![a-z])(?:${any})(?![a-z])(?:[ -][a-z]+){0,2}[ -](?:${GARMENT})s?(?![a-z])|\\b(?:in|wears|wearing) (?:${any})(?![a-z])(?! hair)|(?:${any})的?(?:[^，。、,.]{0,2})(?:${GARMENT_ZH})|穿(?:着|了)?(?:${any})`,
      'u',
    );
    if (worn.test(words)) return { colour: means, ...(dress !== undefined && { dress }) };
  }
  if (WEDDING.test(words)) return { colour: WHITE, dress: true };
  return dress === undefined ? {} : { dress };
}

interface Signs {
  /** Undefined if not described. */
  woman: boolean | undefined;
  old: boolean;
  glasses: boolean;
  beard: boolean;
}

const FEMALE =
  /\b(?:wom[ae]n|girl|she|her|lady|queen|princess|(?:grand)?mother|grandma|mom|mum|daughter|sister|aunt|female|waitress|witch|wife)\b|[女妈娘姐妹婆姨姑她]|(?<!牛)奶(?![茶油酪粉糖瓶牛昔])/u;
const MALE =
  /\b(?:m[ae]n|boy|he|his|king|prince|(?:grand)?father|grandpa|dad|son|brother|uncle|male|waiter|husband|gentleman)\b|[男爷爸哥弟公叔伯他]|老头/u;

/** Sex, age, glasses and beard. */
export function signsIn(said: string): Signs {
  // "her grandfather": whose somebody is says nothing of what they are
  const words = said.replace(/^\s*(?:his|her)\s+/u, '');
  const [female, male] = [words.search(FEMALE), words.search(MALE)];
  return {
    woman: female < 0 && male < 0 ? undefined : female >= 0 && (male < 0 || female < male),
    old:
      /\b(?:old|elderly|aged|grand(?:mother|father|ma|pa))\b|老[人头妇奶爷太婆]|年迈|爷|(?<!牛)奶(?![茶油酪粉糖瓶牛昔])|外[婆公]/u.test(
        words,
      ) && !/\b\d+[- ]years?[- ]old\b|\byear-old\b/u.test(words),
    glasses: /\b(?:glasses|spectacles)\b|眼镜/u.test(words),
    beard: /\b(?:beard(?:ed)?|moustache|mustache)\b|胡子|胡须|大胡/u.test(words),
  };
}

/** Whether a text describes looks: hair, skin, clothes, glasses or a beard. */
export function saysLook(words: string): boolean {
  const { glasses, beard } = signsIn(words);
  const { colour, dress } = clothesIn(words);
  return (
    [hairIn(words), skinIn(words), cutIn(words, false), colour, dress].some((one) => one !== undefined) ||
    garbIn(words) !== undefined ||
    glasses ||
    beard
  );
}
