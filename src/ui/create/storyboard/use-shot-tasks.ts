import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { film } from '../../../store/film/film.ts';
import type { ShotTask } from '../../../store/film/storyboard/shot-view.ts';
import { tasks } from '../../../store/tasks/tasks.ts';

const KINDS: readonly string[] = ['shot-image', 'shot-video', 'shot-list'];

/** The engine's tasks for the shots of the open project. */
export function useShotTasks(): readonly (ShotTask & { id: string })[] {
  const { byKey } = useSnapshot(tasks);
  const { projectId } = useSnapshot(film);
  return useMemo(
    () =>
      Object.values(byKey)
        .filter(({ kind, context }) => KINDS.includes(kind) && context.script_id === projectId)
        .map((row) => row as ShotTask & { id: string }),
    [byKey, projectId],
  );
}
