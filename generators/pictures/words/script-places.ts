import type { Setting } from './plan.ts';
import type { Row } from './row.ts';

/** Places as the scenes of scripts name them: 家里 and 楼下 alone say where a shot is. */
export const scriptPlaceRows: readonly Row<Setting>[] = [
  {
    means: 'room',
    words:
      '家里 家中 屋子 公寓 画室 工坊 陶艺坊 密室 厢房 堂屋 灶房 柴房 洞房 dining_room hotel_room nursery in_the_laundry apartment in_the_studio',
  },
  { means: 'garden', words: '后院 courtyard backyard front_yard 井边 屋檐下 御花园' },
  {
    means: 'street',
    words:
      '城里 村头 校门 校门口 人行道 步行街 driveway sidewalk pavement 楼下 路口 巷口 十字路口 crossroads crossroad',
  },
  { means: 'meadow', words: '村口 老家 乡下' },
  { means: 'river', words: '沼泽 溪边 creek swamp riverside' },
  { means: 'mountain', words: '山路 冰川 glacier mountain_road' },
];
