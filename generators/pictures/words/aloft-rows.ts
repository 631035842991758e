import type { FigureMeaning } from './figure-meaning.ts';
import type { Row } from './row.ts';

/** What is in the air besides planes, statues, and scissors. */
export const aloftRows: readonly Row<FigureMeaning>[] = [
  { means: { figure: 'helicopter' }, words: 'helicopter helicopters chopper 直升机 直升飞机' },
  { means: { figure: 'parachute' }, words: 'parachute parachutes 降落伞' },
  { means: { figure: 'paraglider' }, words: 'paraglider paragliders 滑翔伞' },
  { means: { figure: 'scissors' }, words: 'scissors pair_of_scissors 剪刀' },
  {
    means: { figure: 'buddha' },
    words:
      'buddha buddhas buddha_statue buddha_statues statue_of_buddha statue_of_the_buddha statue_of_a_buddha golden_buddha 佛像 大佛 佛祖 如来 如来佛 如来佛祖 释迦牟尼 菩萨像',
  },
];
