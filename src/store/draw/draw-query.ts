import type { DrawRecord } from '../../api/draw.ts';
import type { HistoryFilterState } from '../../api/history-search.ts';
import { fitsQuery, type HistoryQuery } from '../history-query.ts';

const stateOf = ({ state }: DrawRecord): HistoryFilterState =>
  state === 1 ? 'done' : state === 4 ? 'failed' : 'open';

/** The server's rule for a record that is already here. */
export const matchesQuery = (record: DrawRecord, query: HistoryQuery): boolean =>
  fitsQuery(
    {
      prompt: record.message_input,
      tool: record.tool_name,
      state: stateOf(record),
      at: Date.parse(record.created_at ?? record.update_time),
      starred: record.starred === 1,
    },
    query,
  );
