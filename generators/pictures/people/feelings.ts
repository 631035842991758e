/** Facial expressions of feelings. */
import type { Feeling } from '../words/feeling.ts';

import type { Row } from '../words/row.ts';

export const feelingRows: readonly Row<Feeling>[] = [
  {
    means: 'joy',
    words:
      'smile smiles smiling laugh laughs laughing grin grinning happy cheerful joyful 微笑 笑 大笑 笑容 欢笑 开心 快乐 高兴 欢乐',
  },
  {
    means: 'sorrow',
    words:
      'sad unhappy cry cries crying weep weeps weeping sob sobs sobbing tearful in_tears heartbroken 哭 哭泣 哭了 哭着 大哭 痛哭 流泪 泪水 悲伤 难过 伤心 忧伤',
  },
  // who is in trouble does not smile, even where no word says what they feel
  {
    means: 'worry',
    words:
      'worried nervous anxious lonely alone homeless is_lost are_lost get_lost gets_lost got_lost getting_lost lost_his_way lost_her_way lost_their_way freezing shiver shivers shivering trembling trapped stranded starving injured wounded exhausted weary in_danger helpless hopeless abandoned chased_by is_chased are_chased being_chased hunted_by flee flees fleeing runs_for_his_life runs_for_her_life runs_for_their_lives 担心 紧张 焦虑 孤独 孤单 独自 孤零零 孤身 迷路 迷了路 走丢 走丢了 走失 发抖 瑟瑟发抖 哆嗦 冻得 又冷又饿 挨饿 饥饿 被困 受伤 受了伤 疲惫 疲惫不堪 筋疲力尽 无助 绝望 被追 被追赶 追赶 追杀 逃命 逃跑',
  },
  { means: 'anger', words: 'angry furious annoyed 生气 愤怒 发怒 恼火 怒气' },
  {
    means: 'surprise',
    words:
      'surprised astonished amazed shocked startled scared afraid frightened terrified 害怕 恐惧 吓坏 惊讶 吃惊 惊奇 震惊 惊喜',
  },
];

/** Variants of Avataaars' parts by feeling. */
export const AVATAAARS_FEELINGS = {
  joy: { mouth: ['smile', 'twinkle'], eyes: ['happy', 'default'], eyebrows: ['defaultNatural', 'default'] },
  sorrow: { mouth: ['sad'], eyes: ['default'], eyebrows: ['sadConcernedNatural', 'sadConcerned'] },
  anger: { mouth: ['serious'], eyes: ['default'], eyebrows: ['angryNatural', 'angry'] },
  worry: {
    mouth: ['serious'],
    eyes: ['default'],
    eyebrows: ['sadConcernedNatural', 'upDownNatural'],
  },
  surprise: {
    mouth: ['disbelief'],
    eyes: ['surprised'],
    eyebrows: ['raisedExcitedNatural', 'raisedExcited'],
  },
} as const satisfies Record<Feeling, unknown>;

/** Variants of Lorelei's mouth by feeling; it has none for surprise. */
export const LORELEI_FEELINGS = {
  joy: ['happy01', 'happy03', 'happy05', 'happy06'],
  sorrow: ['sad01', 'sad02', 'sad05', 'sad06'],
  anger: ['sad03', 'sad04', 'sad07'],
  worry: ['sad02', 'sad05'],
  surprise: ['happy08'],
} as const satisfies Record<Feeling, readonly string[]>;

/** Mouths of people who feel nothing in particular: none sticks out its tongue or gapes. */
export const LORELEI_CALM_MOUTHS = ['happy01', 'happy02', 'happy03', 'happy05', 'happy06'] as const;

/** Variants of Lorelei's eyebrows by feeling. */
export const LORELEI_BROWS = {
  joy: ['variant02', 'variant05', 'variant07', 'variant09'],
  sorrow: ['variant01', 'variant10', 'variant12'],
  anger: ['variant04', 'variant13'],
  worry: ['variant01', 'variant10', 'variant12'],
  surprise: ['variant05', 'variant09', 'variant11'],
} as const satisfies Record<Feeling, readonly string[]>;
/** Of those who feel nothing in particular: none frowns. */
export const LORELEI_CALM_BROWS = [
  'variant02',
  'variant03',
  'variant05',
  'variant07',
  'variant08',
  'variant09',
  'variant10',
  'variant11',
  'variant12',
] as const;
