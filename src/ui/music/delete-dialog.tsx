import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { closeOverlay } from '../../store/music/overlay.ts';
import { songView } from '../../store/music/song-view.ts';
import { songs } from '../../store/music/songs.ts';
import { findSong, found } from '../../store/music/songs-found.ts';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { deleteNow } from './delete-songs.ts';
import { useSongTasks } from './use-songs.ts';

/** Asks before songs that are being made are deleted. */
export default function DeleteSongs({ musicId }: { musicId: string }) {
  const { t } = useLingui();
  // read again with each change of either list
  useSnapshot(songs.state);
  useSnapshot(found.state);
  const tasks = useSongTasks();
  const song = findSong(musicId);
  const view = song && songView(song, tasks.get(musicId));
  return (
    <DeleteDialog
      title={t`Delete these songs?`}
      working={view?.phase === 'working' ? 'many' : null}
      onDelete={() => view && deleteNow(view)}
      onClose={closeOverlay}
    />
  );
}
