import { openOverlay } from '../../store/music/overlay.ts';
import { dropFromQueue } from '../../store/music/player.ts';
import { nameOf, type SongView } from '../../store/music/song-view.ts';
import { removeSong } from '../../store/music/songs-found.ts';
import { deleteWithUndo } from '../kit/delete-with-undo.ts';

/** Deletes a task's songs that have an id, and offers to undo it. They leave the player's queue, and return to it. */
export function deleteNow(view: SongView): void {
  const { id, key } = view;
  if (id === undefined) return;
  void deleteWithUndo(nameOf(view), async () => {
    const bringBack = await removeSong(id, key);
    const putBack = dropFromQueue(key);
    return async () => {
      await bringBack();
      putBack();
    };
  });
}

/** Deletes a task's songs; asks first if their making ends with it, since that cannot be undone. */
export function deleteSongs(view: SongView): void {
  if (view.phase === 'working') openOverlay({ name: 'delete', musicId: view.key });
  else deleteNow(view);
}
