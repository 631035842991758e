/** Words for lamps of every kind: those of a room, a desk and a street, lanterns that are carried, and red ones of paper. */
import { rgb } from '../light/colour.ts';
import type { FigureMeaning } from './figure-meaning.ts';
import type { Lamp } from './more-figure-names.ts';
import type { Setting } from './plan.ts';
import type { Row } from './row.ts';

export const lampRows: readonly Row<FigureMeaning>[] = [
  {
    means: { figure: 'lantern' },
    words:
      'sky_lantern flying_lantern floating_lantern paper_lantern paper_lamp chinese_lantern silk_lantern rabbit_lantern 灯笼 孔明灯 天灯 花灯 兔子灯 兔儿灯 小兔灯 鱼灯 荷花灯 莲花灯 宫灯 纸灯笼',
  },
  { means: { figure: 'lantern', colour: rgb('#e03a30') }, words: 'red_lantern red_paper_lantern' },
  {
    means: { figure: 'handLantern' },
    words:
      'lantern old_lantern storm_lantern hurricane_lantern hurricane_lamp ship_lantern iron_lantern brass_lantern 一盏灯 盏灯 马灯 提灯 手提灯 风灯 防风灯',
  },
  { means: { figure: 'lamp' }, words: 'lamp floor_lamp standing_lamp 落地灯' },
  {
    means: { figure: 'deskLamp' },
    words: 'table_lamp desk_lamp reading_lamp bedside_lamp 台灯 床头灯 阅读灯',
  },
  {
    means: { figure: 'streetLamp' },
    words: 'street_lamp streetlamp street_light streetlight lamppost lamp_post street_lantern 路灯 街灯',
  },
];

/** Where they are, for prompts without a place. */
export const lampHomes: Record<Lamp, readonly Setting[]> = {
  handLantern: ['table'],
  deskLamp: ['table'],
  streetLamp: ['street'],
};
