import { useCallback, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../../store/browser.ts';
import { film } from '../../../store/film/film.ts';
import type { ProjectPhase } from '../../../store/film/projects/project-view.ts';
import { loadScript } from '../../../store/film/script/script.ts';
import { report } from '../../errors/error-policy.ts';
import { useTask } from '../../kit/use-tasks.ts';
import { useFilmPhase } from '../use-film-phase.ts';

/** Loads the lines when the step opens, when the network returns, and when the script has been written (C-46). */
export function useScript(): { phase: ProjectPhase; again: () => void } {
  const { projectId } = useSnapshot(film);
  const { online } = useSnapshot(browser);
  const phase = useFilmPhase();
  const task = useTask('project', String(projectId));
  const again = useCallback(() => {
    loadScript(projectId).catch((error: unknown) => report(error, { background: true }));
  }, [projectId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming back online reads anew
  useEffect(again, [again, online]);

  const open = task?.open === 1;
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) again();
    wasOpen.current = open;
  }, [open, again]);
  return { phase, again };
}
