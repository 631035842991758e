import { useCallback, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { openDialog } from '../../store/dialogs.ts';
import { filmPage, openFilmPage } from '../../store/film/export/film-page.ts';
import { publications } from '../../store/works/publications.ts';
import { report } from '../errors/error-policy.ts';
import { useTask } from '../kit/use-tasks.ts';
import { correctAddress } from '../router/hash-location.ts';
import { addressOf } from '../router/routes.ts';
import { filmIn } from './film-address.ts';
import { lostOf, workOf } from './work-of.ts';

/** Loads the film in the address, and again after a sign-in, its end, a publication or a change of network. @returns reloads it */
export function useFilmPage(): () => void {
  const { taskId, form } = filmIn(useSearch());
  const { token } = useSnapshot(session);
  const { online, language } = useSnapshot(browser);
  const { count } = useSnapshot(publications);
  const final = useTask('export', taskId)?.final ?? null;
  const read = useCallback(() => {
    openFilmPage(taskId).catch((error: unknown) => report(error, { background: true }));
  }, [taskId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is a reason to read it again
  useEffect(() => {
    if (token && taskId) read();
  }, [token, taskId, online, language, final, count, read]);
  useAskedForm(taskId, form);
  return read;
}

/** A notification's button leads to the publish form: it opens over the film, once. */
function useAskedForm(taskId: string, form: 'publish' | null): void {
  const { info, taskId: shown } = useSnapshot(filmPage);
  useEffect(() => {
    if (form !== 'publish' || !info || shown !== taskId) return;
    const work = workOf(info, info.works_name);
    // of the last visit there may be a film that was still being made: what the server says now follows
    if (work.worksId === 0 || lostOf(info)) return;
    correctAddress(addressOf('film', `id=${encodeURIComponent(taskId)}`));
    openDialog({ name: 'publish', work });
  }, [form, info, shown, taskId]);
}
