import { Trans } from '@lingui/react/macro';
import { PanelNote } from '../kit/panel-note.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { MESSAGES } from './check-form.ts';
import { GoogleButton } from './google-button.tsx';
import { ProviderButton } from './provider-button.tsx';
import styles from './third-party.module.css';
import type { AccountFormState } from './use-account-form.ts';
import { useSignInOptions } from './use-sign-in-options.ts';

/** Signing in with an identity provider: the buttons of those that this studio has; each needs the agreement first (AUTH-19). */
export function ThirdParty({ state, onDone }: { state: AccountFormState; onDone: () => void }) {
  const { options, failed, online, read, again } = useSignInOptions();

  /** Whether one may go on; says what is missing. */
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
      {/* a place for one button, so that nothing moves when it comes */}
      {!options && !unknown && <Skeleton className={styles.buttonSkeleton} />}
      {options?.provider && <ProviderButton name={options.provider} agreed={agreed} state={state} />}
      {/* without any provider it is there, and says that it is not ready (AUTH-22) */}
      {options && (options.google || !options.provider) && (
        <GoogleButton agreed={agreed} state={state} read={read} onDone={onDone} />
      )}
    </>
  );
}
