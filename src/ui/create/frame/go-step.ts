import { film, reachStep, STEP, type Step } from '../../../store/film/film.ts';
import { changedLines } from '../../../store/film/script/script-changes.ts';
import { goFilm, goProjects } from '../address.ts';
import { leaveCast } from '../characters/leave-cast.ts';
import { leaving } from './leaving.ts';

/** Goes to a step of the open project; step 1 is the list. Asks about unsaved edits first; saves the characters before the storyboard. */
export function goStep(step: Step): void {
  if (film.step === STEP.script && step !== STEP.script && changedLines().length > 0) leaving.to = step;
  else if (film.step === STEP.characters && step === STEP.storyboard) void leaveCast(() => leaveFor(step));
  else leaveFor(step);
}

/** Goes to a step without asking about unsaved edits. */
export function leaveFor(step: Step): void {
  if (step === STEP.list) {
    goProjects();
    return;
  }
  reachStep(step);
  goFilm(film.projectId, step);
}
