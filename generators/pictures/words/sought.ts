/** Words for things that were asked for by name: a sleigh, a lion dance, a drone, a statue, warriors of clay, a torch, a bucket. */
import { askedHomes, askedRows } from './asked.ts';
import type { FigureMeaning } from './figure-meaning.ts';
import type { Sought } from './more-figure-names.ts';
import type { Setting } from './plan.ts';
import type { Row } from './row.ts';

export const soughtRows: readonly Row<FigureMeaning>[] = [
  ...askedRows,
  {
    means: { figure: 'sleigh' },
    words: "sleigh horse-drawn_sleigh santa_sleigh santa’s_sleigh santa's_sleigh 圣诞雪橇 马拉雪橇",
  },
  {
    means: { figure: 'lionDance' },
    words: 'lion_dance lion_dancer lion_dancers dancing_lions 舞狮 舞狮队 舞狮表演 狮子舞 舞狮子',
  },
  { means: { figure: 'drone' }, words: 'drone quadcopter 无人机' },
  {
    means: { figure: 'statue' },
    words:
      'statue stone_statue marble_statue bronze_statue sculpture stone_figure 雕像 雕塑 石像 铜像 塑像 石雕 大理石雕像',
  },
  {
    means: { figure: 'clayWarriors' },
    words:
      'terracotta_warrior terracotta_warriors terracotta_army terracotta_soldier terracotta_soldiers 兵马俑 秦始皇兵马俑',
  },
  {
    means: { figure: 'carvedBird' },
    words:
      'carved_bird wooden_bird carved_wooden_bird wood_carved_bird bird_carving 木雕鸟 木雕小鸟 木头小鸟 木鸟 木头鸟',
  },
  { means: { figure: 'torch' }, words: 'torch torches burning_torch flaming_torch lit_torch 火把 火炬' },
  { means: { figure: 'syringe' }, words: 'syringe hypodermic_needle 注射器 针筒 针管' },
  { means: { figure: 'wrench' }, words: 'wrench spanner pipe_wrench 扳手' },
  { means: { figure: 'net' }, words: 'fishing_net fishing_nets fishnet torn_net 渔网 鱼网' },
  { means: { figure: 'barn' }, words: 'barn red_barn old_barn hay_barn 谷仓 粮仓 牲口棚' },
  { means: { figure: 'bucket' }, words: 'bucket pail tin_bucket wooden_bucket 水桶 木桶 铁桶 桶' },
];

/** Where they are, for prompts without a place. */
export const soughtHomes: Record<Sought, readonly Setting[]> = {
  ...askedHomes,
  sleigh: ['meadow'],
  lionDance: ['street'],
  drone: ['sky', 'city'],
  statue: ['garden', 'meadow'],
  clayWarriors: ['desert'],
  tugRope: ['meadow'],
  paintedWall: ['garden'],
  sawBench: ['room'],
  carvedBird: ['table'],
  torch: ['forest'],
  bucket: ['garden'],
  syringe: ['table'],
  wrench: ['table'],
  net: ['sea'],
  barn: ['meadow'],
};
