/** Cities and sights that stories name as where they play. */
import { sightRows } from '../pictures/words/sights.ts';

/** Sights that are no place to be: a wave, a statue that stands in a room as well. */
const NO_PLACE = /^(?:greatWave|igloo|snowPeak|hangingBridge|pyramid)$/;

/** Sights, in the form of the vocabularies. */
export const SIGHTS: string = sightRows
  .filter(({ means }) => !NO_PLACE.test(means.figure))
  .map(({ words }) => words)
  .join(' ');

export const CITIES =
  'paris london new_york tokyo rome venice berlin vienna madrid lisbon istanbul cairo moscow sydney chicago los_angeles san_francisco boston beijing shanghai hong_kong seoul singapore kyoto mumbai 巴黎 伦敦 纽约 东京 罗马 威尼斯 柏林 维也纳 伊斯坦布尔 开罗 莫斯科 悉尼 北京 上海 香港 首尔 新加坡 京都 杭州 成都 重庆 广州 深圳 西安 南京';

const setOf = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => word.replaceAll('_', ' ')));
const sights = setOf(SIGHTS);
const cities = setOf(CITIES);

/** Whether a place is a sight with a name: one is at it, and not in it. */
export const isSight = (place: string): boolean => sights.has(place.toLowerCase());

/** Whether a place is a city with a name, which takes no article. */
export const isCity = (place: string): boolean => cities.has(place.toLowerCase());
