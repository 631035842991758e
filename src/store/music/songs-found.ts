/** The results of searching the songs. The list itself stays loaded meanwhile. */
import type { HistoryFilterState } from '../../api/history-search.ts';
import type { MusicTask } from '../../api/music.ts';
import { fitsQuery, type HistoryQuery } from '../history-query.ts';
import { searchedList } from '../searched-list.ts';
import { songView } from './song-view.ts';
import { onSongAdded, readSongs, sendStar, songs } from './songs.ts';

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

export const songSearch = searchedList<MusicTask>({
  name: 'music',
  loaded: songs,
  read: ({ tool, ...ask }) =>
    readSongs({ ...ask, tool_name: tool === 'suno' || tool === 'mureka' ? tool : '' }),
  fits: matches,
  size: 30,
});
export const { found } = songSearch;
onSongAdded(songSearch.add);

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
