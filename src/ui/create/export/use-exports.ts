import { useSnapshot } from 'valtio';
import { tasks } from '../../../store/tasks/tasks.ts';

/** The running export of a project, the newest when there are several; and whether the engine's store has been read. */
export function useExports(projectId: number) {
  const { byKey, ready } = useSnapshot(tasks);
  const open = Object.values(byKey).filter(
    ({ kind, open: isOpen, context, result }) =>
      kind === 'export' && isOpen === 1 && (context.script_id ?? result.script_id) === projectId,
  );
  const [task] = open.sort((a, b) => b.createdAt - a.createdAt);
  return { task: task as (typeof tasks.byKey)[string] | undefined, ready };
}
