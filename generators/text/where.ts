/** Tracks place, time and weather of a story, sentence by sentence. */
import { isFalseFriend } from '../pictures/words/false-friends.ts';
import { ANOTHER_DAY, SEASON } from './another-day.ts';
import { doneAt, goesOutdoors } from './done-at.ts';
import { type Found, finderOf } from './find-words.ts';
import { findKinds } from './kinds.ts';
import { MORE_PLACES } from './more-places.ts';
import { isCity, isSight } from './named-places.ts';
import type { Place, Wideness } from './place.ts';
import type { Scene } from './scene-line.ts';
import { PLACES, TIMES, type Time, type Weather } from './vocabulary.ts';
import { isWeatherOver, weatherIn } from './weather.ts';
import { wholePlace } from './whole-place.ts';

const findPlaces = finderOf([...PLACES, ...MORE_PLACES]);
const findTimes = finderOf(TIMES);

/** "A house without an elevator", 没有电梯的老楼. */
const NONE_THERE =
  /\b(?:no|without(?: an?| any)?|(?:has|have|had|is|was|were)(?: not|n['’]t)(?: an?| any| in the| at the)?)\s(?:\w+\s)?$|(?:没有?|不在|不是|无)[^，。！？；在]{0,3}$/iu;
/** Vehicles are places only if somebody is in them: "sees a boat" is not. */
const VEHICLE =
  /^(?:train|bus|car|taxi|boat|ship|plane|spaceship|submarine|ferry|tram|tent|elevator|小船|飞船|飞机|公交车|出租车|地铁|帐篷|潜艇|潜水艇|渡轮|救护车|直升机|电车)$/;
const INTO =
  /\b(?:in|inside|into|at|on|onto|to|through|across|along|(?<=\b(?:com(?:es?|ing)|came|climb(?:s|ed|ing)?|walk(?:s|ed|ing)?|r[ua]ns?|running|go(?:es|ing)?|went|rides?|rode|hik(?:es|ed)|march(?:es|ed)|hurr(?:y|ies|ied)|rush(?:es|ed)|roll(?:s|ed)|follow(?:s|ed)?(?: \w+)?)\s)(?:up|down)|over|under|near|beside|behind|above|around|between|outside|toward|towards|by|reach(?:es|ed)?|enter(?:s|ed)?|cross(?:es|ed)?|fill(?:s|ed)?|covers?|covered|aboard)\s+(?:(?:the|a|an|her|his|their|its)\s(?:window|door|doorway|counter|back|front|edge|middle|end|corner|entrance|steps|top|heart|gates?|bottom)\sof\s)?(?:[\w'’-]+\s+){0,3}$/i;
const ABOARD =
  /\b(?:in|inside|into|on|onto|aboard|board(?:s|ed)?|interior of|inside of)\s+(?:[\w'’-]+\s+){0,2}$/i;
/** "The night train to Warsaw is full": who tells it is in it. */
const IS_FULL =
  /^(?:\s(?:to|from|for|of)\s[\w\s]{1,20})?\s(?:is|was)\s(?:nearly |almost |half )?(?:full|crowded|packed|empty|quiet|silent|dark)\b/i;
const OPENS = /^\W*(?:(?:the|a|an)\s+)?(?:[\w'’-]+\s+){0,2}$/i;
/** The way to a place, a dream of one: not there yet. */
const WAY_TO =
  /\b(?:way|ticket|map|letter|far|keys?)\s(?:back\s)?(?:to|of)\s(?:the|a|an|his|her|their|my|our)?\s?(?:\w+\s)?$/i;
/** Places that are seen, mentioned or left, where the scene is not. */
const ELSEWHERE =
  /\b(?:see|sees|saw|seen|look\w*|watch\w*|remember\w*|dream\w*|think|thought|about|from|left|leaves|leave|like|miss\w*|draw\w*|drew|paint\w*|of the story of)\s+(?:[\w'’-]+\s+){0,3}$/i;
/** "Told her that his mother worked nights at the": what is only told of is elsewhere. */
const TOLD_THAT =
  /\b(?:told|tells|said|says|heard|hears|knew|knows|wrote|writes|explain(?:s|ed))\s(?:\w+\s){0,2}that\s[^.!?]*$|(?:告诉|听说|说起|讲起|说过|知道)[^。！？；“”]{0,30}$/iu;
/** "Paints portraits on a bridge". */
const PAINTS_AT =
  /\b(?:draw|drew|paint)\w*\s(?:\w+\s){0,2}(?:on|in|at|by|near|under)\s(?:an?|the)\s(?:\w+\s)?$/i;
/** "Remembers the garage door at home", 像躺在云里: it is in a thought. */
const THOUGHT =
  /\b(?:remember(?:s|ed)?|imagin(?:es|ed)|dream(?:s|ed|t)? of)\s[^.!?;]{0,60}$|(?:像|仿佛|如同)[^，。！？；]{0,6}$/iu;
const ELSEWHERE_ZH =
  /(?:来自|看见|看到|望着|望见|望向|看着|想起|想念|梦见|梦到|听见|听到|离开|[跑逃走溜冲飞飘爬]出了?|(?:^|[，一刚])出了?|画着|画出|像|关于|怀念|要去|想去)(?![^，。！？；]{0,6}[倒躺坐站蹲趴跪停]在$)[^，。！？；]{0,6}$/u;
/** 从城里回来: the place before the bar is left. */
const CAME_FROM_ZH =
  /从[^，。！？；|]{0,10}\|[里上中]?(?:[^，。！？；]{0,2}(?:回来|归来)|赶来|赶回|回到|来到|寄来|打来|来[了的帮看找]|(?:流|传|飘|吹|滚|照|射)(?![^，。！？；]{0,4}$))/u;
/** "Dance under the full moon": on the ground. */
const UNDER_IT =
  /\b(?:under|beneath|below|near|beside|above|behind|toward|towards)\s(?:(?:the|a|an)\s)?(?:\w+\s){0,2}$/iu;
const IN_CITY = /\b(?:in|of)\s$|(?:^|[，。：在\d年代朝])$/iu;
const IN_A_WOOD = /\b(?:in|into|through|across|inside)\s(?:an?|the)\s(?:\w+\s)?$/i;
const ON_IT = /\b(?:on|onto|across|over) the (?:\w+ )?$/i;
const HAPPENS_ZH =
  /(?:(?:走|跑|冲|来|回|登|跳|爬|搬|赶|溜|闯|踏)(?:上了?|进了?|到了?|入)|(?:降落|着陆|坠落|迫降)[在到进]了?[^，。！？；]{0,7}|(?:去了?[^。！？]*，[^，。！？；]{0,3}|最[后终])在[^，。！？；]{0,4})$/u;
const ABOARD_ZH = /(?:在|坐上?|乘|登上|跳上|上了|进|驾着?|划着?)[^，。！？]{0,6}$/u;

/** "Outside, a car waits" after a bar. */
const OUTSIDE = /^\W*Outside\b|^(?:店|门|屋)?外面?[，的]|^(?:店|门|屋)外/u;
/** What stands in no street. */
const ALONE =
  /cottage|hut|cabin|tent|cave|barn|ship|boat|train|plane|car\b|bus|space|mars|moon|planet|deck|cockpit|bridge|corridor|palace|castle|farm|greenhouse|木屋|小屋|茅屋|帐篷|山洞|船|飞|火车|车|宫|基地|空间站|太空|research|lookout|igloo|monastery|科考站|蒙古包/iu;

/** 出了地铁站, "comes out of the museum": in the street, then. */
const CAME_OUT =
  /(?:^|[，一刚])(?:走|跑|冲)?出了?[^，。！？；]{0,4}(?:站|大楼|学校|校门|医院|公司|商场|店|餐厅|机场|电影院)(?=[，。]|后|的?时)|\b(?:walk|step|run|rush|come|hurr(?:y|ie))(?:s|ed)? out of the (?:\w+ )?(?:station|building|school|hospital|museum|shop|store|bank|hotel|restaurant|caf[eé]|theat(?:er|re)|cinema|office|library|court)\b|\b(?:came|ran) out of the (?:\w+ )?(?:station|building|school|hospital|museum|shop|store|bank|hotel|restaurant|caf[eé]|theat(?:er|re)|cinema|office|library|court)\b/iu;

/** Who stands outside one of these is in the street: "in the rain outside the opera house", 医院门外. */
const BUILDING =
  /(?:opera|opera house|theat(?:er|re)|cinema|museum|hospital|school|shop|store|bank|hotel|restaurant|caf[eé]|bakery|bar|library|gym|police station|court(?:house)?|station|剧院|电影院|博物馆|医院|学校|店|银行|餐厅|酒店|咖啡馆|图书馆|法院|警察局|派出所)$/iu;
const STANDS_OUTSIDE = /\boutside (?:of )?(?:the|an?|his|her|their|its) (?:\w+ ){0,2}$/iu;
const STANDS_OUTSIDE_ZH = /^的?(?:大?门)?外(?:面)?(?![婆公地国出来卖])/u;

/** What has happened in the night is seen in the morning. */
const WHILE_AWAY =
  /\b(?:has|have|had)\s(?:\w+\s){1,8}(?:in|during) the night\b|\b(?:last night|overnight)\b|昨[夜晚]/iu;
/** What is gone from a place is missed there: "stolen from the museum". */
const GONE_FROM =
  /\b(?:stolen|stole|taken|missing|vanished|disappeared|escaped)\s(?:the\s)?(?:\w+\s){0,3}from\s(?:the|a|an|his|her|their)\s(?:\w+\s)?$/iu;

/** Where it does not rain because it rained in a village. */
const ANOTHER_SKY =
  /desert|space|moon|mars|planet|underwater|deep sea|沙漠|大漠|太空|月球|火星|星球|海底|水下/iu;

/** Where and when a story is, followed from sentence to sentence. */
export class Where {
  readonly #language: 'en' | 'zh';
  place: Place | null = null;
  time: Time | null = null;
  weather: Weather | null = null;
  /** The weather outdoors, wherever the story is. */
  #sky: Weather | null = null;
  #season: string | null = null;
  /** The names of all places so far. */
  readonly #been = new Set<string>();
  #first = true;

  constructor(language: 'en' | 'zh') {
    this.#language = language;
  }

  /** Processes the next sentence. @returns whether it starts a new scene, and whether at another place */
  follow(text: string): { newScene: boolean; newPlace: boolean } {
    const places = findPlaces(text).filter((found) => this.#isHere(found, text));
    // 坐火车去了她的城市，在咖啡馆看见她: where it happens goes before where the way led
    const happens = places.findIndex(({ start }) =>
      HAPPENS_ZH.test(text.slice(Math.max(0, start - 60), start)),
    );
    const place = this.#beforeDoor(
      wholePlace(places.slice(Math.max(0, happens)), text) ?? this.#impliedBy(text),
      text,
    );
    const time = this.time !== null && WHILE_AWAY.test(text) ? undefined : timeIn(text);
    const weather = weatherIn(text);
    const name = place && this.#knownAs(this.#nameOf(place.word, place.start, text), place);
    const elsewhere = name !== undefined && !this.#isSame(name, place?.word ?? name);
    const known = this.time !== null || this.weather !== null || this.#sky !== null;
    const another = time === undefined && known && ANOTHER_DAY.test(text);
    const later = another || (time !== undefined && time !== this.time) || this.#turnsTo(text);
    const newPlace = this.#first || elsewhere;
    if (place && name && elsewhere) this.#goTo(name, place.means);
    if (time || another) this.time = time ?? null;
    this.#weatherOf(text, weather ?? null, { later, elsewhere });
    this.#first = false;
    return { newScene: newPlace || later, newPlace };
  }

  /**
   * Processes a scene's heading and the sentence below it. A place that is in no vocabulary is taken at its word.
   * @param text the sentence
   */
  enter({ words, place, inside }: Scene, text: string): { newScene: boolean; newPlace: boolean } {
    if (place === '' || findPlaces(words).length > 0) return this.follow(`${words}, ${text}`);
    const { newScene, newPlace } = this.follow(words);
    const elsewhere = this.place?.name !== place;
    this.#goTo(place, inside ? 'inside' : 'wide');
    if (elsewhere) this.weather = null;
    return { newScene: newScene || elsewhere, newPlace: newPlace || elsewhere };
  }

  /** Weather goes along to other places under the sky, and ends with the day. */
  #weatherOf(
    text: string,
    told: Weather | null,
    { later, elsewhere }: { later: boolean; elsewhere: boolean },
  ): void {
    if (told || later || isWeatherOver(text)) this.#sky = told;
    else if (!elsewhere) return;
    const open = this.place?.kind !== 'inside' && !ANOTHER_SKY.test(this.place?.name ?? '');
    this.weather = told ?? (open ? this.#sky : null);
  }

  #goTo(name: string, kind: Wideness): void {
    this.place = { name, kind };
    this.#been.add(name);
  }

  /** "The station" in a story that was on a space station is that one. */
  #knownAs(name: string, { word, means }: Found<Wideness>): string {
    const bare = name === word.toLowerCase() && means !== 'wide';
    return (
      (bare && ![...this.#been].includes(name) && [...this.#been].findLast((one) => isHeadOf(name, one))) ||
      name
    );
  }

  /** The street, if it is outside a building that a text has the story. */
  #beforeDoor(place: Found<Wideness> | undefined, text: string): Found<Wideness> | undefined {
    if (!place || !BUILDING.test(place.word)) return place;
    const { word, start } = place;
    const outside =
      STANDS_OUTSIDE.test(text.slice(0, start)) || STANDS_OUTSIDE_ZH.test(text.slice(start + word.length));
    return outside ? { means: 'town', word: this.#language === 'zh' ? '街道' : 'street', start: 0 } : place;
  }

  /** Where what is done takes place: an office for who works late. */
  #impliedBy(text: string): Found<Wideness> | undefined {
    if (this.place?.kind === 'inside' && OUTSIDE.test(text) && !ALONE.test(this.place.name))
      return { means: 'town', word: this.#language === 'zh' ? '街道' : 'street', start: 0 };
    if (CAME_OUT.test(text))
      return { means: 'town', word: this.#language === 'zh' ? '街道' : 'street', start: 0 };
    const word = doneAt(text, this.#language, this.place) ?? this.#outdoorsBy(text);
    return word ? { means: findPlaces(word)[0]?.means ?? 'inside', word, start: 0 } : undefined;
  }

  /** Outside a room: a street, or a field where a house stands alone. */
  #outdoorsBy(text: string): string | undefined {
    if (!this.place || !goesOutdoors(text, this.place)) return undefined;
    const [field, street] = this.#language === 'zh' ? ['田野', '街道'] : ['field', 'street'];
    return ALONE.test(this.place.name) ? field : street;
  }

  /** Whether another season has come since the last that was told. */
  #turnsTo(text: string): boolean {
    const season = SEASON.exec(text)?.slice(1).find(Boolean)?.toLowerCase() ?? this.#season;
    const turned = this.#season !== null && season !== this.#season;
    this.#season = season;
    return turned;
  }

  /** "The kitchen" after "the small kitchen" is the same place; "the lighthouse" after "the lighthouse island" is not. */
  #isSame(name: string, word: string): boolean {
    const now = this.place?.name;
    return now !== undefined && (now === name || (name === word.toLowerCase() && isHeadOf(name, now)));
  }

  #isHere({ word, start }: Found<Wideness>, text: string): boolean {
    const before = text.slice(Math.max(0, start - 40), start);
    // the bank of a river, a bar of chocolate
    if (isFalseFriend(text.toLowerCase(), { start, end: start + word.length })) return false;
    // the theft of the moon is elsewhere
    if (/^(?:moon|planet|mars)$/i.test(word) && (!INTO.test(before) || UNDER_IT.test(before))) return false;
    // a father works in Beijing, wherever the story is
    if (isCity(word) && !(this.place === null && IN_CITY.test(before))) return false;
    // "the whole village comes to watch" are its people
    if (/\b(?:whole|entire)\s$/i.test(before) && !INTO.test(before)) return false;
    // a chair of wood is in none
    if (/^wood$/i.test(word) && !IN_A_WOOD.test(before)) return false;
    // what is found under the ice is not on it
    if (/^ice$/i.test(word) && this.place !== null && !ON_IT.test(before)) return false;
    // something flying into the sky does not move the scene
    if (/^(?:sky|天空)$/i.test(word))
      return this.place === null && (INTO.test(before) || /^[中里上]/u.test(text.slice(start + word.length)));
    if (NONE_THERE.test(before)) return false;
    if (this.place !== null && TOLD_THAT.test(text.slice(0, start))) return false;
    if (THOUGHT.test(before) && !HAPPENS_ZH.test(before)) return false;
    // 自行车站在门口
    if (
      word === '车站' &&
      /[行汽火卡货警快电动]$/u.test(before) &&
      /^[在着到]/u.test(text.slice(start + word.length))
    )
      return false;
    const vehicle = VEHICLE.test(word.toLowerCase());
    if (this.#language === 'zh') {
      // 村里人 are people, and a 大学生 may be anywhere
      if (/^(?:[人生民]|老板|摊?主)/u.test(text.slice(start + word.length))) return false;
      if (
        ELSEWHERE_ZH.test(before) ||
        CAME_FROM_ZH.test(`${before}${word}|${text.slice(start + word.length)}`)
      )
        return false;
      return (
        !vehicle ||
        ABOARD_ZH.test(before) ||
        /^(?:[“「《][^”」》]{1,8}[”」》])?[里上中]/u.test(text.slice(start + word.length))
      );
    }
    if (vehicle) return ABOARD.test(before) || IS_FULL.test(text.slice(start + word.length));
    if (/^(?:home)$/i.test(word))
      return /\b(?:at|came|comes|reached|returned|returns|back|arrives?d?)\s+$/i.test(before);
    // a farm boy may be anywhere
    if (/^\s/.test(text.slice(start + word.length)) && isSomebody(text.slice(start + word.length + 1)))
      return false;
    // "his factory had burned down" is told of another time
    if (/^ (?:had|has) (?:been|burned|closed|gone|failed)\b/i.test(text.slice(start + word.length)))
      return false;
    if (/\b(?:open(?:s|ed)|runs?|ran|owns?|owned) (?:an?|the|their|his|her) (?:\w+ )?$/i.test(before))
      return true;
    if (GONE_FROM.test(before)) return this.place === null;
    if ((ELSEWHERE.test(before) && !PAINTS_AT.test(before)) || WAY_TO.test(before)) return false;
    return this.place === null || INTO.test(before) || (start < 40 && OPENS.test(before));
  }

  /** The place with its adjective: "old lighthouse". */
  #nameOf(word: string, start: number, text: string): string {
    if (this.#language === 'zh') return word === '家门' ? '家门口' : word;
    // its name is the whole of it: Paris, the Eiffel Tower
    if (isCity(word) || isSight(word)) return word;
    // there are others, which no picture of a story means
    if (/^platform$/i.test(word)) return 'station platform';
    const [, adjective = ''] =
      /\b(old|small|little|quiet|dark|abandoned|empty|crowded|busy|tiny|huge|ancient|frozen|green|golden|red|misty|snowy|lonely|distant|deep|narrow|bright|warm|cold|floating|secret|mountain|fishing|night|village|sea)\s$/i.exec(
        text.slice(0, start),
      ) ?? [];
    return `${adjective} ${word}`.trim().toLowerCase();
  }
}

/** The time of day of a sentence. A night guard may be anywhere at noon. */
const timeIn = (text: string): Time | undefined =>
  findTimes(text).find(({ word, start }) => !OF_NIGHT.test(text.slice(start + word.length)))?.means;
const OF_NIGHT = /^\s(?:guard|watchman|watchmen|porter|nurse|owl|manager|clerk)s?\b/iu;

/** Whether a word is what a longer name is the name of: "shop" of "narrow shop by the harbor". */
const isHeadOf = (word: string, name: string): boolean =>
  name.split(/ (?:by|in|on|at|near|of) /)[0]?.endsWith(` ${word}`) ?? false;

/** Whether a text begins with a noun for somebody. */
const isSomebody = (text: string): boolean => findKinds(text.slice(0, 20))[0]?.start === 0;
