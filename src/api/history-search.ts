/** Filters for the history of drawings and clips. Extensions: all optional, and combined with AND. */
import * as v from 'valibot';

export const HISTORY_SEARCH_CHARACTERS = 100;
/** `open` covers all states before the end. */
export const HISTORY_FILTER_STATES = ['done', 'open', 'failed'] as const;
export type HistoryFilterState = (typeof HISTORY_FILTER_STATES)[number];

const Day = v.pipe(v.string(), v.isoDate());

export const HistoryFilter = {
  /** Words to find in the prompt; a record must contain all of them. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(HISTORY_SEARCH_CHARACTERS))),
  tool: v.optional(v.pipe(v.string(), v.maxLength(40))),
  state: v.optional(v.picklist(HISTORY_FILTER_STATES)),
  /** First and last day, YYYY-MM-DD in the time zone of the request. */
  from: v.optional(Day),
  to: v.optional(Day),
  starred: v.optional(v.literal(1)),
};
