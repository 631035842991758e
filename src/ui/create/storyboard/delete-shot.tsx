import { Trans, useLingui } from '@lingui/react/macro';
import ConfirmDialog from '../../kit/confirm-dialog.tsx';
import { shotActions } from './shot-actions.ts';

export default function DeleteShot({
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
      onConfirm={() => void shotActions.remove(id)}
      onClose={onClose}
    >
      <p>
        <Trans>Its text, pictures and clips will be deleted too. This can't be undone.</Trans>
      </p>
    </ConfirmDialog>
  );
}
