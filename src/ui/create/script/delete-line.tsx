import { Trans, useLingui } from '@lingui/react/macro';
import ConfirmDialog from '../../kit/confirm-dialog.tsx';
import { removeLine } from './line-actions.ts';

export default function DeleteLine({
  id,
  number,
  onClose,
}: {
  id: number;
  number: number;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      title={t`Delete shot ${number}?`}
      confirm={t`Delete`}
      danger
      onConfirm={() => void removeLine(id)}
      onClose={onClose}
    >
      <p>
        <Trans>Its text will be deleted too. This can't be undone.</Trans>
      </p>
    </ConfirmDialog>
  );
}
