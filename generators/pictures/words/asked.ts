/** Words for what people asked for next: drinks, sticks in hand, and what is used in sports. */
import { rgb } from '../light/colour.ts';
import { bowDoings } from './archery.ts';
import type { Doing } from './doing.ts';
import type { FigureMeaning } from './figure-meaning.ts';
import type { Asked } from './more-figure-names.ts';
import type { Setting } from './plan.ts';
import type { Row } from './row.ts';

export const askedRows: readonly Row<FigureMeaning>[] = [
  {
    means: { figure: 'milkTea' },
    words:
      'bubble_tea boba boba_tea milk_tea pearl_milk_tea cup_of_bubble_tea cup_of_milk_tea 奶茶 珍珠奶茶 一杯奶茶 波霸奶茶',
  },
  {
    means: { figure: 'drinkGlass', colour: rgb('#fbf7ee') },
    words: 'glass_of_milk glasses_of_milk cup_of_milk 牛奶 一杯牛奶 鲜奶 豆浆',
  },
  {
    means: { figure: 'drinkGlass', colour: rgb('#f09a2c') },
    words:
      'juice orange_juice glass_of_juice glass_of_orange_juice glasses_of_juice 果汁 橙汁 橘子汁 一杯果汁 一杯橙汁',
  },
  {
    means: { figure: 'drinkGlass', colour: rgb('#f4dc6a') },
    words: 'lemonade glass_of_lemonade lemon_juice apple_juice 柠檬水 柠檬汁 苹果汁',
  },
  {
    means: { figure: 'coffee', brew: rgb('#c07a34') },
    words: 'tea black_tea hot_tea cup_of_tea cups_of_tea 茶 热茶 红茶 一杯茶',
  },
  {
    means: { figure: 'coffee', brew: rgb('#8fae4a') },
    words: 'green_tea matcha cup_of_green_tea matcha_latte 绿茶 抹茶 抹茶拿铁 龙井茶',
  },
  {
    means: { figure: 'coffee', brew: rgb('#4a2a1c') },
    words: 'hot_chocolate hot_cocoa cocoa black_coffee espresso 热可可 热巧克力 黑咖啡 浓缩咖啡',
  },
  { means: { figure: 'babyBottle' }, words: 'baby_bottle milk_bottle bottle_of_milk feeding_bottle 奶瓶' },
  {
    means: { figure: 'staff' },
    words:
      "magic_staff magical_staff wizard_staff wizard’s_staff wizard's_staff wooden_staff long_staff tall_staff glowing_staff 法杖 魔法杖 权杖",
  },
  {
    means: { figure: 'cane' },
    words: 'walking_stick walking_sticks walking_cane hiking_pole trekking_pole 拐杖 手杖 拐棍 登山杖',
  },
  {
    means: { figure: 'longbow' },
    words: 'bow_and_arrow bow_and_arrows bows_and_arrows longbow hunting_bow archery_bow 弓箭 长弓 弓和箭',
  },
  { means: { figure: 'broom' }, words: 'broom broomstick 扫帚 扫把 笤帚' },
  { means: { figure: 'jumpBar' }, words: 'high_jump_bar crossbar 跳高杆 横杆' },
  { means: { figure: 'balanceBeam' }, words: 'balance_beam 平衡木' },
];

export const askedDoings: readonly Row<Doing>[] = [
  ...bowDoings,
  {
    means: { how: 'holds', to: 'letter', place: 'street' },
    words:
      'delivering_letters delivering_a_letter delivering_the_letters delivering_mail delivering_the_mail delivers_the_post 送信 送信件',
  },
  {
    means: { how: 'holds', to: 'staff' },
    words:
      'with_a_staff with_his_staff with_her_staff holding_a_staff holding_his_staff holding_her_staff raises_his_staff raising_his_staff raises_her_staff raising_her_staff leaning_on_a_staff leaning_on_his_staff carrying_a_staff',
  },
  {
    means: { how: 'holds', to: 'cane' },
    words:
      'with_a_cane with_his_cane with_her_cane walking_with_a_cane leaning_on_a_cane leaning_on_his_cane leaning_on_her_cane leaning_on_a_stick leaning_on_his_stick 拄着拐杖 拄着拐棍 拄着手杖 拄拐杖 拄拐',
  },
  {
    means: { how: 'holds', to: 'broom' },
    words:
      'sweeping_the_floor sweeping_the_yard sweeping_the_street sweeping_the_courtyard sweeping_the_steps sweeping_leaves sweeping_up_leaves sweeping_fallen_leaves sweeping_snow sweeping_the_snow street_sweeper 扫地 扫着地 扫院子 扫落叶 扫着落叶 扫雪 扫大街',
  },
  {
    means: { how: 'on', to: 'flyingBroom' },
    words:
      'on_a_broom on_a_broomstick on_her_broom on_her_broomstick on_his_broom on_his_broomstick on_its_broom on_brooms on_broomsticks on_a_flying_broom on_a_flying_broomstick on_a_magic_broom riding_a_broom riding_a_broomstick riding_her_broom riding_her_broomstick riding_broomsticks riding_a_flying_broom 骑扫帚 骑着扫帚 骑扫把 骑着扫把 骑着魔法扫帚 骑魔法扫帚 骑着飞天扫帚 骑着飞行扫帚 坐在扫帚上 乘着扫帚',
  },
  {
    means: { how: 'on', to: 'jumpBar', place: 'meadow' },
    words:
      'high_jump high_jumper high-jumper doing_the_high_jump jumping_over_the_bar jumping_over_a_bar jumping_over_a_high_bar clearing_the_bar 跳高 跳高运动员 跳过横杆',
  },
];

/** Where they are, for prompts without a place. */
export const askedHomes: Record<Asked, readonly Setting[]> = {
  longbow: ['meadow', 'forest'],
  drawnBow: ['meadow', 'forest'],
  milkTea: ['table'],
  drinkGlass: ['table'],
  babyBottle: ['table'],
  staff: ['mountain', 'forest'],
  cane: ['garden'],
  broom: ['garden'],
  flyingBroom: ['sky', 'forest'],
  jumpBar: ['meadow'],
  balanceBeam: ['room'],
  tossedCaps: ['meadow'],
  backToBack: ['meadow'],
};
