import type { DrawRecord } from '../../api/draw.ts';
import { draw, loadOlderDraws } from './draw.ts';
import { found, loadOlderFound } from './draw-found.ts';

/** A list of records that a screen shows, oldest first: the history, or the results of a search. */
export interface HistoryList {
  readonly state: {
    records: DrawRecord[];
    hasNext: boolean;
    older: 'idle' | 'loading' | 'failed';
  };
  /** Loads older ones, if there are any. @throws ApiError */
  readonly loadOlder: () => Promise<void>;
}

export const HISTORY: HistoryList = { state: draw, loadOlder: loadOlderDraws };
export const RESULTS: HistoryList = { state: found, loadOlder: loadOlderFound };
