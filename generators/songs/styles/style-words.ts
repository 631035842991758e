/** Names of styles in Chinese and English. Longer names match first, so that `synth pop` is not read as `pop`. */
import type { StyleName } from './table.ts';

const ROWS: Readonly<Record<StyleName, string>> = {
  pop: 'pop|dance pop|indie pop|radio|kpop|jpop|mandopop|city pop|流行|流行乐|独立流行|华语流行',
  rock: 'rock|rock and roll|rock n roll|indie rock|grunge|britpop|摇滚|独立摇滚|硬摇滚',
  metal: 'metal|heavy metal|metalcore|hard rock|thrash|金属|重金属',
  punk: 'punk|pop punk|garage rock|ska|朋克|流行朋克',
  ballad:
    'ballad|love song|piano ballad|slow song|power ballad|抒情|情歌|慢歌|钢琴曲|深情|lullaby|摇篮曲|安眠曲',
  folk: 'folk|acoustic|singer-songwriter|campfire|celtic|indie folk|shanty|sea shanty|sea song|irish|scottish|ukulele|harmonica|民谣|原声|校园民谣|吉他弹唱|船歌|水手歌|号子|尤克里里|口琴',
  country: 'country|bluegrass|western|nashville|cowboy|乡村|乡村音乐|牛仔',
  blues: 'blues|delta|布鲁斯|蓝调',
  jazz: 'jazz|cool jazz|smooth jazz|bebop|lounge|爵士|爵士乐',
  swing: 'swing|big band|ragtime|dixieland|charleston|摇摆|摇摆乐|大乐队',
  bossa: 'bossa|bossa nova|samba|brazilian|cafe|巴萨诺瓦|波萨诺瓦|桑巴|咖啡馆',
  latin: 'latin|salsa|reggaeton|tango|mambo|rumba|flamenco|cumbia|拉丁|萨尔萨|探戈|弗拉门戈',
  reggae: 'reggae|dub|ska reggae|caribbean|island|雷鬼|加勒比',
  funk: 'funk|disco|groove|funky|放克|迪斯科',
  soul: 'soul|r&b|rnb|rhythm and blues|motown|gospel|neo soul|灵魂乐|节奏布鲁斯|福音',
  hiphop: 'hip hop|hip-hop|hiphop|rap|boom bap|old school|嘻哈|说唱',
  trap: 'trap|drill|cloud rap|phonk|陷阱|陷阱音乐',
  lofi: 'lofi|lo-fi|lo fi|chillhop|chill|study|bedroom|低保真|学习|慵懒',
  house: 'house|edm|dance|club|deep house|electronic|舞曲|电子|电音|浩室',
  techno: 'techno|industrial|minimal|acid|rave|dubstep|drum and bass|dnb|科技舞曲|工业',
  trance: 'trance|psytrance|progressive house|hardstyle|big room|迷幻舞曲',
  synthwave:
    'synthwave|retrowave|vaporwave|synth pop|synthpop|80s|eighties|outrun|chiptune|8-bit|8 bit|合成器|合成器浪潮|蒸汽波|八十年代|复古电子',
  ambient: 'ambient|meditation|drone|new age|sleep|spa|yoga|soundscape|氛围|冥想|助眠|新世纪|瑜伽|环境音乐',
  cinematic:
    'cinematic|epic|orchestral|orchestra|film score|soundtrack|trailer|movie|史诗|电影|配乐|管弦|管弦乐|交响|预告片|大气',
  classical:
    'classical|piano solo|baroque|chamber|sonata|romantic era|mozart|chopin|opera|古典|室内乐|奏鸣曲|巴洛克|歌剧|咏叹调',
  waltz: 'waltz|viennese|ballroom|musette|carousel|华尔兹|圆舞曲',
  guofeng:
    'guofeng|chinese|chinese traditional|oriental|china|wuxia|erhu|guzheng|ancient style|国风|古风|中国风|武侠|戏曲|二胡|古筝|民乐|仙侠',
  children: 'children|kids|nursery|nursery rhyme|toy|cartoon|儿歌|童谣|卡通|幼儿',
};

const WORDS: readonly (readonly [word: string, style: StyleName])[] = Object.entries(ROWS)
  // Object.entries loses the type of the keys
  .flatMap(([style, words]) => words.split('|').map((word) => [word, style as StyleName] as const))
  .sort(([a], [b]) => b.length - a.length);

const han = (word: string): boolean => /\p{Script=Han}/u.test(word);
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Index of a word in a text, or -1. Chinese words need no word boundaries. */
const placeOf = (word: string, text: string): number =>
  han(word) ? text.indexOf(word) : text.search(new RegExp(`(?<![a-z])${escaped(word)}(?![a-z])`, 'u'));

/** The style that a text names first; undefined if none. */
export function styleNamed(text: string): StyleName | undefined {
  let rest = text.toLowerCase();
  let best: { at: number; style: StyleName } | undefined;
  for (const [word, style] of WORDS) {
    const at = placeOf(word, rest);
    if (at < 0) continue;
    if (!best || at < best.at) best = { at, style };
    // blank out matches of longer words, keeping indexes
    rest = rest.replaceAll(word, (used) => ' '.repeat(used.length));
  }
  return best?.style;
}
