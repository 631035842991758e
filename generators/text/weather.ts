/** The weather that a sentence tells of. */
import { finderOf } from './find-words.ts';
import { WEATHERS, type Weather } from './vocabulary.ts';

const findWeathers = finderOf(WEATHERS);

/** Words that contain a weather character, but are not weather: 雨伞, 风景. */
const NO_WEATHER = /^(?:雨[伞衣靴鞋刷棚披]|风[景格扇筝铃衣度味采琴雅趣险]|雪[糕白])/u;
/** 麦克风, 屏风, 烟雾: no weather either. */
const PART_OF_A_WORD = /(?:麦克|屏|威|作|画|文|家|校|民|古|国|扇)风$|烟雾$/u;
/** Negated weather: "no rain". */
const NEVER_CAME =
  /(?:没有?|不再?|从未|未曾)(?:再)?下?过?$|\b(?:not|no|never|without|n['’]t)\s+(?:\w+\s+)?$/iu;
/** Past weather: "the rain had stopped". */
const OVER = /^(?:[已终]?[经于]?(?:停|过去|散)|\s(?:had\s|has\s)?(?:stopped|ended|cleared|was over))/u;

/** The weather of a sentence; undefined if it tells of none, or of one that did not come. */
export const weatherIn = (text: string): Weather | undefined =>
  findWeathers(text).find(
    ({ word, start }) =>
      !NEVER_CAME.test(text.slice(0, start)) &&
      !OVER.test(text.slice(start + word.length)) &&
      !/^\s(?:on|in|from) (?:his|her|their|my|its) /iu.test(text.slice(start + word.length)) &&
      !NO_WEATHER.test(text.slice(start + word.length - 1)) &&
      !PART_OF_A_WORD.test(text.slice(0, start + word.length)),
  )?.means;

/** Whether a sentence says that the weather of before is over: 雨停了. */
export const isWeatherOver = (text: string): boolean =>
  findWeathers(text).some(({ word, start }) => OVER.test(text.slice(start + word.length)));
