import { useLingui } from '@lingui/react/macro';
import { INVITE_REWARD } from '../../api/user-center.ts';
import { cameByInvitation, createAccount } from '../../store/account/account.ts';
import { TextField } from '../kit/text-field.tsx';
import { Agreement } from './agreement.tsx';
import { CodeField } from './code-field.tsx';
import { PhoneField, SecretField } from './fields.tsx';
import { FormFrame, type FormProps } from './form-frame.tsx';

export function RegisterForm(props: FormProps) {
  const { t } = useLingui();
  const { state } = props;
  return (
    <FormFrame {...props} name="register" submit={t`Create account`} send={createAccount}>
      <PhoneField state={state} />
      <CodeField state={state} purpose="register" />
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
      <Agreement state={state} />
    </FormFrame>
  );
}
