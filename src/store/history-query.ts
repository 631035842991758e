/** The search query of a tool's history; part of the page's address. */
import {
  HISTORY_FILTER_STATES,
  HISTORY_SEARCH_CHARACTERS,
  type HistoryFilterState,
} from '../api/history-search.ts';
import { withParts } from './query-parts.ts';

export interface HistoryQuery {
  search: string;
  tool: string;
  state: HistoryFilterState | '';
  /** Days, YYYY-MM-DD. */
  from: string;
  to: string;
  starred: boolean;
}

export const EVERYTHING: HistoryQuery = { search: '', tool: '', state: '', from: '', to: '', starred: false };

export const isEverything = ({ search, tool, state, from, to, starred }: HistoryQuery): boolean =>
  !(search.trim() || tool || state || from || to || starred);

const DAY = /^\d{4}-\d\d-\d\d$/;
const dayOf = (text: string | null): string =>
  text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/** Reads the query of an address such as `/draw?q=fox&starred=1`; what does not fit is left out. */
export function readQuery(address: string): HistoryQuery {
  const query = new URLSearchParams(address);
  return {
    search: (query.get('q') ?? '').slice(0, HISTORY_SEARCH_CHARACTERS),
    tool: query.get('tool') ?? '',
    state: HISTORY_FILTER_STATES.find((state) => state === query.get('state')) ?? '',
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    starred: query.get('starred') === '1',
  };
}

/** The same as part of an address; other parts of it stay. */
export const writeQuery = ({ search, starred, ...others }: HistoryQuery, address: string): string =>
  withParts(address, { q: search, ...others, starred: starred ? '1' : '' });

interface Filters {
  search?: string;
  tool?: string;
  state?: HistoryFilterState;
  from?: string;
  to?: string;
  starred?: 1;
}

/** The filters of the call; empty ones are left out. */
export const filtersOf = ({ search, tool, state, from, to, starred }: HistoryQuery): Filters => ({
  ...(search.trim() ? { search: search.trim() } : {}),
  ...(tool ? { tool } : {}),
  ...(state ? { state } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
  ...(starred ? { starred: 1 as const } : {}),
});

/** The state that a row's phase counts as in a search. */
export const SEARCHED_AS = {
  working: 'open',
  done: 'done',
  expired: 'done',
  failed: 'failed',
} as const satisfies Record<string, HistoryFilterState>;

/** The fields of a record that a query is compared with. */
export interface Searched {
  prompt: string;
  tool: string;
  state: HistoryFilterState;
  /** Milliseconds since the epoch. */
  at: number;
  starred: boolean;
}

/** A day in the browser's time zone, as YYYY-MM-DD. */
export const dayOfTime = (at: number): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(at);

/** The server's rule, for loaded rows: without a network, or beside a server that cannot search. */
export function fitsQuery(
  record: Searched,
  { search, tool, state, from, to, starred }: HistoryQuery,
): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const prompt = record.prompt.toLowerCase();
  const day = from || to ? dayOfTime(record.at) : '';
  return (
    words.every((word) => prompt.includes(word)) &&
    (!tool || record.tool === tool) &&
    (!state || record.state === state) &&
    (!from || day >= from) &&
    (!to || day <= to) &&
    (!starred || record.starred)
  );
}
