import { listMusic, type MusicTask } from '../api/music.ts';
import { client } from './client.ts';
import { pagedList } from './paged-list.ts';

/** The member's finished songs, to choose one from. */
export const ownSongs = pagedList<MusicTask>('music/done', ({ before }) =>
  client.send(listMusic, { state: 'done', ...(before === undefined ? {} : { before }) }),
);
