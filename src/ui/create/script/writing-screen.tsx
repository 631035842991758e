import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { announce } from '../../../store/announcer.ts';
import { film } from '../../../store/film/film.ts';
import { Arriving } from '../../kit/arriving.tsx';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Quiet } from '../../kit/quiet.tsx';
import { goProjects } from '../address.ts';
import { WritingTime } from '../writing-time.tsx';
import styles from './writing-screen.module.css';

/** Shown while the script is being written (SCRIPT-17). The person may leave the page. */
export function WritingScreen() {
  const { t } = useLingui();
  const { projectId } = useSnapshot(film);
  // once: a live region around the running time would be read anew every second
  useEffect(() => announce(t`Writing the script…`), [t]);
  return (
    <EmptyState
      large
      heading="h2"
      picture={
        <div className={styles.art}>
          <Arriving className={styles.frame} />
          <Arriving className={styles.frame} delay={-1.8} />
          <Arriving className={styles.frame} delay={-3.5} />
          <Arriving className={styles.frame} delay={-5.3} />
        </div>
      }
      title={<Trans>Writing the script…</Trans>}
      more={
        <Quiet>
          <Trans>You can leave this page. We'll notify you when it's done.</Trans>
        </Quiet>
      }
      actions={
        <Button variant="secondary" size="md" onClick={goProjects}>
          <Trans>Back to projects</Trans>
        </Button>
      }
    >
      <span className={styles.time}>
        <WritingTime projectId={projectId} />
      </span>
    </EmptyState>
  );
}
