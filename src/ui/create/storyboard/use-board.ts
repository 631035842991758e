import { useCallback, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { loadBoard } from '../../../store/board/board.ts';
import { edits, restoreEdits, saveEdits } from '../../../store/board/edits.ts';
import { loadClips, loadPictures } from '../../../store/board/materials.ts';
import { stopNarration } from '../../../store/board/narration.ts';
import { browser } from '../../../store/browser.ts';
import { film } from '../../../store/film.ts';
import { refreshPoints } from '../../../store/points.ts';
import { report } from '../../shell/error-policy.ts';
import { useShotTasks } from './use-shot-tasks.ts';

const quietly = (error: unknown) => report(error, { background: true });

/** Reads the storyboard when it opens, when the network is back and when something of it has ended. @returns reads it once more */
export function useBoard(): () => void {
  const { projectId } = useSnapshot(film);
  const { online } = useSnapshot(browser);
  const tasks = useShotTasks();
  const read = useCallback(() => {
    if (projectId) loadBoard(projectId).catch(quietly);
  }, [projectId]);

  useEffect(() => {
    read();
    if (online && edits.failed) saveEdits().catch(quietly);
  }, [read, online]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another project has other drafts
  useEffect(() => {
    void restoreEdits();
    return () => {
      saveEdits().catch(quietly);
      stopNarration();
    };
  }, [projectId]);

  // what changes when a picture or clip ends, or when a batch has moved on (ENGINE-17)
  const news = tasks
    .map(({ id, kind, final, result }) => `${kind} ${id} ${final} ${result.image_need} ${result.video_need}`)
    .join('\n');
  useEffect(() => {
    if (!news) return;
    read();
    loadPictures().catch(quietly);
    loadClips().catch(quietly);
    refreshPoints().catch(quietly);
  }, [news, read]);
  return read;
}
