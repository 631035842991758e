import { type Step, stepOf } from '../../store/film/film.ts';
import { go } from '../router/go.ts';
import { correctAddress } from '../router/hash-location.ts';
import { addressOf } from '../router/routes.ts';

/** What an address of the workflow says, e.g. `#/create?id=12&step=4`: no id is the list, no step is where the film stands. */
export function filmOf(query: string): { id: number; step: Step | null } {
  const said = new URLSearchParams(query);
  const id = Number(said.get('id'));
  const step = said.get('step');
  return { id: Number.isSafeInteger(id) && id > 0 ? id : 0, step: step ? stepOf(Number(step)) : null };
}

/** Goes to a project; without a step, to where it stands (PROJ-13). */
export function goFilm(id: number, step?: Step): void {
  go('create', { query: step ? `id=${id}&step=${step}` : `id=${id}` });
}

/** Lets the address name the step that is shown. */
export const nameStep = (id: number, step: Step): void =>
  correctAddress(addressOf('create', `id=${id}&step=${step}`));

export const goProjects = (): void => go('create');
