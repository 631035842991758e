import type { Doing } from './doing.ts';
import type { Row } from './row.ts';

/** What two do with each other. */
export const togetherRows: readonly Row<Doing>[] = [
  {
    means: { how: 'at', to: 'embrace' },
    words:
      'embracing embrace hugging_each_other hug_each_other hugging_tightly 拥抱 相拥 抱在一起 搂在一起 拥抱着',
  },
  {
    means: { how: 'at', to: 'dancingPair' },
    words:
      'waltz waltzes waltzing waltzed dancing_a_waltz ballroom_dancing slow_dance slow_dancing dancing_together dance_together dances_together danced_together dancing_with_each_other tango 华尔兹 跳华尔兹 交谊舞 跳交谊舞 探戈 双人舞 共舞 相拥而舞 一起跳舞',
  },
  {
    means: { how: 'at', to: 'handInHand' },
    words: 'holding_hands holds_hands hold_hands hand_in_hand 手牵手 手拉手 牵着手 手牵着手 拉着手',
  },
];
