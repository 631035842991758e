import type { HistoryQuery } from '../../store/history-query.ts';
import { searchSongs } from '../../store/music/songs-found.ts';
import { useHistoryQuery, useSearchingFor } from '../kit/history-address.ts';

/** What the history is searched for. */
export const useQuery = () => useHistoryQuery('music');

/** Searches for it. */
export const useSearching = (query: HistoryQuery): void => useSearchingFor(query, searchSongs);
