import { Trans } from '@lingui/react/macro';
import { PanelNote } from '../kit/panel-note.tsx';
import { MESSAGES } from './check-form.ts';
import { GoogleButton } from './google-button.tsx';
import { ProviderButton } from './provider-button.tsx';
import type { AccountFormState } from './use-account-form.ts';
import { useSignInOptions } from './use-sign-in-options.ts';

/**
 * Signing in with an identity provider: a button for each that this studio says it has, after the agreement (AUTH-19). Without
 * one there is none (decisions C-25).
 */
export function ThirdParty({ state, onDone }: { state: AccountFormState; onDone: () => void }) {
  const { options, failed, online, read, again } = useSignInOptions();

  /** Whether the person has agreed; asks for it otherwise. */
  const agreed = (): boolean => {
    state.say('');
    if (!state.form.agreed) state.refuse({ agreed: MESSAGES.agreed });
    return state.form.agreed;
  };

  const unknown = options === null && (failed || !online);
  return (
    <>
      <PanelNote retry={online ? again : undefined}>
        {unknown &&
          (online ? (
            <Trans>Couldn't load other ways to sign in.</Trans>
          ) : (
            <Trans>You're offline. Signing in needs a connection.</Trans>
          ))}
      </PanelNote>
      {options?.provider && <ProviderButton name={options.provider} agreed={agreed} state={state} />}
      {options?.google && <GoogleButton agreed={agreed} state={state} read={read} onDone={onDone} />}
    </>
  );
}
