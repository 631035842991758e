import { Dialog } from '@chakra-ui/react/dialog';
import { type ReactNode, use, useState } from 'react';
import { CloseButton } from './close-button.tsx';
import { DialogLead } from './dialog-lead.ts';
import { MessagesTie } from './messages-tie.tsx';
import { Portal } from './portal.tsx';
import { useReturnFocus } from './return-focus.ts';
import styles from './sheet-dialog.module.css';
import { showAfterTab } from './show-focused.ts';
import { useCloseRequest } from './use-close-request.ts';
import { useUnsaved } from './use-unsaved.ts';

/** A dialog, on phones a sheet. It calls its owner after its exit animation. The focus returns to where it was before. */
export function SheetDialog({
  title,
  children,
  size = 'sm',
  drafted = false,
  shown = true,
  toRead = false,
  actions,
  focus,
  onClose,
}: {
  title: string;
  children: ReactNode;
  /** `side`: along the edge of a wide screen, the whole of a phone's; a panel, which has an address. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'side';
  /** Its text survives a reload, so an update need not wait for it. */
  drafted?: boolean;
  /** False closes it, e.g. when what it was for is done. */
  shown?: boolean;
  /** Its first text box is filled already: a phone must not raise its keyboard over what is there to read. */
  toRead?: boolean;
  /** Rendered beside the title. Then the dialog itself gets the focus first. */
  actions?: ReactNode;
  /** Finds what gets the focus first, if not the first field. */
  focus?: () => HTMLElement | null;
  onClose: () => void;
}) {
  const [open, setOpen] = useState(true);
  const typed = useUnsaved();
  const { ref, content, landing } = useReturnFocus();
  const lead = use(DialogLead);
  useCloseRequest(open && shown, () => setOpen(false), size === 'side');
  return (
    <Dialog.Root
      open={open && shown}
      onOpenChange={(change) => setOpen(change.open)}
      onExitComplete={onClose}
      finalFocusEl={landing}
      // a closing sheet returns the focus late, when this one is open already; the focus trap takes it back
      onFocusOutside={(event) => event.preventDefault()}
      // a panel is for reading first, so a phone must not raise its keyboard for the field on top; and nobody opens a dialog
      // for what stands in its head
      {...(focus || size === 'side' || actions || (toRead && matchMedia('(pointer: coarse)').matches)
        ? { initialFocusEl: () => focus?.() ?? content() }
        : {})}
      // sizes of our recipe, which the library's types do not include
      {...({ size } as object)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            ref={ref}
            className={styles.content}
            onInput={drafted ? undefined : typed}
            onKeyDown={showAfterTab}
          >
            <Dialog.Header data-ui="dialog-head">
              <Dialog.Title>{title}</Dialog.Title>
              {actions && <div className={styles.actions}>{actions}</div>}
            </Dialog.Header>
            <Dialog.Body data-ui="dialog-body">
              {lead && <Dialog.Description className={styles.lead}>{lead}</Dialog.Description>}
              {/* for this dialog only, not for one that opens above it */}
              <DialogLead value={null}>{children}</DialogLead>
            </Dialog.Body>
            {/* the last one for the keyboard, but above the rest, where it stays */}
            <div className={styles.close}>
              <Dialog.CloseTrigger asChild>
                <CloseButton />
              </Dialog.CloseTrigger>
            </div>
            <MessagesTie />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
