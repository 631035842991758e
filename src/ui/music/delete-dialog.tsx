import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { closeOverlay } from '../../store/music/overlay.ts';
import { dropFromQueue } from '../../store/music/player.ts';
import { songView } from '../../store/music/song-view.ts';
import { removeSong, songs } from '../../store/music/songs.ts';
import { findSong, found } from '../../store/music/songs-found.ts';
import { toast } from '../../store/toasts.ts';
import { reportAs } from '../errors/report-as.ts';
import ConfirmDialog from '../kit/confirm-dialog.tsx';
import { useSongTasks } from './use-songs.ts';

/** Asks before a task's songs are deleted. */
export default function DeleteDialog({ musicId }: { musicId: string }) {
  const { t } = useLingui();
  // read again with each change of either list
  useSnapshot(songs.state);
  useSnapshot(found.state);
  const tasks = useSongTasks();
  const song = findSong(musicId);
  const view = song && songView(song, tasks.get(musicId));
  const remove = async () => {
    if (!song || !view) return;
    try {
      await removeSong({ ...song, ...(view.id === undefined ? {} : { id: view.id }) });
      if (view.id !== undefined) found.remove(view.id);
      dropFromQueue(musicId);
      toast({ type: 'success', title: t`Delete success` });
    } catch (error) {
      reportAs(t`Delete failed`, error);
    }
  };
  return (
    <ConfirmDialog
      danger
      title={t`Delete these songs?`}
      confirm={t`Delete`}
      onConfirm={() => void remove()}
      onClose={closeOverlay}
    >
      <p>
        {view?.phase === 'working' ? (
          <Trans>They are still being made. They will be cancelled, and you get the points back.</Trans>
        ) : (
          <Trans>This can't be undone.</Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}
