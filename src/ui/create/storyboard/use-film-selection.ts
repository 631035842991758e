import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { closePreview, followSelection } from '../../../store/film/preview/film-preview.ts';
import { board } from '../../../store/film/storyboard/board.ts';

/** A shot that is chosen while the film plays is where it goes on; whoever leaves the storyboard leaves the film. */
export function useFilmSelection(): void {
  const { shotId, projectId } = useSnapshot(board);
  useEffect(() => followSelection(shotId), [shotId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another project is another film
  useEffect(() => closePreview, [projectId]);
}
