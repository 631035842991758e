import type { MusicTask } from '../../api/music.ts';
import type { SongView } from '../../store/music/song-view.ts';

/** What the parts of a song's card are given. */
export interface SongProps {
  song: MusicTask;
  view: SongView;
}
