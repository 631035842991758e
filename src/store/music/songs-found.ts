/** The search results. The list itself stays loaded meanwhile. */
import type { MusicTask } from '../../api/music.ts';
import { fitsQuery, type HistoryQuery, SEARCHED_AS } from '../history-query.ts';
import { searchedList } from '../searched-list.ts';
import { starAtOnce } from '../star-at-once.ts';
import { songView } from './song-view.ts';
import { onSongAdded, readSongs, sendStar, songs } from './songs.ts';

/** Whether a loaded task matches a query. */
export function matches(song: MusicTask, query: HistoryQuery): boolean {
  const { phase, at, starred, tool } = songView(song);
  const prompt = [song.title, song.tags, song.prompt, song.lyrics].join(' ');
  return fitsQuery({ prompt, tool, state: SEARCHED_AS[phase], at, starred }, query);
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
  songSearch.find(({ music_id }) => music_id === musicId);

/** Stars a task's songs, or takes the star away; it shows at once. @throws ApiError; the star is then as it was */
export const starSong = (id: number, starred: 0 | 1): Promise<void> =>
  starAtOnce(songSearch, id, starred, sendStar);
