import { Trans, useLingui } from '@lingui/react/macro';
import { setNewPassword } from '../../store/account/account.ts';
import { CodeField } from './code-field.tsx';
import { PhoneField, SecretField } from './fields.tsx';
import { FormFrame } from './form-frame.tsx';
import type { AccountFormState } from './use-account-form.ts';
import { type Turn, Way } from './way.tsx';

export function ResetForm({
  state,
  onDone,
  onTurn,
}: {
  state: AccountFormState;
  onDone: () => void;
  onTurn: Turn;
}) {
  const { t } = useLingui();
  const submit = async () => {
    if (await state.send('reset', setNewPassword)) onDone();
  };
  return (
    <FormFrame
      submit={t`Set new password`}
      busy={state.busy}
      refusal={state.refusal}
      onSubmit={submit}
      ways={
        <>
          <Way to="login" onTurn={onTurn}>
            <Trans>Sign in instead</Trans>
          </Way>
          <Way to="register" onTurn={onTurn}>
            <Trans>Create an account</Trans>
          </Way>
        </>
      }
    >
      <PhoneField state={state} />
      <CodeField
        phone={state.form.phone}
        purpose="reset"
        value={state.form.code}
        error={state.problem('code')}
        onValue={(code) => state.set('code', code)}
        onSend={() => state.say('')}
        onError={state.fail}
      />
      <SecretField state={state} fresh="again" />
    </FormFrame>
  );
}
