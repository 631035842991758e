/** The music page's list. */
import { listMusic, type MusicTask, starMusic } from '../../api/music.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';
import { pagedList } from '../paged-list.ts';
import { adoptTasks } from '../tasks/tasks.ts';

const ENDED: ReadonlySet<number> = new Set([2, 3]);

/** Starts tracking songs under way that this device does not track yet (ENGINE-33). */
export const adoptSongs = (songs: readonly MusicTask[]): Promise<void> =>
  adoptTasks(
    'music',
    songs
      .filter(({ state }) => !ENDED.has(state))
      .map(({ music_id, state, title, prompt, tool_name }) => ({
        id: music_id,
        state,
        context: { kind: 'music', page: '/music', prompt: title || prompt, tool: tool_name },
      })),
  );

type Ask = Partial<Parameters<typeof client.send<typeof listMusic>>[1]> & { page: number };

/** Reads songs from a row on: no page and no size is sent (LIMIT-08, MUSIC-04). */
export async function readSongs({ page: _, tool_name = '', ...ask }: Ask) {
  const { lists, has_next, filtered } = await client.send(listMusic, { tool_name, ...ask });
  void adoptSongs(lists).catch(failInBackground);
  return { lists, has_next, filtered: filtered === 1 };
}

/** Rows are told apart by their id, or in progress by the task's. */
export const songs = pagedList<MusicTask, { filtered: boolean }>('music/lists', readSongs, { size: 30 });

type Listener = (song: MusicTask) => void;
const listeners = new Set<Listener>();
/** Registers a listener for each task that is added. */
export const onSongAdded = (listener: Listener): void => void listeners.add(listener);

/** Adds a task that has just begun at the top. */
export function addSong(song: MusicTask): void {
  songs.add(song);
  for (const listener of listeners) listener(song);
}

/** Stars a task's songs, or takes the star away. @throws ApiError */
export const sendStar = (id: number, starred: 0 | 1): Promise<unknown> =>
  client.send(starMusic, { id, starred });
