import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { announce } from '../../store/announcer.ts';
import { closeDialog, openDialog } from '../../store/dialogs.ts';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { returnAfterSignIn } from '../router/return-place.ts';
import { type FormName, MESSAGES } from './check-form.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { useAccountForm } from './use-account-form.ts';

const TITLES = {
  login: msg`Sign in to Inkreel`,
  register: msg`Create an account`,
  reset: msg`Set a new password`,
} as const;

/** Login, registration and reset in one dialog: one switches in any direction and keeps the phone (AUTH-04). */
export default function SignInDialog({ view, failed }: { view: FormName; failed: boolean }) {
  const { t, i18n } = useLingui();
  const state = useAccountForm(failed ? i18n._(MESSAGES.retry) : '');
  const [note, setNote] = useState('');

  const turn = (to: FormName, said = '') => {
    // after a success the next press signs in, without typing the same password twice
    state.turn({ keepPassword: said !== '' });
    setNote(said);
    openDialog({ name: to });
  };
  const signedIn = () => {
    closeDialog();
    announce(t`Signed in`);
    returnAfterSignIn();
  };
  return (
    <SheetDialog title={i18n._(TITLES[view])} onClose={closeDialog}>
      {view === 'login' && <LoginForm state={state} note={note} onDone={signedIn} onTurn={turn} />}
      {/* no token is answered to these two, so the way leads over the sign-in (decisions C-28) */}
      {view === 'register' && (
        <RegisterForm
          state={state}
          onDone={() => turn('login', t`Account created. Sign in to start`)}
          onTurn={turn}
        />
      )}
      {view === 'reset' && (
        <ResetForm
          state={state}
          onDone={() => turn('login', t`Password changed. Sign in with the new one`)}
          onTurn={turn}
        />
      )}
    </SheetDialog>
  );
}
