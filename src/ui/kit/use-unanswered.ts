import { useSnapshot } from 'valtio';
import type { Call } from '../../api/call.ts';
import type { TaskContext } from '../../api/task-context.ts';
import type { TaskKindName } from '../../api/tasks.ts';
import { tasks } from '../../store/tasks/tasks.ts';

/** The film, shot or character that a submit is for; what is left out is not asked about, and null is none. */
export type SubmitPlace = { [Id in 'script_id' | 'scene_id' | 'role_id']?: TaskContext[Id] | null };

/**
 * Whether a submit of this kind was sent before the page was opened, e.g. before a reload, and has no answer yet.
 * @param calls only these of the kind's calls; all without it
 */
export function useUnanswered(
  kind: TaskKindName | undefined,
  place: SubmitPlace = {},
  calls?: readonly Call[],
): boolean {
  const { unanswered } = useSnapshot(tasks);
  const asked = Object.entries(place) as [keyof SubmitPlace, number | null][];
  return Object.values(unanswered).some(
    ({ path, context }) =>
      context.kind === kind &&
      asked.every(([id, value]) => (context[id] ?? null) === value) &&
      (!calls || calls.some((call) => call.path === path)),
  );
}
