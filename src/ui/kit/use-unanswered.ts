import { useSnapshot } from 'valtio';
import type { TaskKindName } from '../../api/tasks.ts';
import { tasks } from '../../store/tasks/tasks.ts';

/** Whether a submit of this kind was sent before the page was opened, e.g. before a reload, and has no answer yet. */
export function useUnanswered(kind: TaskKindName | undefined): boolean {
  const { unanswered } = useSnapshot(tasks);
  return Object.values(unanswered).some(({ context }) => context.kind === kind);
}
