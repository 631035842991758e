import { Trans, useLingui } from '@lingui/react/macro';
import { cancelFilm } from '../../../store/film/export/exports.ts';
import ConfirmDialog from '../../kit/confirm-dialog.tsx';

/** Asks before an export is cancelled. It outlives what shows the export, so that the focus has where to return to. */
export function CancelExport({ taskId, onClose }: { taskId: string; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      title={t`Cancel this export?`}
      confirm={t`Cancel the export`}
      dismiss={t`Keep going`}
      onConfirm={() => void cancelFilm(taskId)}
      onClose={onClose}
    >
      <p>
        <Trans>Finished narration is kept for next time. Points for the rest are refunded.</Trans>
      </p>
    </ConfirmDialog>
  );
}
