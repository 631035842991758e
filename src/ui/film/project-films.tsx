import { Trans } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import { filmPage } from '../../store/film/export/film-page.ts';
import { loadProjectFilms, projectFilms } from '../../store/film/export/project-films.ts';
import { report } from '../errors/error-policy.ts';
import { useTasks } from '../kit/use-tasks.ts';
import { FilmRow } from './film-row.tsx';
import styles from './project-films.module.css';

/** The export that was pressed last: the list goes while its film loads, and the focus with it. */
let pressed = '';

/** All exports of the project, newest first; the one that is open is marked. */
export function ProjectFilms({ projectId }: { projectId: number }) {
  const { items } = useSnapshot(projectFilms);
  const { taskId } = useSnapshot(filmPage);
  const { online, language } = useSnapshot(browser);
  // exports that began or ended since
  const news = useTasks('export', { projectId })
    .map(({ id, final }) => `${id} ${final}`)
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is a reason to read the list again
  useEffect(() => {
    loadProjectFilms(projectId).catch((error: unknown) => report(error, { background: true }));
  }, [projectId, news, online, language]);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!row || pressed !== taskId) return;
    pressed = '';
    if (document.activeElement === document.body) row.focus({ preventScroll: true });
  });
  if (items.length < 2) return null;
  return (
    <section className={styles.films} data-ui="project-films">
      <h2>
        <Trans>Exports of this project</Trans>
      </h2>
      <ul ref={list}>
        {items.map((item) => (
          <FilmRow
            key={item.task_id}
            item={item}
            open={item.task_id === taskId}
            onPress={() => {
              pressed = item.task_id;
            }}
          />
        ))}
      </ul>
    </section>
  );
}
