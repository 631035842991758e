import { useCallback, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { refreshPoints } from '../../../store/account/points.ts';
import { atMostEvery } from '../../../store/at-most-every.ts';
import { loadCast } from '../../../store/film/characters/cast.ts';
import { restoreRoleEdits } from '../../../store/film/characters/role-edits.ts';
import { loadRolePictures } from '../../../store/film/characters/role-materials.ts';
import { film } from '../../../store/film/film.ts';
import { onFilmChanged } from '../../../store/film/storyboard/board-channel.ts';
import { report } from '../../errors/error-policy.ts';
import { useTasks } from '../../kit/use-tasks.ts';
import { useNews, useReread } from '../use-reread.ts';

/** Milliseconds. */
const SOON = 300;

const quietly = (error: unknown) => report(error, { background: true });

/**
 * Loads the characters when the step opens, when the network or the person returns, when another tab has changed them,
 * and when a picture is done (ENGINE-16).
 * @returns loads them again
 */
export function useCast(): () => void {
  const { projectId } = useSnapshot(film);
  const read = useCallback(() => {
    if (projectId) loadCast(projectId).catch(quietly);
  }, [projectId]);
  useReread(read);
  useEffect(() => void restoreRoleEdits(projectId), [projectId]);
  useEffect(() => {
    // what is changed in a row, such as the lines of a storyboard, is read once
    const anew = atMostEvery(SOON, () => {
      read();
      loadRolePictures().catch(quietly);
    });
    const stop = onFilmChanged(projectId, anew.soon);
    return () => {
      stop();
      anew.drop();
    };
  }, [projectId, read]);

  const tasks = useTasks('shot-image', { projectId });
  const news = useMemo(
    () =>
      tasks
        .filter(({ context }) => context.role_id)
        .map(({ id, final }) => `${id} ${final}`)
        .join('\n'),
    [tasks],
  );
  useNews(
    news,
    useCallback(() => {
      read();
      loadRolePictures().catch(quietly);
      refreshPoints().catch(quietly);
    }, [read]),
  );
  return read;
}
