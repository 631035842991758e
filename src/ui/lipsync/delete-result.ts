import { removeLipSync } from '../../store/lipsync/lip-found.ts';
import type { LipView } from '../../store/lipsync/lip-view.ts';
import { openOverlay } from '../../store/lipsync/overlay.ts';
import { deleteWithUndo } from '../kit/delete-with-undo.ts';

/** Deletes a result that has an id, and offers to undo it (LIP-11). */
export function deleteNow({ id, key, text }: LipView): void {
  if (id !== undefined) void deleteWithUndo(text, () => removeLipSync(id, key));
}

/** Deletes a result; asks first if its making ends with it, since that cannot be undone. */
export function deleteResult(view: LipView): void {
  if (view.phase === 'working') openOverlay({ name: 'delete', taskId: view.key });
  else deleteNow(view);
}
