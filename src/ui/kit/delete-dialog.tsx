import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ConfirmDialog from './confirm-dialog.tsx';

const WORKING = {
  one: msg`It is still being made. It will be cancelled, and you get the points back.`,
  many: msg`They are still being made. They will be cancelled, and you get the points back.`,
};

/** Asks before something is deleted, finished or in progress. */
export function DeleteDialog({
  title,
  working,
  onDelete,
  onClose,
}: {
  title: string;
  /** How many things are in progress; null if none is. */
  working: keyof typeof WORKING | null;
  onDelete: () => void;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  return (
    <ConfirmDialog danger title={title} confirm={t`Delete`} onConfirm={onDelete} onClose={onClose}>
      <p>{working ? i18n._(WORKING[working]) : <Trans>You can undo this right afterwards.</Trans>}</p>
    </ConfirmDialog>
  );
}
