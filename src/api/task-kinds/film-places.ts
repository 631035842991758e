import { PROJECT_STEP } from '../projects.ts';
import type { TaskContext } from '../task-context.ts';
import type { Tracked } from '../task-kind.ts';

export const filmAt = (id: string | number | undefined, step = ''): string =>
  id ? `/create?id=${id}${step}` : '/create';

/** The storyboard of a task's project. */
export const storyboard = ({ context, result }: Tracked): string => {
  const answered = typeof result.script_id === 'number' ? result.script_id : undefined;
  return filmAt(context.script_id ?? answered, `&step=${PROJECT_STEP.storyboard}`);
};

/** A task that goes by its project: the project's id, from what its submit said. */
export const projectId = ({ script_id }: TaskContext) => [script_id?.toString()];
