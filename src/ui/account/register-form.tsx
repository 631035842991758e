import { useLingui } from '@lingui/react/macro';
import { createAccount } from '../../store/account/account.ts';
import { TextField } from '../kit/text-field.tsx';
import { useInvitedWords } from '../kit/use-invited-words.ts';
import { Agreement } from './agreement.tsx';
import { CodeField } from './code-field.tsx';
import { PhoneField, SecretField } from './fields.tsx';
import { FormFrame, type FormProps } from './form-frame.tsx';
import { useCodeRequest } from './use-code-request.ts';

export function RegisterForm(props: FormProps) {
  const { t } = useLingui();
  const { state } = props;
  const invited = useInvitedWords();
  const request = useCodeRequest(state, 'register');
  return (
    <FormFrame {...props} name="register" submit={t`Create account`} send={createAccount}>
      <PhoneField state={state} onBlur={request.onPhoneBlur} />
      <CodeField state={state} request={request} />
      <SecretField state={state} fresh="first" />
      <TextField
        label={t`Invite code (optional)`}
        name="invited_code"
        autoComplete="off"
        maxLength={64}
        hint={invited}
        value={state.form.invitedCode}
        onValue={(value) => state.set('invitedCode', value)}
      />
      <Agreement state={state} />
    </FormFrame>
  );
}
