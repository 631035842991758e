/** The words of an idea that say which shape its story has. */
import { swims } from './conditions.ts';
import { MAKES_A_GIFT, WRITES_A_LETTER } from './dedication.ts';
import type { Plot } from './shapes.ts';
import type { Somebody } from './somebody.ts';

/** Whom an idea names. */
export interface Met {
  hero: Somebody;
  other: Somebody | null;
}

export interface PlotWords {
  plot: Plot;
  words: RegExp;
  /** Whose story it can be; everybody's without it. */
  of?: (met: Met) => boolean;
}

/** Two: brothers, or somebody and another one. */
const areTwo = ({ hero, other }: Met): boolean => hero.pronoun === 'they' || other !== null;
const isPerson = ({ hero }: Met): boolean => !hero.creature && !hero.machine;
/** A thief solves no theft, and a ghost is not afraid of itself. */
const isNot =
  (noun: RegExp) =>
  ({ hero }: Met): boolean =>
    !noun.test(hero.the);

const TEACHES = /\bteach(?:es|ing)?\b|\bshows? (?:him|her|his|their)\b|教|传授/iu;
/** Whether an idea's hero is the one who is taught. */
export const isTaught = (idea: string): boolean => LEARNS.test(idea) && !TEACHES.test(idea);
const LEARNS = /\blearns?\b|学会|学习|学做|拜师/iu;

