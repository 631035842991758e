import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { openDialog } from '../../store/dialogs.ts';
import { filmPage } from '../../store/film/export/film-page.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { LoadFailed } from '../kit/load-failed.tsx';
import { addressOf } from '../router/routes.ts';
import { FilmBody } from './film-body.tsx';
import { FilmHead } from './film-head.tsx';
import styles from './film-page.module.css';
import { FilmSkeleton } from './film-skeleton.tsx';
import { useFilmPage } from './use-film-page.ts';

/** One film: watch, save, share and publish it, and see the other exports of its project. */
export default function FilmPage() {
  const { token } = useSnapshot(session);
  const { info } = useSnapshot(filmPage);
  const again = useFilmPage();
  return (
    <>
      <FilmHead info={info} />
      <div className={styles.page}>
        {token && info ? <FilmBody info={info} /> : <NoFilm onAgain={again} />}
      </div>
    </>
  );
}

/** Shown instead of a film: sign-in, not found, failed or loading. */
function NoFilm({ onAgain }: { onAgain: () => void }) {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const { state, gone, taskId } = useSnapshot(filmPage);
  if (!token)
    return (
      <EmptyState
        heading="h2"
        title={t`Sign in to watch this film`}
        action={{ label: t`Sign in`, run: () => openDialog({ name: 'login' }) }}
      >
        <Trans>A film's page is only for the member who made it.</Trans>
      </EmptyState>
    );
  if (gone || !taskId)
    return (
      <EmptyState
        heading="h2"
        title={t`There is no film here`}
        actions={
          <LinkButton variant="primary" size="lg" href={`#${addressOf('create')}`}>
            <Trans>Go to your projects</Trans>
          </LinkButton>
        }
      >
        <Trans>Its export was cancelled or deleted, or it belongs to another account.</Trans>
      </EmptyState>
    );
  if (state === 'failed')
    return (
      <LoadFailed title={t`Couldn't load the film`} onRetry={onAgain}>
        <Trans>Your films are safe on the server.</Trans>
      </LoadFailed>
    );
  return <FilmSkeleton />;
}
