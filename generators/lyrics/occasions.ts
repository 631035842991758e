/** What songs are made for, and the words of a request by which each is recognised. */
export type DayOccasion = 'birthday' | 'wedding' | 'graduation' | 'newYear' | 'christmas';
export type EffortOccasion = 'exam' | 'work' | 'sport';
export type PeopleOccasion = 'lullaby' | 'gone' | 'parent' | 'child' | 'friends';
export type ComfortOccasion = 'pet' | 'food' | 'drink';
export type PlaceOccasion = 'sea' | 'night' | 'road' | 'nature' | 'home';
export type WeatherOccasion = 'rain' | 'spring' | 'summer' | 'autumn' | 'winter';
export type FeelingOccasion = 'love' | 'sad' | 'party' | 'fight' | 'dream' | 'ode';
export type Occasion =
  | DayOccasion
  | EffortOccasion
  | PeopleOccasion
  | ComfortOccasion
  | PlaceOccasion
  | WeatherOccasion
  | FeelingOccasion;

interface Row {
  words: RegExp;
  /** How much one of its words says: a birthday song for a daughter is a birthday song. */
  weight: number;
}

/** Days that name themselves outweigh whom and what they are for, and these outweigh moods and places. */
const [DAY, WHOM, MOOD] = [9, 3, 1];

