import { type Step, stepOf } from '../../store/film/film.ts';
import { go } from '../router/go.ts';
import { correctAddress } from '../router/hash-location.ts';
import { addressOf } from '../router/routes.ts';

/** Parses an address such as `#/create?id=12&step=4`. Without an id it is the list; without a step, the project's current one. */
export function filmOf(query: string): { id: number; step: Step | null } {
  const params = new URLSearchParams(query);
  const id = Number(params.get('id'));
  const step = params.get('step');
  return { id: Number.isSafeInteger(id) && id > 0 ? id : 0, step: step ? stepOf(Number(step)) : null };
}

/** Opens a project, at its current step unless one is given (PROJ-13). */
export function goFilm(id: number, step?: Step): void {
  go('create', { query: step ? `id=${id}&step=${step}` : `id=${id}` });
}

/** Writes the shown step into the address. */
export const nameStep = (id: number, step: Step): void =>
  correctAddress(addressOf('create', `id=${id}&step=${step}`));

export const goProjects = (): void => go('create');
