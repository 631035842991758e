import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { toast } from '../../store/toasts.ts';
import { reportAs } from '../errors/report-as.ts';
import ConfirmDialog from './confirm-dialog.tsx';

const WORKING = {
  one: msg`It is still being made. It will be cancelled, and you get the points back.`,
  many: msg`They are still being made. They will be cancelled, and you get the points back.`,
};

/** Asks before something is deleted, finished or in progress; then says the outcome. */
export function DeleteDialog({
  title,
  working,
  onDelete,
  onClose,
}: {
  title: string;
  /** How many things are in progress; null if none is. */
  working: keyof typeof WORKING | null;
  /** Resolves to whether it existed; if not, nothing is said. */
  onDelete: () => Promise<boolean>;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const remove = async () => {
    try {
      if (await onDelete()) toast({ type: 'success', title: t`Delete success` });
    } catch (error) {
      reportAs(t`Delete failed`, error);
    }
  };
  return (
    <ConfirmDialog danger title={title} confirm={t`Delete`} onConfirm={() => void remove()} onClose={onClose}>
      <p>{working ? i18n._(WORKING[working]) : <Trans>This can't be undone.</Trans>}</p>
    </ConfirmDialog>
  );
}
