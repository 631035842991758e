/** Doings that were asked for by name: a tug of war, and painting a wall. */
import type { Doing } from './doing.ts';
import type { Row } from './row.ts';

export const soughtDoings: readonly Row<Doing>[] = [
  {
    means: { how: 'at', to: 'tugRope' },
    words: 'tug_of_war tug-of-war playing_tug_of_war 拔河 拔河比赛',
  },
  {
    means: { how: 'at', to: 'paintedWall' },
    words:
      'painting_a_wall painting_the_wall painting_the_walls painting_walls paints_a_wall paints_the_wall paints_walls 刷墙 粉刷墙壁 粉刷墙 刷墙壁 刷油漆 刷漆',
  },
  {
    means: { how: 'at', to: 'sawBench' },
    words:
      'sawing sawing_wood saws_wood saw_wood sawing_a_plank sawing_planks saws_a_plank saws_planks sawing_a_board sawing_boards saws_a_board saws_boards sawing_a_log sawing_logs saws_a_log saws_logs 锯木头 锯木板 锯木料 锯着木头 锯着木板 锯木 锯木材',
  },
];
