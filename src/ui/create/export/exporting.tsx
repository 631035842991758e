import { Trans, useLingui } from '@lingui/react/macro';
import type { FocusEventHandler, Ref } from 'react';
import { filmOfTask } from '../../../store/film/export/exports.ts';
import type { tasks } from '../../../store/tasks/tasks.ts';
import { Button } from '../../kit/button.tsx';
import { clockOf, useElapsed } from '../../kit/elapsed.ts';
import { exportStepName } from '../../kit/export-words.ts';
import { Spinner } from '../../kit/spinner.tsx';
import styles from './exporting.module.css';

/** A running export: step, time, progress, Cancel (EXPORT-12). */
export function Exporting({
  task,
  onCancel,
  onFocus,
  cancelRef,
}: {
  task: (typeof tasks.byKey)[string];
  onCancel: () => void;
  /** Of its button. */
  onFocus: FocusEventHandler<HTMLElement>;
  cancelRef: Ref<HTMLButtonElement>;
}) {
  const { t, i18n } = useLingui();
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
      <Button
        ref={cancelRef}
        variant="quiet"
        size="sm"
        className={styles.cancel}
        onFocus={onFocus}
        onClick={onCancel}
      >
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
