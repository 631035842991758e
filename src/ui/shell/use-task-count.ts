import { useSnapshot } from 'valtio';
import { countTasks } from '../../store/tasks/task-count.ts';
import { tasks } from '../../store/tasks/tasks.ts';

/** The account's running tasks, and those that ended and are unseen here. */
export function useTaskCount(): { running: number; fresh: number } {
  const { byKey } = useSnapshot(tasks);
  return countTasks(Object.values(byKey));
}
