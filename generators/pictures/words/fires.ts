import type { FigureMeaning } from './figure-meaning.ts';
import type { Row } from './row.ts';

/** Fires that are things of their own, and sweets in their box. */
export const fireRows: readonly Row<FigureMeaning>[] = [
  {
    means: { figure: 'blaze' },
    words:
      'burning_house burning_building burning_home house_fire building_fire 火灾 火场 火海 着火的房子 着火的大楼',
  },
  {
    means: { figure: 'wildfire' },
    words: 'wildfire bushfire forest_fire brush_fire 山火 森林火灾 森林大火 林火 野火',
  },
  { means: { figure: 'campfire' }, words: 'campfire bonfire camp_fire 篝火 营火 火堆' },
  {
    means: { figure: 'chocolates' },
    words: 'box_of_chocolates boxes_of_chocolates chocolate_box chocolates 一盒巧克力 巧克力盒 巧克力礼盒',
  },
];
