/**
 * `sit`: on a seat that is drawn with them; `floor`: on the ground; `kneel`: on one knee; `ride`: seated on a separately drawn figure. `hold`: standing, with something in front of the chest. `reach`, `play`, `push`:
 * the hands are at something in front, standing, seated or walking. `lie`: awake, on the back. `hug`: the arms are around somebody. `drink`: a hand is at the mouth.
 * `swim`: in water to the chest. `dance`, `wave`, `clap`, `cheer`, `throw`, `taichi`: as a picture shows them; clips go on from there.
 */
export type Pose =
  | 'stand'
  | 'walk'
  | 'run'
  | 'jump'
  | 'sit'
  | 'floor'
  | 'kneel'
  | 'raise'
  | 'dance'
  | 'wave'
  | 'clap'
  | 'cheer'
  | 'throw'
  | 'taichi'
  | 'ride'
  | 'hold'
  | 'reach'
  | 'play'
  | 'push'
  | 'hug'
  | 'drink'
  | 'lie'
  | 'swim'
  | 'sleep';

/** Poses in which an arm hangs down at the side. */
export const UPRIGHT: ReadonlySet<Pose> = new Set<Pose>(['stand', 'hold', 'walk']);

/** Who walks or runs looks where they go. */
export const GOING: ReadonlySet<Pose> = new Set<Pose>(['walk', 'run']);
export const AHEAD = { x: 0.42, y: 0.02 };

/** Poses of who stays where they are while others walk. */
export const SETTLED: ReadonlySet<Pose> = new Set<Pose>([
  'sit',
  'floor',
  'kneel',
  'ride',
  'play',
  'lie',
  'sleep',
  'swim',
]);

