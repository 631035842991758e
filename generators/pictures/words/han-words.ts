/** Chinese has no spaces: a match counts only if it agrees with the text's word segmentation. */

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Characters that count only as separate words: 吃面 is a meal, 侧面 is a side; 一头象 is an animal, 印象 is not. Others may also
 * end a word, since the head of a Chinese compound is last: 木屋, 渔船, 野花.
 */
const ALONE = new Set('面象月书汤茶饭菜海梦冰马龙鸡鱼虎晴江');
/** Words whose last character has another meaning than alone. */
const OTHER_WORDS = new Set(
  '蜗牛 海牛 吹牛 海狮 海豹 海狗 袋鼠 替罪羊 火花 泪花 浪花 雪花 棉花 眼花 豆花 爆米花 地球 星球 月球 环球 全球 刹车 停车 倒车 罗马 江山 故事 别人 本人 某人 敌人 动人 迷人 惊人 机器人 雪人 木偶 明白 坦白 空白 表白 粉红 发红 脸红 走红 网红 分红 过夜 下雨 梅雨 烟云 星云 风云 青春 立春 新春 思春 落叶'.split(
    ' ',
  ),
);
/** What is done to an animal, as one word with it: 喂鸡, 骑马. */
const TENDED = /^[喂养骑抓赶抱追遛牵放]着?.$/u;
/** Singular pronouns, but not 她们 or 其他, whatever the segmentation. */
const PRONOUN = /(?<![其吉])[她他](?!们)/u;
/** A place with a suffix of position: 海里, 山上, 树下. */
const WHERE = /^.[里上下边中内外旁底]$/u;
/** Words that start with a color character, but name no color: 青蛙, 白菜, 黑板. */
const NO_COLOUR =
  /^(?:青[蛙年春铜椒]|白[菜领酒天痴]|黑[板客]|黄[瓜河油金昏豆]|粉[丝笔末条]|灰尘|红[包绿薯]|绿洲|蓝图|紫菜|银[行河]|金[属融])/u;

/** Word segmentation of a Chinese text. */
export class HanWords {
  readonly #text: string;
  readonly #word: { start: number; end: number }[] = [];

  constructor(text: string) {
    this.#text = text;
    if (!/\p{Script=Han}/u.test(text)) return;
    for (const { segment, index } of segmenter.segment(text)) {
      const word = { start: index, end: index + segment.length };
      for (let at = word.start; at < word.end; at++) this.#word[at] = word;
    }
  }

  /**
   * Whether the characters from `start` to `end` are a word, or the end of one.
   * @param isColour colors may also start a word: 红衣, 蓝天
   */
  fits(start: number, end: number, isColour: boolean): boolean {
    const first = this.#word[start];
    const last = this.#word[end - 1];
    if (!first || !last) return true;
    if (end - start === 1 && /[她他]/u.test(this.#text.charAt(start)))
      return PRONOUN.test(this.#text.slice(Math.max(0, start - 1), end + 1));
    const begins = first.start === start;
    const ends = last.end === end;
    if (end - start > 1) return begins || ends;
    if (begins && ends) return true;
    const whole = this.#text.slice(first.start, first.end);
    if (begins && WHERE.test(whole)) return true;
    if (isColour && begins) return !NO_COLOUR.test(this.#text.slice(start, start + 2));
    const alone = ALONE.has(this.#text.charAt(start)) && !(end - start === 1 && TENDED.test(whole));
    return ends && !alone && !OTHER_WORDS.has(whole);
  }
}
