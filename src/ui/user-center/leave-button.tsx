import { Trans } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { closeDialog } from '../../store/dialogs.ts';
import { Button } from '../kit/button.tsx';
import { signOutAndGoHome } from '../kit/sign-out.ts';

/** Signs out, from the head of the dialog (decisions C-39). */
export function LeaveButton() {
  const leave = () => {
    closeDialog();
    void signOutAndGoHome();
  };
  return (
    <Button variant="quiet" size="sm" onClick={leave}>
      <LogOut aria-hidden strokeWidth={1.75} />
      <Trans>Sign out</Trans>
    </Button>
  );
}
