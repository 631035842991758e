import { Trans, useLingui } from '@lingui/react/macro';
import { Clapperboard } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { PROJECT_STATUS, PROJECT_STEP, type Project } from '../../api/projects.ts';
import { loadProjects, projects } from '../../store/film/projects/projects.ts';
import { report } from '../errors/error-policy.ts';
import { addressOf } from '../router/routes.ts';
import styles from './film-list.module.css';
import { LinkButton } from './link-button.tsx';
import { LoadFailed } from './load-failed.tsx';
import { LoadingRows } from './loading-rows.tsx';
import { mediaOf } from './media-address.ts';
import { Quiet } from './quiet.tsx';
import { Skeleton } from './skeleton.tsx';

const load = () => loadProjects().catch((error: unknown) => report(error, { background: true }));

/** The member's films, to choose one. One without a storyboard cannot be chosen yet, and says so. */
export function FilmList({
  none,
  onChoose,
  onLeave,
}: {
  /** What to do when there is no film. */
  none: ReactNode;
  onChoose: (film: Project) => void;
  /** Called when the person follows the link to the films. */
  onLeave: () => void;
}) {
  const { t } = useLingui();
  const { groups, state } = useSnapshot(projects);
  useEffect(() => void load(), []);
  const films = groups.flatMap(({ data }) => data) as Project[];
  if (films.length > 0)
    return (
      <ul className={styles.films}>
        {films.map((film) => (
          <FilmRow key={film.id} project={film} onChoose={() => onChoose(film)} />
        ))}
      </ul>
    );
  if (state === 'failed')
    return (
      <LoadFailed heading="h3" title={t`Couldn't load your films`} onRetry={() => void load()}>
        <Trans>Nothing was changed.</Trans>
      </LoadFailed>
    );
  if (state === 'ready')
    return (
      <div className={styles.none}>
        <Quiet>{none}</Quiet>
        <LinkButton href={`#${addressOf('create')}`} onClick={onLeave}>
          <Trans>Create film</Trans>
        </LinkButton>
      </div>
    );
  return (
    <LoadingRows
      count={3}
      className={styles.films}
      row={(key) => <Skeleton key={key} className={styles.skeleton} />}
    />
  );
}

function FilmRow({ project, onChoose }: { project: Project; onChoose: () => void }) {
  const source = mediaOf(project.cover, 320);
  const ready = project.async_status === PROJECT_STATUS.ready && project.step >= PROJECT_STEP.storyboard;
  return (
    <li>
      <button
        type="button"
        className={styles.film}
        aria-disabled={!ready}
        onClick={ready ? onChoose : undefined}
      >
        <span className={styles.cover}>
          {source ? (
            <img src={source} alt="" loading="lazy" />
          ) : (
            <Clapperboard aria-hidden size={18} strokeWidth={1.75} />
          )}
        </span>
        <span className={styles.name}>
          <bdi>{project.name}</bdi>
          {!ready && (
            <small>
              <Trans>Open its storyboard first</Trans>
            </small>
          )}
        </span>
      </button>
    </li>
  );
}
