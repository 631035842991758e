import type { Doing } from './doing.ts';
import type { Row } from './row.ts';

/** Who cooks is at a stove, and who bakes at an oven with bread. */
export const kitchenRows: readonly Row<Doing>[] = [
  {
    means: { how: 'at', to: 'stove' },
    words:
      'cooking cooking_dinner cooking_lunch cooking_breakfast cooking_soup cooking_food cooking_a_meal cooking_together making_dinner making_lunch making_breakfast making_pancakes 炒菜 做饭 做菜 煮饭 烧饭 烹饪 下厨',
  },
  {
    means: { how: 'at', to: 'oven' },
    words:
      'baking bakes bake_bread bake_a_cake bake_cookies bake_a_pie bake_together baking_cookies baking_a_cake baking_cakes baking_bread baking_a_pie baking_together making_cookies making_a_cake making_bread baker 烤饼干 烤面包 烤蛋糕 烘焙 烘烤 做面包 做蛋糕 面包师',
  },
];
