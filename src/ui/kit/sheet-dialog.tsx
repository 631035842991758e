import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, use, useRef, useState } from 'react';
import { CloseButton } from './close-button.tsx';
import { DialogLead } from './dialog-lead.ts';
import styles from './sheet-dialog.module.css';
import { useUnsaved } from './use-unsaved.ts';

/** A dialog, on phones a sheet. It closes itself first and tells its owner after, so that the exit can be seen. */
export function SheetDialog({
  title,
  children,
  size = 'sm',
  drafted = false,
  actions,
  focus,
  onClose,
}: {
  title: string;
  children: ReactNode;
  /** `side`: along the edge of a wide screen, the whole of a phone's. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'side';
  /** What is typed in it survives a reload, so that an update need not wait for it. */
  drafted?: boolean;
  /** Stand in the head, beside the title; the dialog itself has the focus first then. */
  actions?: ReactNode;
  /** What has the focus first, where that is not the first field. */
  focus?: () => HTMLElement | null;
  onClose: () => void;
}) {
  const [open, setOpen] = useState(true);
  const typed = useUnsaved();
  const content = useRef<HTMLDivElement>(null);
  const lead = use(DialogLead);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      onExitComplete={onClose}
      // a sheet that is gone gives the focus back late, when this one is open already; the trap takes it in again
      onFocusOutside={(event) => event.preventDefault()}
      // a panel is looked at first: a phone must not put up its keyboard for the field that stands on top; and what is in
      // the head is not what one has come for
      {...(focus || size === 'side' || actions ? { initialFocusEl: () => focus?.() ?? content.current } : {})}
      // the recipe's sizes; the library's types know its own recipes only
      {...({ size } as object)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content} className={styles.content} onInput={drafted ? undefined : typed}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
              {actions && <div className={styles.actions}>{actions}</div>}
            </Dialog.Header>
            <Dialog.Body data-ui="dialog-body">
              {lead && <Dialog.Description className={styles.lead}>{lead}</Dialog.Description>}
              {/* it belongs to this dialog, and to none that opens above it */}
              <DialogLead value={null}>{children}</DialogLead>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