/** All but `ode`, which is for whatever none of these knows. Of equal ones the first is taken. */
export const OCCASIONS: Readonly<Record<Exclude<Occasion, 'ode'>, Row>> = {
  birthday: { weight: DAY, words: /\bbirthdays?\b|\bturn(?:s|ing) \w+\b|生日|寿|满月|周岁/giu },
  lullaby: {
    weight: DAY,
    words: /\blullab(?:y|ies)\b|\bbedtime\b|\bgood ?night song\b|摇篮曲|哄睡|安眠曲|睡前/giu,
  },
  wedding: {
    weight: DAY,
    words:
      /\bweddings?\b|\bmarr(?:y|ied|iage)\b|\bbride\b|\bgroom\b|\banniversary\b|婚礼|结婚|新娘|新郎|嫁|娶|纪念日/giu,
  },
  graduation: { weight: DAY, words: /\bgraduat\w+\b|\bfarewell\b|\bclass of\b|毕业|同学录|散伙/giu },
  gone: {
    weight: DAY,
    words:
      /\bdied\b|\bpassed away\b|\bin heaven\b|\bfuneral\b|\bin memory\b|\bno longer with\b|去世|离世|过世|天堂|悼念|不在了|离开了我们/giu,
  },
  newYear: {
    weight: DAY,
    words: /\bnew year\b|\bspring festival\b|\bmidnight fireworks\b|新年|春节|过年|除夕|元旦|拜年/giu,
  },
  christmas: { weight: DAY, words: /\bchristmas\b|\bxmas\b|\bsanta\b|圣诞/giu },
  parent: {
    weight: WHOM,
    words:
      /\b(?:mother|father|mom|mum|mama|dad|daddy|papa|parents?|grand(?:mother|father|ma|pa|parents)|granny|nana)\b|妈|母亲|爸|父亲|父母|奶奶|爷爷|外婆|外公|姥姥|姥爷/giu,
  },
  child: {
    weight: WHOM,
    words:
      /\b(?:daughter|son|baby|bab(?:y|ies)|kids?|child(?:ren)?|toddler|newborn|niece|nephew|grand(?:son|daughter))\b|女儿|儿子|宝宝|宝贝|孩子|娃|孙女|孙子/giu,
  },
  friends: {
    weight: WHOM,
    words: /\bfriends?(?:hip)?\b|\bbuddy\b|\bbuddies\b|\bbest mates?\b|朋友|友谊|友情|闺蜜|兄弟|室友/giu,
  },
  pet: {
    weight: WHOM,
    words:
      /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|kitty|pets?|hamsters?|rabbits?|bunny)\b|猫咪|小猫|猫|狗狗|小狗|狗|宠物|兔子|仓鼠/giu,
  },
  drink: {
    weight: WHOM,
    words:
      /\b(?:coffee|tea|espresso|latte|cocoa|hot chocolate|bubble tea|milk tea|beer|wine)\b|咖啡|奶茶|茶|豆浆|啤酒|可可/giu,
  },
  food: {
    weight: WHOM,
    words:
      /\b(?:food|pizza|noodles?|ramen|dumplings?|sushi|hot ?pot|burgers?|tacos?|pasta|rice|bread|chocolate|cakes?|ice cream|barbecue|breakfast|dinner|cook(?:s|ing)?|pancakes?|cookies?)\b|火锅|饺子|面条|拉面|米粉|螺蛳粉|烧烤|包子|粽子|月饼|蛋糕|巧克力|美食|吃货|炸鸡|披萨|馄饨|红烧肉|豆腐|米饭|冰淇淋|寿司|小龙虾/giu,
  },
  exam: {
    weight: WHOM,
    words:
      /\bexams?\b|\bstudy(?:ing)?\b|\bhomework\b|\btests?\b|\bfinals\b|考试|高考|中考|考研|复习|刷题|作业|学习/giu,
  },
  work: {
    weight: WHOM,
    words:
      /\bmondays?\b|\bovertime\b|\boffice\b|\bwork(?:s|ing|ers?)?\b|\bjobs?\b|\bboss\b|\bdeadlines?\b|\bprogrammers?\b|\bcoding\b|打工|加班|上班|下班|老板|周一|星期一|社畜|工作|外卖员|快递|程序员|代码/giu,
  },
  sport: {
    weight: WHOM,
    words:
      /\b(?:football|soccer|basketball|marathon|teams?|match|stadium|goals?|champions?|olympics?|runners?|tennis|swimming|world cup)\b|足球|篮球|马拉松|球队|比赛|冠军|奥运|世界杯|跑步|进球|运动会|乒乓/giu,
  },
  love: {
    weight: MOOD,
    words:
      /\b(?:love[drs]?|loving|lovers?|hearts?|kiss(?:es|ed)?|romance|romantic|valentine|crush|wife|husband|girlfriend|boyfriend|sweetheart)\b|爱|喜欢|心动|(?<!失)恋|情人|吻|告白|老婆|老公|妻子|丈夫|女朋友|男朋友/giu,
  },
  sad: {
    weight: MOOD,
    words:
      /\b(?:sad|sadness|cry|crying|tears?|goodbye|lonely|alone|miss(?:es|ing)?|lost|broken|breakup|leav(?:e|ing)|left)\b|伤|哭|泪|再见|离别|孤独|想念|失去|分手|遗憾|失恋|思念/giu,
  },
  party: {
    weight: MOOD,
    words:
      /\b(?:party|parties|danc(?:e|es|ing)|fun|club|friday|weekend|jump\w*|disco)\b|派对|跳舞|狂欢|节奏|欢|蹦迪|周末/giu,
  },
  fight: {
    weight: MOOD,
    words:
      /\b(?:fight\w*|wars?|fire|rise|strong|hero(?:es)?|kings?|battles?|storms?|power|brave|courage)\b|战|强|英雄|王者|风暴|赢|勇|热血|不怕|不服|燃|江湖|侠/giu,
  },
  sea: {
    weight: MOOD,
    words:
      /\b(?:seas?|oceans?|sail(?:s|ing|ors?)?|pirates?|ships?|boats?|harbou?rs?|lighthouses?|beach(?:es)?|waves?|islands?|shant(?:y|ies)|mermaids?|whales?)\b|海|浪|岛|沙滩|船|灯塔|水手|帆/giu,
  },
  rain: { weight: MOOD, words: /\brain(?:s|y|ing|drops?)?\b|\bumbrellas?\b|雨|伞/giu },
  winter: { weight: MOOD, words: /\bwinters?\b|\bsnow\w*\b|冬|雪/giu },
  spring: { weight: MOOD, words: /\bspring(?:time)?\b|\bcherry blossoms?\b|春|樱花/giu },
  summer: { weight: MOOD, words: /\bsummers?\b|夏/giu },
  autumn: { weight: MOOD, words: /\bautumn\b|\bfalling leaves\b|(?<!中)秋|落叶/giu },
  home: {
    weight: MOOD,
    words:
      /\b(?:homes?|hometown|family|village|memor(?:y|ies)|childhood)\b|家|故乡|思乡|乡愁|中秋|回忆|童年|老屋|村/giu,
  },
  night: {
    weight: MOOD,
    words: /\b(?:nights?|city|cities|neon|streets?|midnight|moon(?:light)?|stars?)\b|夜|城市|霓虹|月|星/giu,
  },
  road: {
    weight: MOOD,
    words:
      /\b(?:roads?|travel\w*|journeys?|trains?|driv(?:e|es|ing)|cars?|highways?|motorcycles?|wander\w*|walk\w*)\b|路|旅|火车|流浪|远方|出发|行走|车/giu,
  },
  nature: {
    weight: MOOD,
    words:
      /\b(?:rivers?|forests?|mountains?|hills?|trees?|wind|birds?|flowers?|lakes?|sun|sunsets?|sunrise|gardens?|fields?|earth)\b|河|森林|山|风|鸟|花|湖|阳光|树|草原|田野|地球/giu,
  },
  dream: {
    weight: MOOD,
    words:
      /\b(?:dreams?|dreaming|hope|hopes|future|fly|flying|wish(?:es)?|believe|tomorrow|youth|young)\b|梦|希望|未来|飞|愿|相信|明天|青春/giu,
  },
};

