/** What newcomers wish for besides: a fair, a fountain, a throne, a dragon boat and sweets. */
import type { FigureMeaning } from './figure-meaning.ts';
import { lampRows } from './lamps.ts';
import type { Row } from './row.ts';
import { soughtRows } from './sought.ts';

export const wishRows: readonly Row<FigureMeaning>[] = [
  ...soughtRows,
  ...lampRows,
  {
    means: { figure: 'carousel' },
    words: 'carousel merry-go-round merry_go_round 旋转木马',
  },
  { means: { figure: 'airship' }, words: 'airship zeppelin blimp dirigible 飞艇' },
  { means: { figure: 'windmill' }, words: 'windmill 风车' },
  { means: { figure: 'ferrisWheel' }, words: 'ferris_wheel 摩天轮' },
  { means: { figure: 'rollerCoaster' }, words: 'roller_coaster rollercoaster 过山车 云霄飞车' },
  { means: { figure: 'fountain' }, words: 'fountain water_fountain 喷泉 喷水池' },
  { means: { figure: 'throne' }, words: 'throne 王座 宝座 龙椅' },
  {
    means: { figure: 'dragonBoat' },
    words: 'dragon_boat dragon_boat_race dragon_boat_festival 龙舟 赛龙舟 划龙舟 龙舟赛 龙舟比赛',
  },
  { means: { figure: 'donut' }, words: 'donut doughnut 甜甜圈' },
  { means: { figure: 'candiedHaws' }, words: 'candied_haw candied_haws tanghulu 糖葫芦 冰糖葫芦' },
  {
    means: { figure: 'woodenChest' },
    words:
      'wooden_chest old_chest wooden_box wooden_trunk old_trunk steamer_trunk hope_chest 木箱 木箱子 木头箱子 樟木箱 樟木箱子 嫁妆箱 首饰箱',
  },
  {
    means: { figure: 'oilLamp' },
    words: 'oil_lamp kerosene_lamp paraffin_lamp gas_lamp 油灯 煤油灯',
  },
];
