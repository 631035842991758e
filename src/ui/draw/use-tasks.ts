import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { drawView } from '../../store/draw/draw-view.ts';
import { tasks } from '../../store/tasks/tasks.ts';

export type TaskOf = Parameters<typeof drawView>[1];

/** The engine's drawing tasks by the id that records carry. */
export function useDrawTasks(): ReadonlyMap<string, NonNullable<TaskOf>> {
  const { byKey } = useSnapshot(tasks);
  return useMemo(
    () =>
      new Map(
        Object.values(byKey)
          .filter(({ kind }) => kind === 'draw')
          .map((row) => [row.id, row as NonNullable<TaskOf>]),
      ),
    [byKey],
  );
}
