import { useLingui } from '@lingui/react/macro';
import { setNewPassword } from '../../store/account/account.ts';
import { CodeField } from './code-field.tsx';
import { PhoneField, SecretField } from './fields.tsx';
import { FormFrame, type FormProps } from './form-frame.tsx';
import { useCodeRequest } from './use-code-request.ts';

export function ResetForm(props: FormProps) {
  const { t } = useLingui();
  const { state } = props;
  const request = useCodeRequest(state, 'reset');
  return (
    <FormFrame {...props} name="reset" submit={t`Set new password`} send={setNewPassword}>
      <PhoneField state={state} onBlur={request.onPhoneBlur} />
      <CodeField state={state} request={request} />
      <SecretField state={state} fresh="again" />
    </FormFrame>
  );
}
