import { Dialog } from '@chakra-ui/react/dialog';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** The safe answer of a dialog: it only closes the dialog. */
export const DialogDismiss = ({ children }: { children?: ReactNode }) => (
  <Dialog.CloseTrigger asChild unstyled>
    <Button variant="secondary" size="lg">
      {children ?? <Trans>Cancel</Trans>}
    </Button>
  </Dialog.CloseTrigger>
);