/** The first row that fits counts. */
export const FIRST: readonly PlotWords[] = [
  { plot: 'documentary', words: /\bdocumentar(?:y|ies)\b|纪录片/iu },
  {
    plot: 'time',
    words:
      /\btime[- ]?(?:travel|machine)|\b(?:goes?|travels?|sent) back (?:in time|to)\b|穿越|重生|回到(?:过去|\d|从前|小时候)|时光机/iu,
  },
  {
    plot: 'swap',
    words:
      /\bswap(?:s|ped)?\b|\b(?:switch|trad)(?:es|e)? (?:bodies|places|lives)\b|\b(?:turns?|transforms?|changes?) into an? \w+|\bwakes? up as an?\b|交换了?(?:身体|人生|灵魂|角色|身份)|互换|变成了?一?[只条头匹个]?(?:小?[猫狗鸟鱼马羊]|老鼠|青蛙|女人|男人|老人|小孩|孩子)/iu,
  },
  {
    plot: 'reunion',
    words:
      /\blong[- ]lost\b|\breun(?:ion|ites?|ited)\b|\bwaits? for (?:her|his|their)\b|(?<!寻找[^，。]{0,3})失散|重逢|久别|多年(?:不见|未见)|等(?:着|待)?[^，。]{1,6}(?:回家|回来|归来)|等(?:着|待)?[^，。]{0,3}(?:父亲|母亲|爸爸|妈妈|丈夫|妻子|儿子|女儿)/iu,
  },
  {
    plot: 'love',
    words:
      /\bin love\b|\blove story\b|\bromance\b|\bromantic\b|\blovers\b|\bfalls? for\b|\bhow (?:\w+ ){1,4}met\b|爱情|爱上|(?<!失)恋|告白|心动|暗恋|相遇$|相遇的|怎么认识/iu,
    // two who fall in love are one hero, and the tables of love have another one
    of: ({ hero, other }) => hero.pronoun !== 'they' || other !== null,
  },
  {
    plot: 'case',
    words:
      /\bdetectives?\b|\bprivate eye\b|\binspector\b|\bsherlock\b|\bstolen\b|\btheft\b|\brobbery\b|\bburglar|\bthie(?:f|ves)\b|侦探|探长|失窃|被偷|小偷|盗窃|窃贼|破案|谜案/iu,
    of: isNot(/thie|burglar|robber|偷|盗|贼/iu),
  },
  {
    plot: 'haunted',
    words:
      /\bghosts?\b|\bhaunt|\bspooky\b|\bhorror\b|\bscary\b|\bpoltergeist|闹鬼|鬼屋|鬼魂|女鬼|有鬼|鬼故事|幽灵|灵异|恐怖|凶宅/iu,
    of: isNot(/ghost|spirit|鬼|幽灵/iu),
  },
  {
    plot: 'stranded',
    words:
      /\bstranded\b|\bshipwreck|\btrapped\b|\bdesert(?:ed)? island\b|\bsurviv|\badrift\b|被困|流落|漂流(?!瓶)|荒岛|求生|迷航/iu,
  },
  {
    plot: 'contest',
    words:
      /\brac(?:e|es|ing)\b|\bcontest\b|\bcompetition\b|\btournament\b|\bchampion|\bcompet|\b(?:grand |cup |league )?finals?\b|\bworld cup\b|\bolympics?\b|\bpenalty (?:kick|shoot)|\blast (?:\w+ )?(?:seconds?|minutes?) of the (?:game|match)\b|\bbattle of\b|决赛|世界杯|奥运|点球|锦标赛|比赛|赛跑|冠军|大赛|夺冠|参赛/iu,
  },
  {
    plot: 'stand',
    words:
      /\b(?:torn|tears?|tearing) down\b|\bdemolish|\bbulldoz|\bevict|\b(?:shut|clos)(?:s|es|ting|ing)? down\b|\bout of business\b|\bagainst (?:\w+ ){0,4}(?:mall|corporation|company|developers?|chain|supermarket)\b|\bsaves? (?:\w+ ){0,3}(?:theat(?:er|re)|cinema|bookshop|bookstore|library|shop|store|cafe|bakery|restaurant|park|school|hotel|farm|club|museum|bar)\b|拆迁|强拆|要拆|拆掉|拆除|倒闭|停业|大商场|开发商/iu,
    of: isPerson,
  },
  {
    plot: 'feud',
    words:
      /\bcan(?:no|['’])t agree\b|\bdisagree|\bargu(?:e|es|ing)\b|\bquarrel|\bfeud|\bbicker|\bfights? (?:over|about|for)\b|\bduel|\bdivorc|吵(?!醒)|抢(?!银行|劫|救|修)|争夺|争抢|不和|冤家|对决|决斗|死对头/iu,
    of: areTwo,
  },
  {
    plot: 'chase',
    words:
      /\benem(?:y|ies)\b|\bkiller\b|\bmurder|\bassassin|\brevenge\b|\bbandit|\bescap|\bvillain|\bgangster|\bon the run\b|仇|追杀|杀手|逃亡|敌人|劫|凶手|坏人|逃出/iu,
  },
  {
    plot: 'rescue',
    words:
      /\b(?:house|home|building|barn|school|village|town|castle|hotel|shop|bakery|forest)s? (?:is |are )?(?:on fire\b|in flames\b|burns\b|burning\b|catch(?:es)? fire\b)|\bburning (?:house|building|barn|school|village|town|castle|hotel)|\bfire brigade\b|\bfire breaks out\b|(?:着了?大?火|起了?大?火|失火|燃起了?大火|火海|烧了起来)(?![把炬车])|消防队/iu,
    // who saves an animal has found a friend
    of: ({ other }) => !other?.creature,
  },
  {
    plot: 'rescue',
    words:
      /\bflood|\btyphoon|\bhurricane|\btornado|\bearthquake|\bwildfire|\bforest fire\b|\btsunami|\bvolcano|\b(?:storm|hurricane|typhoon|tornado|blizzard|avalanche)s? (?:hits?|strikes?|comes?|destroys?|reaches)\b|\basteroid|\b(?:saves?|protects?|defends?) (?:\w+ ){0,2}(?:world|village|town|city|planet|earth|kingdom|island|forest)\b|洪水|台风(?!天)|龙卷风|地震|山火|火灾|海啸|(?:台风|龙卷风|暴风雪|飓风)(?:来|袭|登陆)|火山|陨石|灾难|(?:拯救|守护|保护|救)了?(?:全)?(?:世界|地球|村|小镇|城|王国|森林|人类|小岛)/iu,
  },
  {
    plot: 'loss',
    words:
      /\blos(?:es|t|ing) (?:(?:his|her|its|their) (?:\w+ ){0,2}(?:sense|hearing|sight|eyesight|voice|memory|memories|job|home|husband|wife|mother|father|son|daughter|legs?|arms?|hands?|courage|smile|laugh|roar|powers?)|everything)\b|\bgoes (?:blind|deaf)\b|\bdies\b|\bdied\b|\bfuneral\b|\bcancer\b|\bgets fired\b|\bforgets (?:my|our|his|her|its|their|every|the \w+['’]s)|\bdementia\b|\balzheimer|失聪|失明|失忆|失业|失声|失去(?!联系)|去世|离世|葬礼|癌|破产|离婚|遗忘|忘记了|忘了自己|失忆|阿尔茨海默|老年痴呆/iu,
  },
  {
    plot: 'maker',
    words:
      /\binvent(?:s|ed|ors?|ions?)?\b|\b(?:builds?|creates?|constructs?) (?:\w+ ){0,4}(?:robot|machine|rocket|airplane|plane|spaceship|submarine|android|puppet)\b|发明|[造做][了出]{0,2}一?[个台架艘只]?[^，。]{0,4}(?:机器|火箭|飞机|飞船|木偶)/iu,
  },
  {
    plot: 'teach',
    words: TEACHES,
  },
  {
    plot: 'teach',
    words: LEARNS,
    of: ({ other }) => other?.speaks === true && !other.creature,
  },
  // who learns alone does not give up
  { plot: 'dream', words: LEARNS },
  { plot: 'message', words: WRITES_A_LETTER },
  { plot: 'gift', words: MAKES_A_GIFT, of: ({ other }) => !other?.creature },
  {
    plot: 'first',
    words:
      /(?<!\b(?:sees?|saw|hears?|meets?|met|tastes?|visits?|feels?|eats?|leaves?|comes?|goes|in love) [^.,]{0,40})\bfor (?:the|his|her|its|their) (?:very )?first time\b|\bfirst (?:day|night|week|lesson|class|job|performance|concert|dance)\b(?! of (?:spring|summer|autumn|fall|winter|snow|the year|the world))|第一次(?![见看听相约遇吃尝闻到去来离回爱过])|第一[堂节]课|(?:头一[回次]|第一[天夜])(?!下雪|的雪)/iu,
    of: ({ hero }) => !swims(hero),
  },
  {
    plot: 'home',
    words:
      /\b(?:comes?|goes?|returns?|way|travels?|rush(?:es)?) home\b|\bnew year|\bchristmas\b|\bfamily dinner\b|\bthanksgiving\b|(?<![带送抱捡领牵背接])回家|团圆|过年|春节|中秋|除夕|回老家|年夜饭/iu,
    // an animal does not open the door to who comes home
    of: ({ hero, other }) => other === null || hero.creature === other.creature,
  },
  {
    plot: 'visitor',
    words: /\b(?:every|each) (?:night|day|evening|morning|week)\b.*|每[天晚夜早日周]/iu,
    of: ({ hero, other }) => !hero.creature && other !== null && COMES_BY.test(other.the),
  },
];
/** Who comes again and again, and nobody knows why. */
const COMES_BY = /passenger|customer|guest|stranger|visitor|client|乘客|客人|顾客|陌生|来客|食客/iu;

/** The same, where it is not a story of a person and an animal. */
export const LATER: readonly PlotWords[] = [
  {
    plot: 'last',
    words:
      /^(?:the\s)?last (?:[\w-]+ ){1,2}?(?:on|in|alive|left)\b|\balone (?:on|in) the (?:\w+ )?(?:world|planet|city|earth)\b|(?:世界|地球|城市|人间)[上里]?的?最后一?[个名位台]/iu,
    of: ({ hero }) => !hero.creature,
  },
  {
    plot: 'secret',
    words:
      /\bdiary\b|\bsecret|\bmysterious\b|\bmagic(?:al)?\b|\bdiscovers?\b|\bcurse|\bstrange\b|\bfinds? out\b|日记|秘密|神秘|魔法|诅咒|发现了一\p{Script=Han}[会能只][^，。]{1,10}的|奇怪/iu,
  },
  {
    plot: 'trip',
    words:
      /\broad ?trip\b|\b(?:travels?|trip|hikes?|cycles?|hitchhikes?|backpacks?) (?:\w+ ){0,2}(?:across|around|through|to|along)\b|旅行|自驾|骑行|环游|徒步/iu,
    of: isPerson,
  },
  {
    plot: 'found',
    words:
      /\b(?:finds?|delivers?|receives?|gets?) (?:an?|the|somebody['’]s|someone['’]s) (?:[\w'’-]+ ){0,3}(?:letters?|message|note|wallet|purse|ring|phone|photo(?:graph)?|key|suitcase|toy|doll|watch|postcard|locket|umbrella|glove|necklace)\b|(?:捡到|发现|找到)[^，。]{0,8}(?:信|钱包|戒指|手机|照片|钥匙|行李箱|漂流瓶|纸条|明信片|项链|怀表|布娃娃|书包)|一封\p{Script=Han}{0,2}[信书]/iu,
    of: isPerson,
  },
  {
    plot: 'shop',
    words:
      /\b(?:opens?|starts?|runs?|inherits?|takes over) (?:an? |the |her |his |their )?(?:[\w'’-]+ ){0,3}(?:shop|store|restaurant|caf[eé]|bakery|bar|hotel|inn|food truck|teahouse|bookshop)\b|开了?一?[家间个]?[^，。]{0,6}(?:店|馆|餐厅|铺|摊|民宿|客栈)/iu,
  },
  {
    plot: 'friends',
    words: /\bfriends?\b|\bfriendship\b|朋友|友情|友谊|知己/iu,
    of: ({ hero, other }) => hero.pronoun !== 'they' && other !== null && hero.creature === other.creature,
  },
  {
    plot: 'quest',
    words:
      /\bfinds?\b(?! out)|\bsearch|\bmissing\b|\bdisappears?\b|\bvanish(?:es|ed)?\b|\bslays?\b|\bdefeats?\b|\blook(?:s|ing)? for\b|\bseeks?\b|\bquest\b|\btreasure\b|\blost\b|\bjourney\b|\b(?:get|gets|bring|brings|win|wins) (?:\w+ ){1,3}back\b|\brescues?\b|\bsaves?\b|拯救|救回|追回|寻找|找|宝藏|丢|迷路|失踪|屠龙|打败|降妖|旅程|旅行|冒险/iu,
  },
];
