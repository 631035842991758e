import { PROJECT_STEP } from '../projects.ts';
import type { TaskContext } from '../task-context.ts';
import type { Tracked } from '../task-kind.ts';

export const filmAt = (id: string | number | undefined, step = ''): string =>
  id ? `/create?id=${id}${step}` : '/create';

/** The route of an export and its film. @param id of the export @param form dialog to open */
export const finishedFilmAt = (id: string, form?: 'publish'): string =>
  `/film?id=${encodeURIComponent(id)}${form ? `&form=${form}` : ''}`;

/** The storyboard of a task's project. */
export const storyboard = ({ context, result }: Tracked): string => {
  const answered = typeof result.script_id === 'number' ? result.script_id : undefined;
  return filmAt(context.script_id ?? answered, `&step=${PROJECT_STEP.storyboard}`);
};

/** The step that shows a film's picture: characters for a role, the storyboard for a shot. */
export const shownIn = (task: Tracked): string =>
  task.context.role_id
    ? filmAt(task.context.script_id, `&step=${PROJECT_STEP.characters}`)
    : storyboard(task);

/** For tasks that are tracked by their project: its id, from the submit's context. */
export const projectId = ({ script_id }: TaskContext) => [script_id?.toString()];