const NAMES = Object.keys(OCCASIONS) as (keyof typeof OCCASIONS)[];

/** Whether a topic is itself who or what such a song is for: "my cat", but not "my cat's house". */
export const isFor = (occasion: Occasion, topic: string): boolean =>
  occasion !== 'ode' && new RegExp(`(?:${OCCASIONS[occasion].words.source})$`, 'iu').test(topic);

/** The words of a text that speak of an occasion, each once, in lower case. */
export const wordsOf = (occasion: Occasion, text: string): string[] =>
  occasion === 'ode' ? [] : [...new Set(text.toLowerCase().match(OCCASIONS[occasion].words))];

/** How much more a word says in what the song is about than beside it. */
const IN_TOPIC = 3;

/**
 * The occasion of a song: what most of its request speaks of. A topic that none of them knows is an `ode`; default: `dream`.
 * @param topic what the song is about, or empty
 */
export function occasionOf(text: string, topic: string): Occasion {
  const found = NAMES.map((name) => {
    const about = wordsOf(name, topic).length;
    const { weight } = OCCASIONS[name];
    return { name, about, weight, score: wordsOf(name, text).length * weight + about * IN_TOPIC };
  }).filter(({ score }) => score > 0);
  const best = found.reduce<(typeof found)[number] | undefined>(
    (most, one) => (most && most.score >= one.score ? most : one),
    undefined,
  );
  if (topic && (!best || (best.about === 0 && best.weight < DAY))) return 'ode';
  return best?.name ?? 'dream';
}

/** How often a word has to be sung to be what a song is about. */
const OFTEN = 2;

/**
 * What a whole song is for: what its title and description speak of, else what its lyrics speak of more than once. Moods and places
 * that are only sung of say nothing: night falls in every second song. Null if nothing says it.
 */
export function occasionOfSong(said: string, sung: string): keyof typeof OCCASIONS | null {
  const most = (scoreOf: (name: keyof typeof OCCASIONS) => number) =>
    NAMES.map((name) => ({ name, score: scoreOf(name) }))
      .filter(({ score }) => score > 0)
      .reduce<{ name: keyof typeof OCCASIONS; score: number } | null>(
        (best, one) => (best && best.score >= one.score ? best : one),
        null,
      )?.name ?? null;
  return (
    most((name) => wordsOf(name, said).length * OCCASIONS[name].weight) ??
    most((name) => {
      const { weight, words } = OCCASIONS[name];
      const times = sung.match(words)?.length ?? 0;
      return weight > MOOD && times >= OFTEN ? times * weight : 0;
    })
  );
}
