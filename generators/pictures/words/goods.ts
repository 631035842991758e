/** What is sold. Shoes are drawn where they stand, not on those who wear them. */
import type { FigureMeaning } from './figure-meaning.ts';
import type { Row } from './row.ts';

export const goodsRows: readonly Row<FigureMeaning>[] = [
  {
    means: { figure: 'thermos' },
    words:
      'thermos thermos_flask vacuum_flask insulated_bottle insulated_cup travel_mug tumbler water_bottle 保温杯 保温瓶 热水瓶 水杯 水瓶 保温壶',
  },
  {
    means: { figure: 'bottle' },
    words:
      'bottle glass_bottle wine_bottle bottle_of_wine beer_bottle bottle_of_beer bottle_of_whisky bottle_of_rum bottle_of_water bottle_of_juice 瓶子 酒瓶 玻璃瓶 一瓶酒 一瓶红酒 一瓶啤酒 一瓶水 漂流瓶',
  },
  {
    means: { figure: 'perfume' },
    words: 'perfume perfume_bottle bottle_of_perfume fragrance cologne 香水 香水瓶',
  },
  { means: { figure: 'headphones' }, words: 'headphone headphones headset 耳机 头戴式耳机 降噪耳机' },
  {
    means: { figure: 'sneakers' },
    words:
      'running_shoe running_shoes pair_of_sneakers new_sneakers pair_of_shoes 跑鞋 一双运动鞋 一双球鞋 一双鞋 一双鞋子',
  },
  {
    means: { figure: 'wristwatch' },
    words: 'wristwatch wrist_watch smartwatch smart_watch 手表 腕表 智能手表',
  },
  {
    means: { figure: 'backpack' },
    words: 'backpack rucksack knapsack schoolbag school_bag satchel 背包 登山包 双肩包 书包 旅行背包',
  },
  { means: { figure: 'lunchBox' }, words: 'lunch_box lunchbox bento_box 饭盒 午餐盒 保鲜盒 便当盒' },
  { means: { figure: 'pillow' }, words: 'pillow cushion velvet_cushion 枕头 坐垫 靠垫 软垫 蒲团' },
  {
    means: { figure: 'creamTube' },
    words: 'hand_cream face_cream sunscreen tube_of_cream toothpaste 护手霜 面霜 防晒霜 牙膏',
  },
  {
    means: { figure: 'fan' },
    words: 'electric_fan desk_fan table_fan cooling_fan 电风扇 桌面风扇 风扇',
  },
];

/** What is worn: nobody is drawn with it. */
export const WORN_GOODS = 'pillow_fight earbuds 耳机线';
