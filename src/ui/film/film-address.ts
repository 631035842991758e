import { currentHash, currentPath } from '../router/hash-location.ts';
import { ROUTES } from '../router/routes.ts';

/** What the address of a film's page says, e.g. `#/film?id=abc&form=publish`. */
export function filmIn(query: string): { taskId: string; form: 'publish' | null } {
  const params = new URLSearchParams(query);
  return { taskId: params.get('id') ?? '', form: params.get('form') === 'publish' ? 'publish' : null };
}

/** Whether the page of this film is on the screen. */
export const isFilmOpen = (taskId: string): boolean =>
  currentPath() === ROUTES.film.path && filmIn(currentHash().split('?')[1] ?? '').taskId === taskId;
