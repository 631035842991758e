import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { announce } from '../../store/announcer.ts';
import { cancel } from '../../store/task-center/actions.ts';
import type { TaskView } from '../../store/task-center/rows.ts';
import { toast } from '../../store/toasts.ts';
import { reportAs } from '../errors/report-as.ts';
import ConfirmDialog from '../kit/confirm-dialog.tsx';

/** Confirms cancelling a task: its partial result is lost, and its points are refunded. */
export default function CancelDialog({
  view,
  title,
  onClose,
}: {
  view: TaskView;
  title: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const stop = async () => {
    try {
      const { state, points_refunded: back } = await cancel(view);
      if (state !== 'cancelled') {
        toast({
          type: 'info',
          title: t`Too late to cancel: it had already finished`,
          description: title,
        });
        return;
      }
      const refunded = plural(back, {
        one: '# point refunded.',
        other: '# points refunded.',
      });
      announce(back > 0 ? t`Cancelled. ${refunded}` : t`Cancelled`);
    } catch (error) {
      reportAs(t`Couldn't cancel`, error);
    }
  };
  return (
    <ConfirmDialog
      title={t`Cancel this task?`}
      confirm={t`Cancel the task`}
      dismiss={t`Keep going`}
      onConfirm={() => void stop()}
      onClose={onClose}
    >
      <p dir="auto">{title}</p>
      <p>
        {view.kind === 'export' ? (
          <Trans>You get your points back, except for narration that is already done, which you keep.</Trans>
        ) : (
          <Trans>Its points will be refunded.</Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}
