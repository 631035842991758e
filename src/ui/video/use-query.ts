import type { HistoryQuery } from '../../store/history-query.ts';
import { searchClips } from '../../store/video/clip-found.ts';
import { useHistoryQuery, useSearchingFor } from '../kit/history-address.ts';

/** What the history is searched for. */
export const useQuery = () => useHistoryQuery('video');

/** Searches for it. */
export const useSearching = (query: HistoryQuery): void => useSearchingFor(query, searchClips);
