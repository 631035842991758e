import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { refreshPoints } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { loadCast } from '../../../store/film/characters/cast.ts';
import { restoreRoleEdits } from '../../../store/film/characters/role-edits.ts';
import { loadRolePictures } from '../../../store/film/characters/role-materials.ts';
import { film } from '../../../store/film/film.ts';
import { report } from '../../errors/error-policy.ts';
import { useTasks } from '../../kit/use-tasks.ts';

const quietly = (error: unknown) => report(error, { background: true });

/**
 * Loads the characters when the step opens, when the network or the person returns, and when a picture is done (ENGINE-16).
 * @returns loads them again
 */
export function useCast(): () => void {
  const { projectId } = useSnapshot(film);
  const { online } = useSnapshot(browser);
  const read = useCallback(() => {
    if (projectId) loadCast(projectId).catch(quietly);
  }, [projectId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming back online reads anew
  useEffect(read, [read, online]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') read();
    };
    addEventListener('visibilitychange', look);
    return () => removeEventListener('visibilitychange', look);
  }, [read]);
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
  const heard = useRef(news);
  useEffect(() => {
    if (heard.current === news) return;
    heard.current = news;
    read();
    loadRolePictures().catch(quietly);
    refreshPoints().catch(quietly);
  }, [news, read]);
  return read;
}
