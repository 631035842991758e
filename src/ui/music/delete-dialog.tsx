import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { closeOverlay } from '../../store/music/overlay.ts';
import { dropFromQueue } from '../../store/music/player.ts';
import { songView } from '../../store/music/song-view.ts';
import { removeSong, songs } from '../../store/music/songs.ts';
import { findSong, found } from '../../store/music/songs-found.ts';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { useSongTasks } from './use-songs.ts';

/** Asks before a task's songs are deleted. */
export default function DeleteSongs({ musicId }: { musicId: string }) {
  const { t } = useLingui();
  // read again with each change of either list
  useSnapshot(songs.state);
  useSnapshot(found.state);
  const tasks = useSongTasks();
  const song = findSong(musicId);
  const view = song && songView(song, tasks.get(musicId));
  const remove = async () => {
    if (!song || !view) return false;
    await removeSong({ ...song, ...(view.id === undefined ? {} : { id: view.id }) });
    if (view.id !== undefined) found.remove(view.id);
    dropFromQueue(musicId);
    return true;
  };
  return (
    <DeleteDialog
      title={t`Delete these songs?`}
      working={view?.phase === 'working' ? 'many' : null}
      onDelete={remove}
      onClose={closeOverlay}
    />
  );
}
