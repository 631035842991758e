import { useSnapshot } from 'valtio';
import { countTasks } from '../../store/tasks/task-count.ts';
import { tasks } from '../../store/tasks/tasks.ts';

/** Tasks of the signed-in account that run, and those that have ended and have not been looked at here. */
export function useTaskCount(): { running: number; fresh: number } {
  const { byKey } = useSnapshot(tasks);
  return countTasks(Object.values(byKey));
}
