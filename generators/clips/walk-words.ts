import { findWords, indexRows } from '../pictures/words/match.ts';

const index = indexRows([
  {
    means: 'walk',
    words:
      'walk walks walking stroll strolling strolls wander wandering wanders run running runs jog jogging march marching hike hiking trot trotting gallop galloping step stepping steps_forward stride striding travel_on_foot ' +
      '走 行走 走路 走过 走来 走向 走在 散步 漫步 奔跑 跑步 跑 跑过 跑向 慢跑 前行 行进 奔驰 踱步 徒步',
  },
]);

/** Whether the words say that somebody walks or runs. */
export const walksIn = (words: string): boolean => findWords(words.toLowerCase(), index).length > 0;
