/** Doings that were asked for by name: a tug of war, and painting a wall. */
import { askedDoings } from './asked.ts';
import type { Doing } from './doing.ts';
import type { Row } from './row.ts';

export const soughtDoings: readonly Row<Doing>[] = [
  ...askedDoings,
  {
    means: { how: 'holds', to: 'net' },
    words:
      'mending_a_net mending_the_net mending_his_net mending_her_net mending_nets mending_his_nets mending_their_nets mending_a_fishing_net mending_fishing_nets repairing_a_net repairing_nets repairing_a_fishing_net repairing_fishing_nets 补网 补渔网 补着渔网 修补渔网 织网 织渔网 修渔网',
  },
  {
    means: { how: 'holds', to: 'wrench' },
    words:
      'plumber mechanic car_mechanic repairman fixing_a_pipe fixing_the_pipe fixing_pipes fixing_a_leak fixing_a_tap fixing_a_faucet fixing_the_sink fixing_a_sink fixing_a_car fixing_the_car fixing_his_car repairing_a_pipe repairing_pipes repairing_a_car repairing_the_car 水管工 修水管 修理水管 修管道 修水龙头 修车 修汽车 修理汽车 修车师傅 修车工 修理工 维修工 机修工 汽修工',
  },
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
