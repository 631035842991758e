import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { providerAddress } from '../../store/account/account.ts';
import { browser } from '../../store/browser.ts';
import { whatGoesOn } from '../../store/dialogs.ts';
import { leaveToSignIn } from '../../store/going-on.ts';
import { Button } from '../kit/button.tsx';
import { currentHash } from '../router/hash-location.ts';
import { signInReturn } from '../router/return-place.ts';
import { MESSAGES } from './check-form.ts';
import type { AccountFormState } from './use-account-form.ts';

/**
 * Opens the studio's identity provider; the server redirects back, signed in, to the same place, where the action that asked for a
 * sign-in continues.
 */
export function ProviderButton({
  name,
  agreed,
  state,
}: {
  name: string;
  agreed: () => boolean;
  state: AccountFormState;
}) {
  const { _ } = useLingui();
  const start = () => {
    if (!agreed()) return;
    if (!browser.online) return state.say(_(MESSAGES.unreachable));
    leaveToSignIn(whatGoesOn());
    location.assign(providerAddress(signInReturn(currentHash())));
  };
  return (
    <Button size="lg" wide onClick={start}>
      <Trans>Continue with {name}</Trans>
    </Button>
  );
}
