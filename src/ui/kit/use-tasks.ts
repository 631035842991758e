import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';
import type { TaskKindName } from '../../api/tasks.ts';
import { type TaskPlace, tasksOf } from '../../store/tasks/task-index.ts';
import { tasks } from '../../store/tasks/tasks.ts';

const onChange = (heard: () => void) => subscribe(tasks, heard);

/** The engine's tasks of a kind, at a place or everywhere; draws anew when one of these changes, and no other. */
export const useTasks = (kind: TaskKindName, place: TaskPlace = {}) =>
  useSyncExternalStore(onChange, () => tasksOf(kind, place));

/** The engine's task of this id. */
export const useTask = (kind: TaskKindName, id: string) =>
  useSyncExternalStore(onChange, () => tasksOf(kind).find((task) => task.id === id));
