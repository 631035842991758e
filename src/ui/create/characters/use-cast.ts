import { useCallback, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { refreshPoints } from '../../../store/account/points.ts';
import { loadCast } from '../../../store/film/characters/cast.ts';
import { restoreRoleEdits } from '../../../store/film/characters/role-edits.ts';
import { loadRolePictures } from '../../../store/film/characters/role-materials.ts';
import { film } from '../../../store/film/film.ts';
import { report } from '../../errors/error-policy.ts';
import { useTasks } from '../../kit/use-tasks.ts';
import { useNews, useReread } from '../use-reread.ts';

const quietly = (error: unknown) => report(error, { background: true });

/**
 * Loads the characters when the step opens, when the network or the person returns, and when a picture is done (ENGINE-16).
 * @returns loads them again
 */
export function useCast(): () => void {
  const { projectId } = useSnapshot(film);
  const read = useCallback(() => {
    if (projectId) loadCast(projectId).catch(quietly);
  }, [projectId]);
  useReread(read);
  useEffect(() => void restoreRoleEdits(projectId), [projectId]);

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
