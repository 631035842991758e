import { useCallback, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { closeFilm, film, openFilm, showStep, startStep } from '../../store/film/film.ts';
import { report } from '../errors/error-policy.ts';
import { useTask } from '../kit/use-tasks.ts';
import { filmOf, nameStep } from './address.ts';

/** Opens the project in the address at its step. @returns its id (0 for the list), and a function that opens it again */
export function useFilm(): { id: number; again: () => void } {
  const { id, step } = filmOf(useSearch());
  const { token } = useSnapshot(session);
  const { online } = useSnapshot(browser);
  const { state, reached, projectId } = useSnapshot(film);
  // a script that has been written may have named its project
  const written = useTask('project', String(id))?.final ?? null;

  const again = useCallback(() => {
    openFilm(id).catch((error: unknown) => report(error, { background: true }));
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sign-in and the network's return read anew
  useEffect(() => {
    if (id && token) again();
    else closeFilm();
  }, [id, token, online, written, again]);

  useEffect(() => {
    if (state !== 'ready' || projectId !== id) return;
    const shown = showStep(step ?? startStep(reached));
    if (shown !== step) nameStep(id, shown);
  }, [id, step, state, reached, projectId]);
  return { id: token ? id : 0, again };
}
