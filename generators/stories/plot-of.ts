import type { Plot } from './shapes.ts';
import type { Somebody } from './somebody.ts';

/** The words of an idea that say which shape its story has; the first one found counts. */
const WORDS: readonly [Plot, RegExp][] = [
  [
    'time',
    /\btime[- ]?(?:travel|machine)|\b(?:goes?|travels?|sent) back (?:in time|to)\b|穿越|回到(?:过去|\d|从前|小时候)|时光机/iu,
  ],
  ['reunion', /\blong[- ]lost\b|\breun(?:ion|ites?|ited)\b|失散|重逢|久别|多年(?:不见|未见)/iu],
  ['love', /\bin love\b|\blove story\b|\bromance\b|\bromantic\b|\blovers\b|爱情|爱上|恋|告白|心动|暗恋/iu],
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
    /\benem(?:y|ies)\b|\bkiller\b|\bmurder|\bassassin|\brevenge\b|\bbandit|\bescap|\bvillain|\bgangster|\bon the run\b|仇家|追杀|杀手|复仇|逃亡|敌人|劫|凶手|坏人|逃出/iu,
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
    /\bfinds?\b|\bsearch|\blook(?:s|ing)? for\b|\bseeks?\b|\bquest\b|\btreasure\b|\blost\b|\bjourney\b|寻找|找|宝藏|丢|迷路|旅程|冒险/iu,
  ],
];
/** A dragon or a visitor from space alone: a child finds it. */
const isMarvel = ({ creature, the }: Somebody): boolean => creature && MARVEL.test(the);
const MARVEL = /dragon|monster|alien|dinosaur|龙|怪物|怪兽|小怪|外星/iu;
const found = (words: readonly [Plot, RegExp][], idea: string): Plot | undefined =>
  words.find(([, pattern]) => pattern.test(idea))?.[0];

/** The shape of the story of an idea; one of perseverance where nothing says another. */
export function plotOf(idea: string, hero: Somebody, other: Somebody | null): Plot {
  const told = found(WORDS, idea);
  if (told) return told;
  if (isMarvel(hero) || (other && hero.creature !== other.creature)) return 'befriend';
  return found(LATER, idea) ?? 'dream';
}
