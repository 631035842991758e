/** Filters of a tool's history: drawings, clips. Extensions: all optional, and combined with each other. */
import * as v from 'valibot';

export const HISTORY_SEARCH_CHARACTERS = 100;
/** `open` is everything that has not ended. */
export const HISTORY_FILTER_STATES = ['done', 'open', 'failed'] as const;
export type HistoryFilterState = (typeof HISTORY_FILTER_STATES)[number];

const Day = v.pipe(v.string(), v.isoDate());

export const HistoryFilter = {
  /** Words of the prompt; a record has to contain each of them. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(HISTORY_SEARCH_CHARACTERS))),
  tool: v.optional(v.pipe(v.string(), v.maxLength(40))),
  state: v.optional(v.picklist(HISTORY_FILTER_STATES)),
  /** First and last day, YYYY-MM-DD in the zone of the request. */
  from: v.optional(Day),
  to: v.optional(Day),
  starred: v.optional(v.literal(1)),
};
