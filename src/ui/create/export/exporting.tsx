import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cancelFilm, filmOfTask } from '../../../store/film/export/exports.ts';
import type { tasks } from '../../../store/tasks/tasks.ts';
import { Button } from '../../kit/button.tsx';
import ConfirmDialog from '../../kit/confirm-dialog.tsx';
import { clockOf, useElapsed } from '../../kit/elapsed.ts';
import { exportStepName } from '../../kit/export-words.ts';
import { Spinner } from '../../kit/spinner.tsx';
import styles from './exporting.module.css';

/** A running export: step, time, progress, Cancel (EXPORT-12). */
export function Exporting({ task }: { task: (typeof tasks.byKey)[string] }) {
  const { t, i18n } = useLingui();
  const [asking, setAsking] = useState(false);
  const info = filmOfTask(task);
  const elapsed = clockOf(useElapsed(task.createdAt));
  const percent = Math.round((info.progress ?? 0) * 100);
  const name = i18n._(exportStepName(info));
  return (
    <div data-ui="exporting" className={styles.exporting}>
      <Spinner size={16} />
      <span title={name}>
        <b>{name}</b> <small>{elapsed}</small>
      </span>
      <progress max={100} value={percent} aria-label={t`Export of the film`}>
        {percent} %
      </progress>
      <Button variant="quiet" size="sm" className={styles.cancel} onClick={() => setAsking(true)}>
        <Trans>Cancel</Trans>
      </Button>
      {asking && (
        <ConfirmDialog
          title={t`Cancel this export?`}
          confirm={t`Cancel the export`}
          dismiss={t`Keep going`}
          onConfirm={() => void cancelFilm(task.id)}
          onClose={() => setAsking(false)}
        >
          <p>
            <Trans>Finished narration is kept for next time. Points for the rest are refunded.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
