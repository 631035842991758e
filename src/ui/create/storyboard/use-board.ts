import { useCallback, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { refreshPoints } from '../../../store/account/points.ts';
import { film } from '../../../store/film/film.ts';
import { loadBoard } from '../../../store/film/storyboard/board.ts';
import { restoreEdits } from '../../../store/film/storyboard/edits.ts';
import { restoreClipMode } from '../../../store/film/storyboard/generate.ts';
import { loadClips, loadPictures } from '../../../store/film/storyboard/materials.ts';
import { stopNarration } from '../../../store/film/storyboard/narration.ts';
import { saveEdits } from '../../../store/film/storyboard/save-edits.ts';
import { report } from '../../errors/error-policy.ts';
import { useNews, useReread } from '../use-reread.ts';
import { useBoardTasks } from './use-shot-tasks.ts';

const quietly = (error: unknown) => report(error, { background: true });

/**
 * Loads the storyboard when it opens, when the network or the person returns, and when one of its tasks ends.
 * @returns a function that loads it again
 */
export function useBoard(): () => void {
  const { projectId } = useSnapshot(film);
  const tasks = useBoardTasks();
  const read = useCallback(() => {
    if (projectId) loadBoard(projectId).then(saveEdits).catch(quietly);
  }, [projectId]);

  useReread(read);
  useEffect(() => {
    void restoreEdits(projectId);
    void restoreClipMode(projectId);
    return () => {
      saveEdits().catch(quietly);
      stopNarration();
    };
  }, [projectId]);

  // changes when a picture or clip ends, or one of a batch begins or ends (ENGINE-17)
  const news = tasks
    .map(
      ({ id, kind, final, result: { image_need, video_need, generating } }) =>
        `${kind} ${id} ${final} ${image_need} ${video_need} ${generating}`,
    )
    .join('\n');
  useNews(
    news,
    useCallback(() => {
      read();
      loadPictures().catch(quietly);
      loadClips().catch(quietly);
      refreshPoints().catch(quietly);
    }, [read]),
  );
  return read;
}
