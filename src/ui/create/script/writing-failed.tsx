import { Trans } from '@lingui/react/macro';
import { CircleAlert, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { film } from '../../../store/film/film.ts';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { goProjects } from '../address.ts';
import { rewrite } from '../rewrite.ts';
import styles from './writing-failed.module.css';

/** Shown when writing the script failed. */
export function WritingFailed() {
  const { projectId, name, failMsg } = useSnapshot(film);
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await rewrite({ id: projectId, name });
    setBusy(false);
  };
  return (
    <EmptyState
      large
      heading="h2"
      picture={<CircleAlert className={styles.sign} size={28} strokeWidth={1.5} />}
      title={<Trans>Couldn't write the script</Trans>}
      actions={
        <>
          <Button variant="secondary" size="md" onClick={goProjects}>
            <Trans>Back to projects</Trans>
          </Button>
          <Button variant="primary" size="md" loading={busy} onClick={() => void again()}>
            {!busy && <RotateCw aria-hidden strokeWidth={1.75} />}
            <Trans>Try again</Trans>
          </Button>
        </>
      }
    >
      {failMsg && <span className={styles.why}>{failMsg}</span>}
      <Trans>Your story is kept. Try again, or go back to your projects.</Trans>
    </EmptyState>
  );
}
