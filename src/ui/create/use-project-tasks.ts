import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { projectPhase } from '../../store/film/projects/project-view.ts';
import { tasks } from '../../store/tasks/tasks.ts';

export type ProjectTask = NonNullable<Parameters<typeof projectPhase>[1]>;

/** The engine's tasks that write scripts, by the project's id. */
export function useProjectTasks(): ReadonlyMap<string, ProjectTask> {
  const { byKey } = useSnapshot(tasks);
  return useMemo(
    () =>
      new Map(
        Object.values(byKey)
          .filter(({ kind }) => kind === 'project')
          .map((row) => [row.id, row as ProjectTask]),
      ),
    [byKey],
  );
}
