import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { session } from '../../store/account/session-state.ts';
import { announce } from '../../store/announcer.ts';
import { closeDialog, endSignIn, turnSignIn } from '../../store/dialogs.ts';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { useInvitedWords } from '../kit/use-invited-words.ts';
import { returnAfterSignIn } from '../router/return-place.ts';
import { type FormName, MESSAGES } from './check-form.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { sayCreated } from './say-created.ts';
import { useAccountForm } from './use-account-form.ts';

const TITLES = {
  login: msg`Sign in to Inkreel`,
  register: msg`Create an account`,
  reset: msg`Set a new password`,
} as const;

/** Login, registration and reset in one dialog. People switch in any direction and keep the phone (AUTH-04). */
export default function SignInDialog({ view, failed }: { view: FormName; failed: boolean }) {
  const { t, i18n } = useLingui();
  const state = useAccountForm(failed ? i18n._(MESSAGES.retry) : '');
  const [note, setNote] = useState(() => (session.ended ? t`You were signed out. Sign in to go on` : ''));
  const invited = useInvitedWords();
  const [turned, setTurned] = useState(false);

  const turn = (to: FormName, said = '') => {
    // after a success the password stays, so that one press signs in
    state.turn({ keepPassword: said !== '' });
    setNote(said);
    setTurned(true);
    turnSignIn(to);
  };
  const goOn = () => {
    const before = endSignIn();
    returnAfterSignIn();
    before();
  };
  const signedIn = () => {
    announce(t`Signed in`);
    goOn();
  };
  const created = () => {
    // the account exists, but the sign-in after it failed (decisions C-28)
    if (!session.token) return turn('login', t`Account created. Sign in to start`);
    goOn();
    void sayCreated();
  };
  const form = { state, turned, onTurn: turn };
  return (
    <SheetDialog title={i18n._(TITLES[view])} onClose={closeDialog}>
      {view === 'login' && <LoginForm {...form} note={note || invited} onDone={signedIn} />}
      {view === 'register' && <RegisterForm {...form} onDone={created} />}
      {view === 'reset' && (
        <ResetForm {...form} onDone={() => turn('login', t`Password changed. Sign in with the new one`)} />
      )}
    </SheetDialog>
  );
}
