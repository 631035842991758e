import type { DoneClip } from '../../store/video/change-clip.ts';
import { removeClip } from '../../store/video/clip-found.ts';
import { openOverlay } from '../../store/video/overlay.ts';
import { deleteWithUndo } from '../kit/delete-with-undo.ts';

/** Deletes a clip that has an id, and offers to undo it. */
export function deleteNow({ view: { id, key, prompt } }: DoneClip): void {
  if (id !== undefined) void deleteWithUndo(prompt, () => removeClip(id, key));
}

/** Deletes a clip; asks before one that is finished (VIDEO-10), or whose making ends with it. */
export function deleteClip(clip: DoneClip): void {
  const { phase, key } = clip.view;
  if (phase === 'done' || phase === 'working') openOverlay('delete', key);
  else deleteNow(clip);
}
