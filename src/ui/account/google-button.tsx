import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { type SignInOptions, signInWithGoogle } from '../../store/account/account.ts';
import { Button } from '../kit/button.tsx';
import { MESSAGES } from './check-form.ts';
import { askGoogle, loadGoogle } from './google-identity.ts';
import type { AccountFormState } from './use-account-form.ts';

/** Opens Google's prompt in the page; says so if it is not ready (AUTH-22) or fails (AUTH-21). */
export function GoogleButton({
  agreed,
  state,
  read,
  onDone,
}: {
  agreed: () => boolean;
  state: AccountFormState;
  /** Asks the studio again for its sign-in options. */
  read: () => Promise<SignInOptions>;
  onDone: () => void;
}) {
  const { _ } = useLingui();
  const [busy, setBusy] = useState(false);

  const start = async () => {
    if (!agreed()) return;
    setBusy(true);
    try {
      // read again, since the nonce from when the dialog opened may have expired
      const { google: known } = await read();
      const google = known ? await loadGoogle() : null;
      if (!known || !google) {
        state.say(_(MESSAGES.notReady));
        return;
      }
      await signInWithGoogle(await askGoogle(google, known));
      onDone();
    } catch (error) {
      const known = error instanceof ApiError;
      if (known && error.kind === 'transport') state.say(_(MESSAGES.unreachable));
      else state.say((known && error.kind === 'refused' && error.message) || _(MESSAGES.retry));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button size="lg" wide loading={busy} onClick={() => void start()}>
      <Trans>Continue with Google</Trans>
    </Button>
  );
}
