import { Dialog } from '@chakra-ui/react/dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { DialogDismiss } from './dialog-dismiss.tsx';
import { DialogButtons, DialogWords } from './dialog-parts.tsx';
import { SheetDialog } from './sheet-dialog.tsx';

/** Asks before something that cannot be taken back. The safe answer stands first and takes the focus. */
export default function ConfirmDialog({
  title,
  children,
  confirm,
  dismiss,
  danger = false,
  onConfirm,
  onClose,
}: {
  title: string;
  children: ReactNode;
  /** What the button that does it says. */
  confirm: string;
  /** What the safe button says, where "Cancel" could be taken for the thing itself. */
  dismiss?: string;
  /** Something is gone after it. */
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <SheetDialog title={title} size="xs" onClose={onClose}>
      <DialogWords>{children}</DialogWords>
      <DialogButtons>
        <DialogDismiss>{dismiss}</DialogDismiss>
        <Dialog.CloseTrigger asChild unstyled>
          <Button variant={danger ? 'danger' : 'primary'} size="lg" onClick={onConfirm}>
            {confirm}
          </Button>
        </Dialog.CloseTrigger>
      </DialogButtons>
    </SheetDialog>
  );
}
