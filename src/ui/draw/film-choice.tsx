import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Project } from '../../api/projects.ts';
import { closeOverlay, type PictureRef } from '../../store/draw/overlay.ts';
import { loadProjects, projects } from '../../store/film/projects/projects.ts';
import { report } from '../errors/error-policy.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { LoadFailed } from '../kit/load-failed.tsx';
import { LoadingRows } from '../kit/loading-rows.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { addressOf } from '../router/routes.ts';
import styles from './film-choice.module.css';
import { FilmRow } from './film-row.tsx';
import { ShotChoice } from './shot-choice.tsx';
import { useDrawn } from './use-drawn.ts';

const load = () => loadProjects().catch((error: unknown) => report(error, { background: true }));

/** Puts a picture into a film: first the film, then the shot that shows it. */
export default function FilmChoice({ picture: at }: { picture: PictureRef }) {
  const { t } = useLingui();
  const { groups, state } = useSnapshot(projects);
  const [film, setFilm] = useState<Pick<Project, 'id' | 'name'> | null>(null);
  const picture = useDrawn(at);
  const back = useCallback(() => setFilm(null), []);
  useEffect(() => void load(), []);
  const films = groups.flatMap(({ data }) => data);
  return (
    <SheetDialog title={film ? film.name : t`Use in a film`} size="md" onClose={closeOverlay}>
      {film && picture && <ShotChoice film={film} picture={picture} onBack={back} />}
      {!film && films.length > 0 && (
        <ul className={styles.films}>
          {films.map((project) => (
            <FilmRow key={project.id} project={project as Project} onChoose={() => setFilm(project)} />
          ))}
        </ul>
      )}
      {!film && films.length === 0 && state === 'failed' && (
        <LoadFailed heading="h3" title={t`Couldn't load your films`} onRetry={() => void load()}>
          <Trans>Nothing was changed.</Trans>
        </LoadFailed>
      )}
      {!film && films.length === 0 && state === 'ready' && (
        <div className={styles.none}>
          <Quiet>
            <Trans>You have no film yet. Create one; its storyboard can show this picture.</Trans>
          </Quiet>
          <LinkButton href={`#${addressOf('create')}`} onClick={closeOverlay}>
            <Trans>Create film</Trans>
          </LinkButton>
        </div>
      )}
      {!film && films.length === 0 && (state === 'loading' || state === 'idle') && (
        <LoadingRows
          count={3}
          className={styles.films}
          row={(key) => <Skeleton key={key} className={styles.skeleton} />}
        />
      )}
    </SheetDialog>
  );
}
