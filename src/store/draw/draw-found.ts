/** The results of searching the history. The history itself stays loaded meanwhile. */
import { proxy } from 'valtio';
import type { DrawRecord } from '../../api/draw.ts';
import { listDraws } from '../../api/draw.ts';
import { isUnanswered } from '../../api/errors.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { client } from '../client.ts';
import { EVERYTHING, filtersOf, type HistoryQuery, isEverything } from '../history-query.ts';
import type { SearchReach } from '../searched-list.ts';
import { adoptDraws, draw, onDrawAdded } from './draw.ts';
import { joinRecords, shareRecords } from './draw-lists.ts';
import { matchesQuery } from './draw-query.ts';
import { withStar } from './stars.ts';

interface Found {
  query: HistoryQuery;
  /** Oldest first, as in the history. */
  records: DrawRecord[];
  hasNext: boolean;
  older: 'idle' | 'loading' | 'failed';
  state: 'idle' | 'loading' | 'ready' | 'failed';
  reach: SearchReach;
}
const nothing = (): Found => ({
  query: EVERYTHING,
  records: [],
  hasNext: false,
  older: 'idle',
  state: 'idle',
  reach: 'all',
});

export const found: Found = shareRecords(
  proxy(nothing()),
  (record) => !isEverything(found.query) && matchesQuery(record, found.query),
);

/** Raised by each search and login: an answer to an earlier one is dropped. */
let turn = 0;
let page = 1;
/** The oldest record the server has answered, whether it matched or not. */
let oldest: number | undefined;

/** Ends the search. */
export function endSearch(): void {
  turn += 1;
  Object.assign(found, nothing());
}
onLoginChange(endSearch);

async function read(query: HistoryQuery, next: boolean): Promise<void> {
  const mine = turn;
  const { lists, has_next, filtered } = await client.send(listDraws, {
    page: next ? page + 1 : 1,
    pageSize: 10,
    ...(next && oldest !== undefined ? { before: oldest } : {}),
    ...filtersOf(query),
  });
  if (mine !== turn) return;
  page = next ? page + 1 : 1;
  oldest = lists.reduce((least, { draw_id }) => Math.min(least, draw_id), oldest ?? Number.MAX_SAFE_INTEGER);
  const records = lists.map(withStar);
  const matching = filtered === 1 ? records : records.filter((record) => matchesQuery(record, query));
  Object.assign(found, {
    records: joinRecords(matching, next ? found.records : []),
    hasNext: has_next === 1,
    reach: filtered === 1 ? 'all' : 'paging',
  });
  await adoptDraws(lists);
}

/**
 * Searches the history. Without an answer, what is loaded is searched.
 * @throws ApiError if the server refuses
 */
export async function searchDraws(query: HistoryQuery): Promise<void> {
  if (isEverything(query)) {
    endSearch();
    return;
  }
  turn += 1;
  const mine = turn;
  oldest = undefined;
  Object.assign(found, { query, state: 'loading', older: 'idle' });
  try {
    await read(query, false);
    if (mine === turn) found.state = 'ready';
  } catch (error) {
    if (mine !== turn) return;
    if (!isUnanswered(error)) {
      found.state = 'failed';
      throw error;
    }
    const records = draw.records.filter((record) => matchesQuery(record, query));
    Object.assign(found, { records, hasNext: false, state: 'ready', reach: 'here' });
  }
}

/** Loads older results, if there are any. @throws ApiError */
export async function loadOlderFound(): Promise<void> {
  if (!found.hasNext || found.older === 'loading' || found.state !== 'ready') return;
  const mine = turn;
  found.older = 'loading';
  try {
    await read(found.query, true);
    if (mine === turn) found.older = 'idle';
  } catch (error) {
    if (mine === turn) found.older = 'failed';
    throw error;
  }
}

// what is made during a search is shown with its results, whatever was searched for; what returns may be from another search
onDrawAdded((record, returned) => {
  if (isEverything(found.query) || (returned && !matchesQuery(record, found.query))) return;
  found.records = joinRecords(found.records, [withStar(record)]);
});
