import { PROJECT_STEP } from '../projects.ts';
import type { TaskContext } from '../task-context.ts';
import type { Tracked } from '../task-kind.ts';

export const filmAt = (id: string | number | undefined, step = ''): string =>
  id ? `/create?id=${id}${step}` : '/create';

/** The page of an export and the film it makes. @param id of its export @param form opened on top of it */
export const finishedFilmAt = (id: string, form?: 'publish'): string =>
  `/film?id=${encodeURIComponent(id)}${form ? `&form=${form}` : ''}`;

/** The storyboard of a task's project. */
export const storyboard = ({ context, result }: Tracked): string => {
  const answered = typeof result.script_id === 'number' ? result.script_id : undefined;
  return filmAt(context.script_id ?? answered, `&step=${PROJECT_STEP.storyboard}`);
};

/** The step where a film's picture is shown: a role's with the characters, a shot's in the storyboard. */
export const shownIn = (task: Tracked): string =>
  task.context.role_id
    ? filmAt(task.context.script_id, `&step=${PROJECT_STEP.characters}`)
    : storyboard(task);

/** For tasks tracked by their project: the project's id, from the submit's context. */
export const projectId = ({ script_id }: TaskContext) => [script_id?.toString()];
