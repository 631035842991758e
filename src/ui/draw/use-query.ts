import { searchDraws } from '../../store/draw/draw-found.ts';
import type { HistoryQuery } from '../../store/history-query.ts';
import { useHistoryQuery, useSearchingFor } from '../kit/history-address.ts';

/** What the history is searched for. */
export const useQuery = () => useHistoryQuery('draw');

/** Searches for it. */
export const useSearching = (query: HistoryQuery): void => useSearchingFor(query, searchDraws);
