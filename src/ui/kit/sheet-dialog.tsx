import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, useState } from 'react';
import { CloseButton } from './close-button.tsx';

/** A dialog, on phones a sheet. It closes itself first and tells its owner after, so that the exit can be seen. */
export function SheetDialog({
  title,
  children,
  size = 'sm',
  onClose,
}: {
  title: string;
  children: ReactNode;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  onClose: () => void;
}) {
  const [open, setOpen] = useState(true);
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
          <Dialog.Content>
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
