import { Button } from '@chakra-ui/react/button';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { googleClientId, signInWithGoogle } from '../../store/account.ts';
import { MESSAGES } from './check-form.ts';
import { askGoogle, loadGoogle } from './google-identity.ts';
import type { AccountFormState } from './use-account-form.ts';

/** Signing in with an identity provider: needs the agreement first (AUTH-19), says so when it is not ready (AUTH-22) or fails (AUTH-21). */
export function ThirdParty({ state, onDone }: { state: AccountFormState; onDone: () => void }) {
  const { _ } = useLingui();
  const [busy, setBusy] = useState(false);

  const start = async () => {
    if (!state.form.agreed) {
      state.refuse({ agreed: MESSAGES.agreed });
      return;
    }
    state.say('');
    setBusy(true);
    try {
      const clientId = await googleClientId();
      const google = clientId ? await loadGoogle() : null;
      if (!clientId || !google) {
        state.say(_(MESSAGES.notReady));
        return;
      }
      await signInWithGoogle(await askGoogle(google, clientId));
      onDone();
    } catch (error) {
      const refused = error instanceof ApiError && error.kind === 'refused' && error.message;
      state.say(refused || _(MESSAGES.retry));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button size="lg" width="100%" disabled={busy} onClick={() => void start()}>
      <Trans>Continue with Google</Trans>
    </Button>
  );
}
