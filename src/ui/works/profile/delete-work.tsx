import { Trans, useLingui } from '@lingui/react/macro';
import type { Work } from '../../../api/works.ts';
import { toast } from '../../../store/toasts.ts';
import { removeWork } from '../../../store/works/delete-work.ts';
import { report } from '../../errors/error-policy.ts';
import ConfirmDialog from '../../kit/confirm-dialog.tsx';
import { deleteWithUndo } from '../../kit/delete-with-undo.ts';

/** Seconds that a failure is shown (CENTER-21). */
const SHOWN = 2;

/** Confirms deleting a work, does it, and offers to undo it (CENTER-19, CENTER-20). */
export default function DeleteWork({ work, onClose }: { work: Work; onClose: () => void }) {
  const { t } = useLingui();
  const { name, work_id: id } = work;
  const failed = (error: unknown) => {
    report(error, { background: true });
    toast({ type: 'error', title: t`Delete failed!`, seconds: SHOWN });
  };
  return (
    <ConfirmDialog
      title={t`Delete this work?`}
      confirm={t`Delete`}
      danger
      onConfirm={() => void (id && deleteWithUndo(name, () => removeWork(id), { done: t`Deleted`, failed }))}
      onClose={onClose}
    >
      <p>
        <Trans>
          “{name}” will be deleted with its film, and leave the square. You can undo this right afterwards.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
