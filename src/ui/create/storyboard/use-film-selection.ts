import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { closePreview, followSelection } from '../../../store/film/preview/film-preview.ts';
import { board } from '../../../store/film/storyboard/board.ts';

/** Selecting a shot while the preview plays seeks to it; leaving the storyboard closes the preview. */
export function useFilmSelection(): void {
  const { shotId, projectId } = useSnapshot(board);
  useEffect(() => followSelection(shotId), [shotId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another project is another film
  useEffect(() => closePreview, [projectId]);
}
