import type { Plot } from './shapes.ts';
import type { Somebody } from './somebody.ts';

/** The words of an idea that say which shape its story has; the first one found counts. */
const WORDS: readonly [Plot, RegExp][] = [
  [
    'time',
    /\btime[- ]?(?:travel|machine)|\b(?:goes?|travels?|sent) back (?:in time|to)\b|穿越|回到(?:过去|\d|从前|小时候)|时光机/iu,
  ],
  [
    'reunion',
    /\blong[- ]lost\b|\breun(?:ion|ites?|ited)\b|\bwaits? for (?:her|his|their)\b|失散|重逢|久别|多年(?:不见|未见)|等(?:着|待)?[^，。]{1,6}(?:回家|回来|归来)/iu,
  ],
  [
    'love',
    /\bin love\b|\blove story\b|\bromance\b|\bromantic\b|\blovers\b|爱情|爱上|(?<!失)恋|告白|心动|暗恋/iu,
  ],
  [
    'case',
    /\bdetectives?\b|\binspector\b|\bsherlock\b|\bstolen\b|\btheft\b|\brobbery\b|\bburglar|\bthie(?:f|ves)\b|侦探|探长|失窃|被偷|小偷|盗窃|窃贼|破案|谜案/iu,
  ],
  [
    'haunted',
    /\bghosts?\b|\bhaunt|\bspooky\b|\bhorror\b|\bscary\b|\bpoltergeist|闹鬼|鬼屋|鬼魂|女鬼|有鬼|鬼故事|幽灵|灵异|恐怖|凶宅/iu,
  ],
  [
    'stranded',
    /\bstranded\b|\bshipwreck|\btrapped\b|\bdesert(?:ed)? island\b|\bsurviv|\badrift\b|被困|流落|漂流|荒岛|求生|迷航/iu,
  ],
  [
    'contest',
    /\brac(?:e|es|ing)\b|\bcontest\b|\bcompetition\b|\btournament\b|\bchampion|\bcompet|\bbattle of\b|比赛|赛跑|冠军|大赛|夺冠|参赛/iu,
  ],
  [
    'chase',
    /\benem(?:y|ies)\b|\bkiller\b|\bmurder|\bassassin|\brevenge\b|\bbandit|\bescap|\bvillain|\bgangster|\bon the run\b|仇|追杀|杀手|逃亡|敌人|劫|凶手|坏人|逃出/iu,
  ],
  [
    'rescue',
    /\bflood|\bearthquake|\bwildfire|\bforest fire\b|\btsunami|\bvolcano|\basteroid|\b(?:saves?|protects?|defends?) (?:\w+ ){0,2}(?:world|village|town|city|planet|earth|kingdom|island|forest)\b|洪水|地震|山火|火灾|海啸|火山|陨石|灾难|(?:拯救|守护|保护|救)了?(?:全)?(?:世界|地球|村|小镇|城|王国|森林|人类|小岛)/iu,
  ],
  [
    'maker',
    /\binvent(?:s|ed|ors?|ions?)?\b|\b(?:builds?|creates?|constructs?) (?:\w+ ){0,4}(?:robot|machine|rocket|airplane|plane|spaceship|submarine|android|puppet)\b|发明|[造做][了出]{0,2}一?[个台架艘只]?[^，。]{0,4}(?:机器|火箭|飞机|飞船|木偶)/iu,
  ],
  [
    'teach',
    /\bteach(?:es|ing)?\b|\blearns?\b|\bshows? (?:him|her|his|their)\b|教|学会|学习|学做|传授|拜师/iu,
  ],
  [
    'home',
    /\b(?:comes?|goes?|returns?|way|travels?|rush(?:es)?) home\b|\bnew year|\bchristmas\b|\bfamily dinner\b|\bthanksgiving\b|回家|团圆|过年|春节|中秋|除夕|回老家/iu,
  ],
];
const LATER: readonly [Plot, RegExp][] = [
  [
    'secret',
    /\bdiary\b|\bsecret|\bmysterious\b|\bmagic|\bdiscovers?\b|\bcurse|\bstrange\b|日记|秘密|神秘|魔法|诅咒|会说话的|会写字的|奇怪/iu,
  ],
  [
    'quest',
    /\bfinds?\b|\bsearch|\blook(?:s|ing)? for\b|\bseeks?\b|\bquest\b|\btreasure\b|\blost\b|\bjourney\b|\b(?:get|gets|bring|brings|win|wins) (?:\w+ ){1,3}back\b|\brescues?\b|\bsaves?\b|拯救|救回|追回|寻找|找|宝藏|丢|迷路|旅程|旅行|冒险/iu,
  ],
];
/** A dragon or a visitor from space alone: a child finds it. */
const isMarvel = ({ creature, the }: Somebody): boolean => creature && MARVEL.test(the);
/** What brings a person and an animal together. */
const MEETS =
  /\bfinds?\b|\bmeets?\b|\brescues?\b|\bsaves?\b|\badopts?\b|\braises?\b|\bbefriends?\b|\bhelps?\b|\bdiscovers?\b|\bcrash|\blands?\b|\bhides?\b|\bfriend|救|捡|收养|遇|养|陪|发现|朋友|掉|坠|帮/iu;
const MARVEL = /dragon|monster|alien|dinosaur|龙|怪物|怪兽|小怪|外星/iu;
/** Shapes whose hero is not the one whom they are about: a thief solves no theft, and a ghost is not afraid of itself. */
const NOT_BY: Partial<Record<Plot, RegExp>> = {
  case: /thie|burglar|robber|偷|盗|贼/iu,
  haunted: /ghost|spirit|鬼|幽灵/iu,
};
const found = (words: readonly [Plot, RegExp][], idea: string): Plot | undefined =>
  words.find(([, pattern]) => pattern.test(idea))?.[0];

/**
 * The shape of the story of an idea.
 * @param happens whether it tells that something happens; where nothing says another shape, this is what the story is about, and
 * perseverance else
 */
export function plotOf(
  idea: string,
  { hero, other }: { hero: Somebody; other: Somebody | null },
  happens: boolean,
): Plot {
  const told = found(
    WORDS.filter(([plot]) => !NOT_BY[plot]?.test(hero.the)),
    idea,
  );
  // two who fall in love are one hero, and the tables of love have another one
  if (told && !(told === 'love' && hero.pronoun === 'they' && !other)) return told;
  const meets = !happens || MEETS.test(idea);
  if (meets && (other ? !other.kin && hero.creature !== other.creature : isMarvel(hero))) return 'befriend';
  return found(LATER, idea) ?? (happens ? 'adventure' : 'dream');
}
