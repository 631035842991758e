import type { Shapes } from '../shapes.ts';
import { ADVENTURE } from './adventure.ts';
import { CHASE, CONTEST, DREAM, QUEST, STRANDED } from './adventures.ts';
import { BEFRIEND, HOME, LOVE, REUNION, TEACH } from './feelings.ts';
import { SECRET, TIME } from './riddles.ts';

export const SHAPES_ZH: Shapes = {
  love: LOVE,
  reunion: REUNION,
  befriend: BEFRIEND,
  stranded: STRANDED,
  contest: CONTEST,
  chase: CHASE,
  time: TIME,
  secret: SECRET,
  teach: TEACH,
  home: HOME,
  quest: QUEST,
  adventure: ADVENTURE,
  dream: DREAM,
};
