import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import { filmPage } from '../../store/film/export/film-page.ts';
import { loadProjectFilms, projectFilms } from '../../store/film/export/project-films.ts';
import { report } from '../errors/error-policy.ts';
import { useTasks } from '../kit/use-tasks.ts';
import { FilmRow } from './film-row.tsx';
import styles from './project-films.module.css';

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
  if (items.length < 2) return null;
  return (
    <section className={styles.films} data-ui="project-films">
      <h2>
        <Trans>Exports of this project</Trans>
      </h2>
      <ul>
        {items.map((item) => (
          <FilmRow key={item.task_id} item={item} open={item.task_id === taskId} />
        ))}
      </ul>
    </section>
  );
}
