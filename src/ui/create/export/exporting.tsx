import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EXPORT_STEP } from '../../../api/exports.ts';
import { cancelFilm, filmOfTask } from '../../../store/film/export/exports.ts';
import type { tasks } from '../../../store/tasks/tasks.ts';
import { Button } from '../../kit/button.tsx';
import ConfirmDialog from '../../kit/confirm-dialog.tsx';
import { clockOf, useElapsed } from '../../kit/elapsed.ts';
import { Spinner } from '../../kit/spinner.tsx';
import styles from './exporting.module.css';

const STEP_NAMES: Readonly<Record<number, ReturnType<typeof msg>>> = {
  [EXPORT_STEP.waiting]: msg`Waiting`,
  [EXPORT_STEP.sound]: msg`Creating voice-over and music`,
  [EXPORT_STEP.joining]: msg`Joining the shots`,
};

/** A film on its way: how far it is, and a way to stop it (EXPORT-12). */
export function Exporting({ task }: { task: (typeof tasks.byKey)[string] }) {
  const { t, i18n } = useLingui();
  const [asking, setAsking] = useState(false);
  const { step = EXPORT_STEP.waiting, progress = 0 } = filmOfTask(task);
  const elapsed = clockOf(useElapsed(task.createdAt));
  const percent = Math.round(progress * 100);
  const name = STEP_NAMES[step];
  const stepName = name ? i18n._(name) : t`Exporting`;
  return (
    <div data-ui="exporting" className={styles.exporting}>
      <Spinner size={16} />
      <span title={stepName}>
        <b>{stepName}</b> <small>{elapsed}</small>
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
