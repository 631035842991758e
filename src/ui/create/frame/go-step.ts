import { film, STEP, type Step } from '../../../store/film.ts';
import { goFilm, goProjects } from '../address.ts';

/** Goes to a step of the open project, or with step 1 to the list. */
export async function goStep(step: Step): Promise<void> {
  if (step === STEP.projects) goProjects();
  else goFilm(film.projectId, step);
}
