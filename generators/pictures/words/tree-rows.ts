/** Trees by their kinds, with what they bear, and trees in blossom. */
import type { FigureMeaning } from './figure-meaning.ts';
import type { Row } from './row.ts';

export const treeRows: readonly Row<FigureMeaning>[] = [
  {
    means: { figure: 'tree' },
    words:
      'tree oak branch tree_branch birch birch_tree elm elm_tree aspen beech_tree hickory 树 大树 橡树 老树 树枝 枝头 树梢',
  },
  {
    means: { figure: 'tree', tree: 'pine' },
    words: 'pine pine_tree fir fir_tree spruce cedar cedar_tree 松树 青松 杉树',
  },
  { means: { figure: 'tree', tree: 'willow' }, words: 'willow willow_tree 柳树 垂柳' },
  { means: { figure: 'tree', tree: 'cherry' }, words: 'sakura cherry_tree sakura_tree 樱花树 樱树' },
  { means: { figure: 'tree', tree: 'maple' }, words: 'maple_tree 枫树' },
  { means: { figure: 'tree', tree: 'ginkgo' }, words: 'ginkgo_tree gingko_tree 银杏树' },
  { means: { figure: 'tree', tree: 'palm' }, words: 'palm palm_tree coconut_tree 棕榈 棕榈树 椰子树 椰树' },
  { means: { figure: 'tree', tree: 'apple' }, words: 'apple_tree 苹果树' },
  {
    means: { figure: 'tree', tree: 'orange' },
    words: 'orange_tree tangerine_tree persimmon_tree 橘子树 橘树 橙子树 橙树 柿子树 柿树',
  },
  { means: { figure: 'tree', tree: 'lemon' }, words: 'lemon_tree pear_tree 柠檬树 梨树' },
  { means: { figure: 'tree', tree: 'peach' }, words: 'peach_tree 桃树' },
  { means: { figure: 'tree' }, words: '桂花树' },
  {
    means: { figure: 'tree', tree: 'cherry' },
    words:
      'apple_tree_in_blossom apple_tree_blooms apple_tree_blossoms apple_tree_is_blooming apple_tree_in_bloom blossoming_apple_tree blooming_apple_tree blossoming_tree blooming_tree tree_in_blossom tree_in_bloom tree_blooms 苹果树开花 苹果树开了花 桃树开花 桃树开了花 梨树开花 果树开花 树开花 树开了花 树开满了花 开花的苹果树 开花的树 开花的桃树',
  },
];
