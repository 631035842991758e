import { rgb } from '../light/colour.ts';
import type { FigureMeaning } from './figure-meaning.ts';
import type { Row } from './row.ts';

/** What is eaten and drunk. */
export const foodRows: readonly Row<FigureMeaning>[] = [
  {
    means: { figure: 'food' },
    words:
      'food meal dish dinner lunch breakfast supper luncheon cuisine feast steak rice egg_fried_rice fried_rice salad 炒饭 蛋炒饭 食物 美食 菜 饭 晚餐 午餐 早餐 大餐 牛排 米饭 沙拉 料理 佳肴',
  },
  {
    means: { figure: 'noodles' },
    words:
      'noodle ramen soup mushroom_soup pumpkin_soup chowder pho spaghetti pasta hotpot hot_pot 面条 面 拉面 吃面 煮面 碗面 汤面 炒面 汤 热汤 蘑菇汤 南瓜汤 牛肉面 火锅 意面 米粉',
  },
  {
    means: { figure: 'cake' },
    words: 'cake dessert cupcake pie cheesecake pumpkin_pie birthday_cake 蛋糕 甜点 甜品 南瓜派 生日蛋糕',
  },
  {
    means: { figure: 'fruit' },
    words: 'fruit grape strawberry strawberries fruit_basket fruit_bowl 水果 葡萄 草莓',
  },
  {
    means: { figure: 'watermelon' },
    words: 'watermelon watermelon_slice slice_of_watermelon slices_of_watermelon 西瓜',
  },
  { means: { figure: 'apple' }, words: 'apple 苹果' },
  { means: { figure: 'apple', colour: rgb('#f0942c') }, words: 'orange_fruit oranges tangerine 橙子 橘子' },
  { means: { figure: 'apple', colour: rgb('#f3d23b') }, words: 'lemon 柠檬' },
  { means: { figure: 'apple', colour: rgb('#f4a88c') }, words: 'peach 桃子' },
  { means: { figure: 'carrot' }, words: 'carrot 胡萝卜 红萝卜 萝卜' },
  {
    means: { figure: 'honeyPot' },
    words: 'honey_jar honey_pot jar_of_honey jars_of_honey pot_of_honey 蜂蜜罐 蜂蜜罐子',
  },
  { means: { figure: 'banana' }, words: 'banana 香蕉' },
  { means: { figure: 'coffee' }, words: 'coffee cup latte cappuccino mug 咖啡 茶杯 杯子 拿铁' },
  { means: { figure: 'pizza' }, words: 'pizza 披萨 比萨' },
  {
    means: { figure: 'burger' },
    words: 'burger hamburger cheeseburger sandwich fries 汉堡 汉堡包 三明治 薯条',
  },
  { means: { figure: 'sushi' }, words: 'sushi sashimi 寿司 刺身' },
  { means: { figure: 'bread' }, words: 'bread baguette croissant toast loaf 面包 吐司 法棍 牛角包' },
];
