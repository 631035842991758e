import { useMemo } from 'react';
import type { drawView } from '../../store/draw/draw-view.ts';
import { useTasks } from '../kit/use-tasks.ts';

export type TaskOf = Parameters<typeof drawView>[1];

/** The engine's drawing tasks, by the id in their records. */
export function useDrawTasks(): ReadonlyMap<string, NonNullable<TaskOf>> {
  const tasks = useTasks('draw');
  return useMemo(() => new Map(tasks.map((task) => [task.id, task])), [tasks]);
}
