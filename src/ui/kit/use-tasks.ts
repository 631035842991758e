import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';
import type { TaskKindName } from '../../api/tasks.ts';
import { type TaskPlace, tasksOf } from '../../store/tasks/task-index.ts';
import { tasks } from '../../store/tasks/tasks.ts';

const onChange = (heard: () => void) => subscribe(tasks, heard);

/** The engine's tasks of a kind, at a place or everywhere. Renders again only when one of these changes. */
export const useTasks = (kind: TaskKindName, place: TaskPlace = {}) =>
  useSyncExternalStore(onChange, () => tasksOf(kind, place));

/** The engine's task with this id. */
export const useTask = (kind: TaskKindName, id: string) =>
  useSyncExternalStore(onChange, () => tasksOf(kind).find((task) => task.id === id));
