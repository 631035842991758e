import type { MusicTask } from '../../api/music.ts';
import type { SongView } from '../../store/music/song-view.ts';

/** The props of the parts of a song's card. */
export interface SongProps {
  song: MusicTask;
  view: SongView;
}
