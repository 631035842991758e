import { useCallback, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Project } from '../../../api/projects.ts';
import { session } from '../../../store/account/session-state.ts';
import { browser } from '../../../store/browser.ts';
import { projectPhase } from '../../../store/film/projects/project-view.ts';
import { clearProjects, loadProjects, projects } from '../../../store/film/projects/projects.ts';
import { report } from '../../errors/error-policy.ts';
import { useTasks } from '../../kit/use-tasks.ts';

/** Loads the list when the page opens, after a sign-in, when the network returns, and when a script ends. */
export function useProjects() {
  const { token } = useSnapshot(session);
  const { online, language } = useSnapshot(browser);
  const { groups } = useSnapshot(projects);
  const tasks = useTasks('project');
  const read = useCallback(() => {
    loadProjects().catch((error: unknown) => report(error, { background: true }));
  }, []);
  const phaseOf = useCallback(
    (project: Pick<Project, 'id' | 'async_status'>) =>
      projectPhase(
        project,
        tasks.find(({ id }) => id === String(project.id)),
      ),
    [tasks],
  );
  // scripts that have ended since the list was loaded: their cards are out of date
  const ended = useMemo(
    () =>
      groups
        .flatMap(({ data }) => data)
        .filter((project) => projectPhase(project) === 'writing' && phaseOf(project) !== 'writing')
        .map(({ id }) => id)
        .join(),
    [groups, phaseOf],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload when the network returns, and for style names when the language changes
  useEffect(() => {
    if (token) read();
    else clearProjects();
  }, [token, online, language, read]);
  useEffect(() => {
    if (ended) read();
  }, [ended, read]);
  return { read, phaseOf };
}
