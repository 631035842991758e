/** What people do that takes a boat, whether the words name one or not. */
import type { Doing } from './doing.ts';
import type { Row } from './row.ts';

export const boatRows: readonly Row<Doing>[] = [
  { means: { how: 'on', to: 'ship' }, words: '坐船 坐着船 乘船 乘着船 坐轮船 坐大船' },
  {
    means: { how: 'on', to: 'rowboat' },
    words:
      'rowing rowing_a_boat rows_a_boat row_a_boat rows_out row_out rows_across row_across rows_home row_home rows_back row_back rows_ashore row_ashore 划船 划着船 泛舟 荡舟',
  },
  {
    means: { how: 'on', to: 'boat' },
    words:
      'sailing_home sails_home sail_home sails_away sail_away sails_off sail_off sails_back sail_back sails_out sail_out sails_across sail_across 扬帆出海 扬帆远航 驾船 驾着船 驾着小船 驾着帆船',
  },
];
