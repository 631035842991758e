import { useEffect, useState } from 'react';
import { type SignInOptions, signInOptions } from '../../store/account.ts';
import { MESSAGES } from './check-form.ts';
import { GoogleButton } from './google-button.tsx';
import { ProviderButton } from './provider-button.tsx';
import type { AccountFormState } from './use-account-form.ts';

/** Signing in with an identity provider: the buttons of those that this studio has; each needs the agreement first (AUTH-19). */
export function ThirdParty({ state, onDone }: { state: AccountFormState; onDone: () => void }) {
  const [options, setOptions] = useState<SignInOptions | null>(null);
  useEffect(() => {
    let open = true;
    void signInOptions().then((read) => open && setOptions(read));
    return () => {
      open = false;
    };
  }, []);

  /** Whether one may go on; says what is missing. */
  const agreed = (): boolean => {
    state.say('');
    if (!state.form.agreed) state.refuse({ agreed: MESSAGES.agreed });
    return state.form.agreed;
  };

  // a place for one button, so that nothing moves when it comes
  if (!options) return <i className="bone third-party-bone" />;
  return (
    <>
      {options.provider && <ProviderButton name={options.provider} agreed={agreed} state={state} />}
      {/* without any provider it is there, and says that it is not ready (AUTH-22) */}
      {(options.google || !options.provider) && (
        <GoogleButton agreed={agreed} state={state} onDone={onDone} />
      )}
    </>
  );
}
