import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { board } from '../../../store/film/storyboard/board.ts';

/** The shot that is worked on and its place; undefined on an empty storyboard. */
export function useShot(): { shot: Shot | undefined; index: number } {
  const { shots, shotId } = useSnapshot(board);
  const index = shots.findIndex(({ id }) => id === shotId);
  return { shot: shots[index] as Shot | undefined, index };
}
