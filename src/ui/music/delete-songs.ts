import { openOverlay } from '../../store/music/overlay.ts';
import { dropFromQueue } from '../../store/music/player.ts';
import type { SongView } from '../../store/music/song-view.ts';
import { removeSong } from '../../store/music/songs-found.ts';
import { deleteWithUndo } from '../kit/delete-with-undo.ts';

/** Deletes a task's songs that have an id, and offers to undo it. They leave the player's queue. */
export function deleteNow({ id, key }: SongView): void {
  if (id === undefined) return;
  void deleteWithUndo(async () => {
    const bringBack = await removeSong(id, key);
    dropFromQueue(key);
    return bringBack;
  });
}

/** Deletes a task's songs; asks first if their making ends with it, since that cannot be undone. */
export function deleteSongs(view: SongView): void {
  if (view.phase === 'working') openOverlay({ name: 'delete', musicId: view.key });
  else deleteNow(view);
}
