/** The search results. The list itself stays loaded meanwhile. */
import { deleteMusic, type MusicTask, restoreMusic } from '../../api/music.ts';
import { client } from '../client.ts';
import { deletions } from '../deletions.ts';
import { fitsQuery, type HistoryQuery, SEARCHED_AS } from '../history-query.ts';
import { searchedList } from '../searched-list.ts';
import { starAtOnce } from '../star-at-once.ts';
import { songView } from './song-view.ts';
import { adoptSongs, onSongAdded, readSongs, sendStar, songs } from './songs.ts';

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

/** Deletes a task's songs; those under way are cancelled. @throws ApiError; they are then back */
export const removeSong = deletions<MusicTask>({
  kind: 'music',
  take: (id, taskId) => songSearch.remove(id, ({ music_id }) => music_id === taskId),
  showAgain: songSearch.bringBack,
  sendDelete: (id) => client.send(deleteMusic, { id }),
  sendRestore: (id) => client.send(restoreMusic, { id }),
  adopt: adoptSongs,
});
