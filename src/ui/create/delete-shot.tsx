import { useLingui } from '@lingui/react/macro';
import ConfirmDialog from '../kit/confirm-dialog.tsx';

/** Asks before a shot is deleted, in the script or in the storyboard. */
export default function DeleteShot({
  number,
  about,
  onDelete,
  onClose,
}: {
  number: number;
  /** What is deleted with it. */
  about: string;
  onDelete: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      title={t`Delete shot ${number}?`}
      confirm={t`Delete`}
      danger
      onConfirm={onDelete}
      onClose={onClose}
    >
      <p>{about}</p>
    </ConfirmDialog>
  );
}
