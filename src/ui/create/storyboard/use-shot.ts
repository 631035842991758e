import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { board } from '../../../store/film/storyboard/board.ts';

/** The selected shot and its index; undefined if the storyboard is empty. */
export function useShot(): { shot: Shot | undefined; index: number } {
  const { shots, shotId } = useSnapshot(board);
  const index = shots.findIndex(({ id }) => id === shotId);
  return { shot: shots[index] as Shot | undefined, index };
}
