import { aloftRows } from './aloft-rows.ts';
import type { FigureMeaning } from './figure-meaning.ts';
import type { Row } from './row.ts';

/** What flies in space, and in the air besides planes. */
export const spaceRows: readonly Row<FigureMeaning>[] = [
  ...aloftRows,
  {
    means: { figure: 'rocket' },
    words: 'rocket spaceship spacecraft shuttle starship 火箭 飞船 宇宙飞船 太空船 航天飞机',
  },
  {
    means: { figure: 'asteroid' },
    words: 'asteroid asteroid_belt asteroid_field meteorite 小行星 小行星带 陨石',
  },
];
