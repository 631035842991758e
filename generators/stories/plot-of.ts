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
    /\bdiary\b|\bsecret|\bmysterious\b|\bmagic|\bdiscovers?\b|\bhaunted\b|\bghost|\bcurse|\bstrange\b|日记|秘密|神秘|魔法|诅咒|鬼|会说话的|会写字的|奇怪/iu,
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
  const told = found(WORDS, idea);
  // two who fall in love are one hero, and the tables of love have another one
  if (told && !(told === 'love' && hero.pronoun === 'they' && !other)) return told;
  const meets = !happens || MEETS.test(idea);
  if (meets && (other ? !other.kin && hero.creature !== other.creature : isMarvel(hero))) return 'befriend';
  return found(LATER, idea) ?? (happens ? 'adventure' : 'dream');
}
