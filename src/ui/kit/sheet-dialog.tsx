import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, useState } from 'react';
import { CloseButton } from './close-button.tsx';
import { useUnsaved } from './use-unsaved.ts';

/** A dialog, on phones a sheet. It closes itself first and tells its owner after, so that the exit can be seen. */
export function SheetDialog({
  title,
  children,
  size = 'sm',
  drafted = false,
  onClose,
}: {
  title: string;
  children: ReactNode;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** What is typed in it survives a reload, so that an update need not wait for it. */
  drafted?: boolean;
  onClose: () => void;
}) {
  const [open, setOpen] = useState(true);
  const typed = useUnsaved();
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      onExitComplete={onClose}
      // the recipe's sizes; the library's types know its own recipes only
      {...({ size } as object)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content onInput={drafted ? undefined : typed}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
