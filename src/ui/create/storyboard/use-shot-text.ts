import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { edits, type ShotField, textOf } from '../../../store/film/storyboard/edits.ts';

/**
 * A shot's text as it is now, typed or saved. Only a letter in this text renders whoever reads it.
 * @param sync at once, for a box that is typed in: later it would lose the cursor, and what an input method composes
 */
export function useShotText(shot: Shot, field: ShotField, { sync = false } = {}): string {
  const edited = useSnapshot(edits, { sync }).byShot[shot.id]?.[field];
  return edited ?? textOf(shot, field);
}
