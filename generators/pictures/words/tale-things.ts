/** Things that tales are about. */
import type { FigureMeaning } from './figure-meaning.ts';
import type { Row } from './row.ts';

export const taleThingRows: readonly Row<FigureMeaning>[] = [
  { means: { figure: 'pumpkin' }, words: 'pumpkin 南瓜' },
  {
    means: { figure: 'jackOLantern' },
    words:
      "jack-o'-lantern jack-o-lantern jack_o'_lantern jack_o_lantern jack-o’-lantern jack_o’_lantern halloween_pumpkin carved_pumpkin pumpkin_lantern 南瓜灯 万圣节南瓜",
  },
  { means: { figure: 'mushroom' }, words: 'mushroom toadstool 蘑菇 毒蘑菇 小蘑菇' },
  { means: { figure: 'teapot' }, words: 'teapot tea_kettle kettle 茶壶 烧水壶' },
  { means: { figure: 'paperBoat' }, words: 'paper_boat paper_ship 纸船' },
  {
    means: { figure: 'robotVacuum' },
    words: 'robot_vacuum robot_vacuum_cleaner vacuum_robot vacuum_cleaner 扫地机器人 扫地机',
  },
  { means: { figure: 'pencil' }, words: 'pencil 铅笔' },
  { means: { figure: 'waterDrop' }, words: 'drop_of_water water_drop 小水滴 水滴' },
  { means: { figure: 'sewingMachine' }, words: 'sewing_machine 缝纫机' },
  { means: { figure: 'scarecrow' }, words: 'scarecrow 稻草人' },
];
