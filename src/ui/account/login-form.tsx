import { Trans, useLingui } from '@lingui/react/macro';
import { signIn } from '../../store/account/account.ts';
import { Agreement } from './agreement.tsx';
import { PhoneField, SecretField } from './fields.tsx';
import { FormFrame } from './form-frame.tsx';
import styles from './login-form.module.css';
import { ThirdParty } from './third-party.tsx';
import type { AccountFormState } from './use-account-form.ts';
import { type Turn, Way } from './way.tsx';

export function LoginForm({
  state,
  note,
  onDone,
  onTurn,
}: {
  state: AccountFormState;
  note?: string;
  onDone: () => void;
  onTurn: Turn;
}) {
  const { t } = useLingui();
  const submit = async () => {
    if (await state.send('login', ({ phone, password }) => signIn(phone, password))) onDone();
  };
  return (
    <FormFrame
      submit={t`Sign in`}
      busy={state.busy}
      refusal={state.refusal}
      note={note}
      onSubmit={submit}
      foot={
        <div className={styles.others}>
          <Agreement
            checked={state.form.agreed}
            error={state.problem('agreed')}
            onChange={(agreed) => state.set('agreed', agreed)}
          />
          <ThirdParty state={state} onDone={onDone} />
        </div>
      }
      ways={
        <>
          <Way to="register" onTurn={onTurn}>
            <Trans>Create an account</Trans>
          </Way>
          <Way to="reset" onTurn={onTurn}>
            <Trans>Forgot password?</Trans>
          </Way>
        </>
      }
    >
      <PhoneField state={state} />
      <SecretField state={state} />
    </FormFrame>
  );
}