export const POSE_WORDS: readonly (readonly [Pose, RegExp])[] = [
  [
    'sleep',
    /\b(?:sleeps?|asleep|sleeping(?!\s+bag)|slept|nap(?:s|ping)?|doz(?:es|ing|ed)|slumber\w*)\b|睡(?!衣|袋|裙|前|美人|莲|不着|醒)|打盹|打瞌睡|安眠|熟睡/iu,
  ],
  // fish and fowl swim without anybody's help
  [
    'swim',
    /(?<!\b(?:fish|fishes|goldfish|koi|ducks?|ducklings?|swans?|geese|dolphins?|whales?|sharks?|turtles?) (?:are |is |that )?)\b(?:swim|swims|swam|swimming)\b(?! (?:pools?|suits?|trunks?|costumes?|goggles|rings?|caps?|lessons?|club|team)\b)|\b(?:splash(?:es|ing)?|play(?:s|ing)?|relax(?:es|ing)?|float(?:s|ing)?) in (?:the|a|an|her|his|their) (?:[a-z]+ )?(?:pool|sea|lake|waves)\b|\bin (?:the|a|an) (?:(?:swimming|blue|warm|hotel) )?pool\b(?! (?:table|hall|house|of))|(?<=在)(?:游泳池|泳池)里|(?<![鱼鸭鹅豚鲸鲨龟]在?)游泳(?!池|馆|圈|衣|裤|帽|镜|课|队)|(?<![鱼鸭鹅豚鲸鲨龟][^，。,.]{0,6})(?:游水|戏水)/iu,
  ],
  // who leans on a windowsill or a table does not lie, nor does a village
  [
    'lie',
    /\b(?:lies(?! (?:in|to|at|on the other|beyond|behind)\b)|lying(?! (?:to|about)\b)|laying|lay(?= (?:on|in)\b))\b|\blies? (?=(?:in|on) (?:(?:the|a|his|her|their) )?(?:[a-z]+ )?(?:grass|sand|beach|meadow|bed|sofa|snow|sun|shade|hay|hammock|floor|flowers|field)\b)|\b(?:falls?|fell|falling|drops?|dropped|collaps(?:es?|ed|ing)|sinks?|crumples?) (?:down )?(?:on)?to the (?:[a-z]+ )?(?:ground|floor|grass|snow|sand|street|road|deck)\b|(?<!\b(?:snow|snowflakes?|rain|leaf|leaves|petals?|ash|dust|curtains?|trees?|walls?|house|bridge|tower|vase|cup|glass|stars?|lights?|hair|water) )\b(?:(?:falls?|fell|falling) (?:down|over|flat)|(?:slips?|trips?|stumbles?|slipped|tripped|stumbled) and (?:falls?|fell)|tumbles? over)\b(?! (?:the|a|an|to sleep|in love|asleep)\b)|\bcollaps(?:es|ed)\b(?! (?:building|house|bridge|roof|mine|tunnel|into (?:a|the) (?:chair|sofa)))|[倒摔跌瘫栽扑](?:倒)?在?(?:了)?(?:雪|草|沙)?地(?:上|板)?|晕倒|昏倒|(?<![树墙楼塔旗杆])倒下了?(?!了?的[^，。,.]{0,3}[树墙木杆塔])|摔了?一跤|[摔跌滑绊](?:倒|跤)(?!了?(?:杯|瓶|碗|门))|躺(?!椅|平|枪|赢)|[仰侧俯]卧|卧(?=[在于着])/iu,
  ],
  ['kneel', /\b(?:kneel(?:s|ing|ed)?|knelt|on one knee|on (?:his|her|their) knees|genuflects?)\b|跪(?!坐)/iu],
  // who sits there and plays does not run about
  [
    'floor',
    /\b(?:sits?|sitting|sat|seated) (?:\w+ )?(?:on|upon) (?:the|a|an|his|her|their) (?:[a-z]+ )?(?:floor|ground|carpet|rug|mat|tatami)\b|\bcross-?legged\b|坐在(?:[^，。,.]{0,3})?地[上板毯]|坐在(?:毯子|垫子|榻榻米)上|席地而坐|盘腿而?坐/iu,
  ],
  // nobody runs who runs a shop or late
  [
    'run',
    /\b(?:run|runs|running|ran)\b(?! (?:late|low|out of|water|errands)\b| (?:an?|the|his|her|their|its|my|our) (?:[\w’'-]+ ){0,2}(?:shop|store|caf[eé]|bakery|restaurant|hotel|inn|farm|business|company|school|bar|studio|stall|stand|clinic|library|place|household|country|bath)\b)|\b(?:chas\w+|rush\w*|gallop(?:s|ed|ing)|sprint(?:s|ed|ing)|jogs|jogging|flee\w*|hurr\w+)\b|跑(?!步机)|奔(?!月)|疾驰|追(?![求忆究剧星问])|逃(?!课)/iu,
  ],
  // with nothing at hand: outdoors children and animals run about
  [
    'run',
    /\b(?:(?:plays|playing|play(?= (?:in|on|at|outside|together)\b))(?! (?:the|an?|with|chess|cards?|games?|music|tennis|golf|hockey|(?:foot|basket|volley|base)?ball|soccer|guitar|piano|violin|drums?|flute|video|computer|dead)\b)|frolic\w*|romp\w*)\b|玩(?:耍|雪|水|闹)|嬉戏|打闹/iu,
  ],
  [
    'jump',
    /\b(?:hop(?:s|ped|ping)?|jump(?:s|ed|ing)?|leap(?:s|ed|t|ing)?|bounc(?:es|ed|ing))\b|蹦|跳(?![^，。,.]{0,4}舞|[棋伞绳板])/iu,
  ],
  ['sit', /\b(?:sit|sits|sat|sitting|seated|meditat(?:es|ing))\b|坐|蹲|冥想|盘腿/iu],
  [
    'dance',
    /\b(?:danc(?:e|es|ed|ing)(?! (?:floors?|hall|class|music|shoes?)\b)|waltz\w*|twirl\w*)\b|跳[^，。,.]{0,4}舞|起舞|舞动|扭秧歌/iu,
  ],
  [
    'wave',
    // not those of the sea
    /\bwav(?:ed|ing)\b|(?<=\b(?:he|she|who|man|woman|boy|girl|child|kid|baby|lady|[a-z]{3,}(?:er|or|ist)|king|queen|pirate|santa|grandma|grandpa) )waves\b|\bwaves? (?:at|to|back|goodbye|good-bye|hello|farewell|his|her|their|its|a (?:hand|flag))\b|挥(?:着|动)?(?:双)?手|招手|招着手/iu,
  ],
  ['clap', /\b(?:clap(?:s|ped|ping)?|applaud\w*)\b|鼓掌|拍手|拍着手|拍掌/iu],
  ['cheer', /\bcheer(?:s|ed|ing)\b|欢呼|喝彩/iu],
  ['throw', /\b(?:throw(?:s|ing)?|threw)\b|\bsnowball fights?\b|打雪仗|扔|投掷|抛(?!弃|锚)/iu],
  ['raise', /\b(?:rais\w+|lift\w*|point\w*|reach\w*|hold(?:s|ing)? up|cheer)\b|举|挥|指着|指向|伸手|抬起/iu],
  [
    'walk',
    /\b(?:walk\w*|step\w*|climb\w*|crawl\w*|stroll(?!er)\w*|cross\w*|follow\w*|enter\w*|leav(?:e|ing)\b|leaves\s(?:the|his|her|home)\b|wander\w*|go|goes|going)\b|走|散步|漫步|溜达|逛|踏|爬|穿过|跟着|离开/iu,
  ],
  ['taichi', /\btai[- ]?chi\b|\bqi ?gong\b|打太极|太极拳|练太极|气功/iu],
  [
    'drink',
    /\b(?:drink(?:s|ing)?|sip(?:s|ping)?|eat(?:s|ing)?)\b(?! (?:the )?(?:grass|hay))|喝|吃(?![饭草惊力亏])|品[茶尝]/iu,
  ],
  // whose name says what they do, unless the words say that they do something else
  ['run', /\b(?:runners?(?![- ]up)|joggers?|sprinters?)\b|跑者|跑步者/iu],
  ['dance', /\bdancers?\b|舞者|舞蹈演员|舞蹈家/iu],
];

/** The pose that a text names. Default: `stand`. */
export const poseIn = (text: string): Pose =>
  POSE_WORDS.find(([, words]) => words.test(text))?.[0] ?? 'stand';

/** Whether people are seen from behind. */
export const isBehind = (text: string): boolean =>
  /\b(?:from behind|back to the camera|turns? away)\b|背对|背影/iu.test(text);

/** Whether strangers turn to what they look at in the distance, and away from us. */
export const looksAway = (text: string): boolean =>
  /\b(?:look(?:s|ing)? (?:up |out )?(?:at|over|across|to|toward|towards|into|of)|watch(?:es|ing)?|gaz(?:es|ing) (?:at|up|out|into|over)|star(?:es|ing) (?:at|out|into)) (?:(?:the|a|an|at|over|of) )*(?:[a-z]+ )?(?:windows?|sea|ocean|waves|moon|stars|starry sky|night sky|sky|sunset|sunrise|horizon|mountains?|valley|city|fireworks|rain|snow|aurora|northern lights|galaxy|milky way|view|clouds|lake|river|waterfall|ships?|planes?|rainbow)\b|\bstar-?gaz(?:es|ing)\b|\bmoon-?gazing\b/iu.test(
    text,
  ) ||
  /(?:看|望|眺望|凝视|仰望|遥望|欣赏|观赏)(?:着|向|看)?(?:窗外|远方|远处|大海|海面|星空|星星|夜空|天空|月亮|明月|日出|日落|夕阳|晚霞|风景|雪景|烟花|流星|极光|雨|彩虹|瀑布|城市|云海)|赏月|观星|看海/u.test(
    text,
  );
