import type { FigureMeaning } from './figure-meaning.ts';
import type { Row } from './row.ts';

/** What things are in or on: sacks, carts, a box, a cauldron; coins; a scooter for light loads; and small things of every day. */
export const loadRows: readonly Row<FigureMeaning>[] = [
  {
    means: { figure: 'scooter' },
    words: 'scooter motor_scooter moped vespa 电动车 电瓶车 小电驴 踏板车',
  },
  {
    means: { figure: 'sack' },
    words:
      'sack burlap_sack cloth_sack bag_of bags_of sack_of bag_full_of bag_filled_with mailbag mail_bag 麻袋 布袋 袋子 一袋 一袋子 一麻袋 一大袋 邮袋',
  },
  {
    means: { figure: 'sack', filled: 'grain' },
    words:
      'bag_of_rice sack_of_rice bag_of_flour sack_of_flour bag_of_grain sack_of_grain 米袋 一袋米 一袋大米 一袋面粉 一袋粮食',
  },
  { means: { figure: 'stroller' }, words: 'stroller pram baby_carriage pushchair 婴儿车' },
  { means: { figure: 'wheelchair' }, words: 'wheelchair wheel_chair 轮椅' },
  {
    means: { figure: 'handcart' },
    words:
      'cart handcart hand_cart pushcart push_cart wooden_cart fruit_cart flower_cart food_cart 手推车 推着三轮车 推三轮车 小推车 板车 独轮车 推车 水果车 小吃车 餐车',
  },
  { means: { figure: 'sled' }, words: 'sled sledge toboggan 雪橇 小雪橇 雪橇车 爬犁' },
  { means: { figure: 'shoppingCart' }, words: 'shopping_cart shopping_trolley grocery_cart 购物车' },
  { means: { figure: 'box' }, words: '一箱 一大箱 一箱子' },
  { means: { figure: 'cauldron' }, words: 'cauldron witch’s_cauldron 大锅 坩埚 魔药锅' },
  { means: { figure: 'coins' }, words: 'coin gold_coin silver_coin 金币 硬币 铜钱' },
  { means: { figure: 'newspaper' }, words: 'newspaper 报纸' },
  { means: { figure: 'convertible' }, words: 'convertible open-top_car 敞篷车 敞篷跑车' },
  { means: { figure: 'comb' }, words: 'comb hairbrush 梳子' },
];
