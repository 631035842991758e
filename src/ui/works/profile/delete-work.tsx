import { Trans, useLingui } from '@lingui/react/macro';
import type { Work } from '../../../api/works.ts';
import { toast } from '../../../store/toasts.ts';
import { removeWork } from '../../../store/works/profile.ts';
import { report } from '../../errors/error-policy.ts';
import ConfirmDialog from '../../kit/confirm-dialog.tsx';

/** Seconds that a failure is shown (CENTER-21). */
const SHOWN = 2;

/** Confirms deleting a work, and does it (CENTER-19, CENTER-20). */
export default function DeleteWork({ work, onClose }: { work: Work; onClose: () => void }) {
  const { t } = useLingui();
  const { name } = work;
  const run = async () => {
    try {
      await removeWork(work);
      toast({ type: 'success', title: t`Deleted` });
    } catch (error) {
      report(error, { background: true });
      toast({ type: 'error', title: t`Delete failed!`, seconds: SHOWN });
    }
  };
  return (
    <ConfirmDialog
      title={t`Delete this work?`}
      confirm={t`Delete`}
      danger
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>
        <Trans>“{name}” will be deleted with its film, and leave the square. This can't be undone.</Trans>
      </p>
    </ConfirmDialog>
  );
}
