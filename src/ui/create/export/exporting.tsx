import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EXPORT_STEP, type FilmInfo } from '../../../api/exports.ts';
import { cancelFilm, filmOfTask } from '../../../store/film/export/exports.ts';
import type { tasks } from '../../../store/tasks/tasks.ts';
import { Button } from '../../kit/button.tsx';
import ConfirmDialog from '../../kit/confirm-dialog.tsx';
import { clockOf, useElapsed } from '../../kit/elapsed.ts';
import { Spinner } from '../../kit/spinner.tsx';
import styles from './exporting.module.css';

/** What is made before the shots are joined. A server that does not say makes both. */
const soundName = ({ music = 1, voice = 1 }: Partial<FilmInfo>) => {
  if (music && voice) return msg`Creating voice-over and music`;
  if (voice) return msg`Creating voice-over`;
  return music ? msg`Creating music` : msg`Collecting the shots`;
};

const stepName = (info: Partial<FilmInfo>) => {
  switch (info.step ?? EXPORT_STEP.waiting) {
    case EXPORT_STEP.waiting:
      return msg`Waiting`;
    case EXPORT_STEP.sound:
      return soundName(info);
    case EXPORT_STEP.joining:
      return msg`Joining the shots`;
    default:
      return msg`Exporting`;
  }
};

/** A running export: step, time, progress, Cancel (EXPORT-12). */
export function Exporting({ task }: { task: (typeof tasks.byKey)[string] }) {
  const { t, i18n } = useLingui();
  const [asking, setAsking] = useState(false);
  const info = filmOfTask(task);
  const elapsed = clockOf(useElapsed(task.createdAt));
  const percent = Math.round((info.progress ?? 0) * 100);
  const name = i18n._(stepName(info));
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
