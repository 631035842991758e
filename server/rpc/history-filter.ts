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

/** Whether a request narrows the history. */
export const isFiltered = ({ search, tool, state, from, to, starred }: Filters): boolean =>
  Boolean(search || tool || state || from || to || starred);

/**
 * The conditions of a request's filters.
 * @param row the record's alias in the query; its task is `t`
 * @param zone IANA time zone that the days are in
 * @param add stores a value @returns its placeholder
 * @param text SQL of what words are looked for in; the record's prompt by default
 * @returns SQL, empty for none
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
