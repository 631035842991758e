import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut, UserCog } from 'lucide-react';
import { closeDialog, openDialog } from '../../store/dialogs.ts';
import { Button } from '../kit/button.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { signOutAndGoHome } from '../kit/sign-out.ts';
import { WideWords } from '../kit/wide-words.tsx';

/** Account settings and signing out, in the head of the dialog (decisions C-39). */
export function HeadActions() {
  const { t } = useLingui();
  const leave = () => {
    closeDialog();
    void signOutAndGoHome();
  };
  return (
    <>
      <IconButton
        aria-label={t`Account settings`}
        title={t`Account settings`}
        onClick={() => openDialog({ name: 'account' })}
      >
        <UserCog aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      <Button variant="quiet" size="sm" onClick={leave}>
        <LogOut aria-hidden strokeWidth={1.75} />
        <WideWords>
          <Trans>Sign out</Trans>
        </WideWords>
      </Button>
    </>
  );
}
