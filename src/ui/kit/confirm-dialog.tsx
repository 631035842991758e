import { Dialog } from '@chakra-ui/react/dialog';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { DialogDismiss } from './dialog-dismiss.tsx';
import { DialogButtons, DialogWords } from './dialog-parts.tsx';
import { passFocus } from './pass-focus.ts';
import { captureOrigin } from './return-focus.ts';
import { SheetDialog } from './sheet-dialog.tsx';

/** Asks for confirmation before something that cannot be undone. The safe answer comes first and has the focus. */
export default function ConfirmDialog({
  title,
  children,
  confirm,
  dismiss,
  danger = false,
  blockedBy,
  onConfirm,
  onClose,
}: {
  title: string;
  children: ReactNode;
  /** The label of the confirming button. */
  confirm: string;
  /** The label of the safe button, if "Cancel" could be misread as the action. */
  dismiss?: string;
  /** The action deletes something. If that is a row of a list, the next one gets the focus. */
  danger?: boolean;
  /** It cannot be done now: the id of the part of the content that says why. */
  blockedBy?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const [origin] = useState(captureOrigin);
  const run = () => {
    if (danger) passFocus(origin);
    onConfirm();
  };
  return (
    <SheetDialog title={title} size="xs" onClose={onClose}>
      <DialogWords>{children}</DialogWords>
      <DialogButtons>
        <DialogDismiss>{dismiss}</DialogDismiss>
        {blockedBy ? (
          <Button variant="primary" size="lg" blocked aria-describedby={blockedBy}>
            {confirm}
          </Button>
        ) : (
          <Dialog.CloseTrigger asChild unstyled>
            <Button variant={danger ? 'danger' : 'primary'} size="lg" onClick={run}>
              {confirm}
            </Button>
          </Dialog.CloseTrigger>
        )}
      </DialogButtons>
    </SheetDialog>
  );
}
