/** The results of searching the songs. The list itself stays loaded meanwhile. */
import { proxy, ref } from 'valtio';
import { isUnanswered } from '../../api/errors.ts';
import type { HistoryFilterState } from '../../api/history-search.ts';
import type { MusicTask } from '../../api/music.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { EVERYTHING, filtersOf, fitsQuery, type HistoryQuery, isEverything } from '../history-query.ts';
import { pagedList } from '../paged-list.ts';
import { songView } from './song-view.ts';
import { onSongAdded, readSongs, sendStar, songs } from './songs.ts';

export const search = proxy({
  query: EVERYTHING,
  /** `here`: without a network only what is loaded is searched. `paging`: the server cannot search, so each answer is looked through. */
  reach: 'all' as 'all' | 'here' | 'paging',
});

const STATES: Record<ReturnType<typeof songView>['phase'], HistoryFilterState> = {
  working: 'open',
  done: 'done',
  failed: 'failed',
};

/** Whether a task that is here fits a query. */
export function matches(song: MusicTask, query: HistoryQuery): boolean {
  const { phase, at, starred, tool } = songView(song);
  const prompt = [song.title, song.tags, song.prompt, song.lyrics].join(' ');
  return fitsQuery({ prompt, tool, state: STATES[phase], at, starred }, query);
}

export const found = pagedList<MusicTask>(
  () => `music/found|${JSON.stringify(search.query)}`,
  async (ask) => {
    const query = { ...search.query };
    const { tool = '', ...filters } = filtersOf(query);
    const tool_name = tool === 'suno' || tool === 'mureka' ? tool : '';
    const { lists, has_next, filtered } = await readSongs({ ...ask, ...filters, tool_name });
    search.reach = filtered ? 'all' : 'paging';
    return { lists: filtered ? lists : lists.filter((song) => matches(song, query)), has_next };
  },
  { passing: true, size: 30 },
);

/** Ends the search. */
export function endSearch(): void {
  Object.assign(search, { query: EVERYTHING, reach: 'all' });
  found.clear();
}
onLoginChange(endSearch);

/** Searches the songs. Without an answer, what is loaded is searched. @throws ApiError if the server refuses */
export async function searchSongs(query: HistoryQuery): Promise<void> {
  if (isEverything(query)) {
    endSearch();
    return;
  }
  search.query = query;
  try {
    await found.load();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    const items = songs.state.items.filter((song) => matches(song, query));
    Object.assign(found.state, { items: ref(items), hasNext: false, state: 'ready' });
    search.reach = 'here';
  }
}

// what is made during a search is shown with its results, whatever was searched for
onSongAdded((song) => {
  if (!isEverything(search.query)) found.add(song);
});

/** A task's songs, in whichever list has them. */
export const findSong = (musicId: string): MusicTask | undefined =>
  [...songs.state.items, ...found.state.items].find(({ music_id }) => music_id === musicId);

/** Stars a task's songs, or takes the star away; it shows at once. @throws ApiError; the star is then as it was */
export async function starSong(id: number, starred: 0 | 1): Promise<void> {
  const patch = (to: 0 | 1): void => {
    for (const list of [songs, found]) list.change(id, (song) => ({ ...song, starred: to }));
  };
  patch(starred);
  try {
    await sendStar(id, starred);
  } catch (error) {
    patch(starred ? 0 : 1);
    throw error;
  }
}
