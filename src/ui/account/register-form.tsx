import { Trans, useLingui } from '@lingui/react/macro';
import { INVITE_REWARD } from '../../api/center.ts';
import { cameByInvitation, createAccount } from '../../store/account/account.ts';
import { TextField } from '../kit/text-field.tsx';
import { Agreement } from './agreement.tsx';
import { CodeField } from './code-field.tsx';
import { PhoneField, SecretField } from './fields.tsx';
import { FormFrame } from './form-frame.tsx';
import type { AccountFormState } from './use-account-form.ts';
import { type Turn, Way } from './way.tsx';

export function RegisterForm({
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
    if (await state.send('register', createAccount)) onDone();
  };
  return (
    <FormFrame
      submit={t`Create account`}
      busy={state.busy}
      refusal={state.refusal}
      onSubmit={submit}
      ways={
        <>
          <Way to="login" onTurn={onTurn}>
            <Trans>Sign in instead</Trans>
          </Way>
          <Way to="reset" onTurn={onTurn}>
            <Trans>Forgot password?</Trans>
          </Way>
        </>
      }
    >
      <PhoneField state={state} />
      <CodeField
        phone={state.form.phone}
        purpose="register"
        value={state.form.code}
        error={state.problem('code')}
        onValue={(code) => state.set('code', code)}
        onSend={() => state.say('')}
        onError={state.fail}
      />
      <SecretField state={state} fresh="first" />
      <TextField
        label={t`Invite code (optional)`}
        name="invited_code"
        autoComplete="off"
        maxLength={64}
        hint={cameByInvitation() && t`You've been invited: sign up to get ${INVITE_REWARD.friend} points.`}
        value={state.form.invitedCode}
        onValue={(value) => state.set('invitedCode', value)}
      />
      <Agreement
        checked={state.form.agreed}
        error={state.problem('agreed')}
        onChange={(agreed) => state.set('agreed', agreed)}
      />
    </FormFrame>
  );
}
