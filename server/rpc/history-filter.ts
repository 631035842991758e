/** The filters of a tool's history as SQL. */
import type { HistoryFilterState } from '../../src/api/history-search.ts';
import { dayStart } from '../day-start.ts';
import { likeText } from './like-text.ts';

type Status = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

const STATUSES: Record<HistoryFilterState, readonly Status[]> = {
  done: ['done'],
  open: ['waiting', 'running'],
  failed: ['failed', 'cancelled'],
};

interface Filters {
  search?: string | undefined;
  tool?: string | undefined;
  state?: HistoryFilterState | undefined;
  from?: string | undefined;
  to?: string | undefined;
  starred?: 1 | undefined;
}

/** Whether a request has any filter. */
export const isFiltered = ({ search, tool, state, from, to, starred }: Filters): boolean =>
  Boolean(search || tool || state || from || to || starred);

/**
 * SQL conditions for a request's filters.
 * @param row the record's alias in the query; the alias of its task is `t`
 * @param zone IANA time zone of the days
 * @param add adds a query parameter @returns its placeholder
 * @param text SQL expression that is searched; default: the record's prompt
 * @returns SQL, empty for no filter
 */
export function historyConditions(
  row: string,
  { search, tool, state, from, to, starred }: Filters,
  zone: string,
  add: (value: unknown) => string,
  text = `${row}.prompt`,
): string[] {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  return [
    words.length > 0 ? `${text} ILIKE ALL(${add(words.map(likeText))}::text[])` : '',
    tool ? `${row}.tool_name = ${add(tool)}` : '',
    state ? `t.status = ANY(${add(STATUSES[state])}::text[])` : '',
    from ? `${row}.created_at >= ${add(dayStart(zone, from))}` : '',
    to ? `${row}.created_at < ${add(dayStart(zone, to, 1))}` : '',
    starred ? `${row}.starred_at IS NOT NULL` : '',
  ].filter(Boolean);
}
