import { useLingui } from '@lingui/react/macro';
import { setNewPassword } from '../../store/account/account.ts';
import { CodeField } from './code-field.tsx';
import { PhoneField, SecretField } from './fields.tsx';
import { FormFrame, type FormProps } from './form-frame.tsx';

export function ResetForm(props: FormProps) {
  const { t } = useLingui();
  const { state } = props;
  return (
    <FormFrame {...props} name="reset" submit={t`Set new password`} send={setNewPassword}>
      <PhoneField state={state} />
      <CodeField state={state} purpose="reset" />
      <SecretField state={state} fresh="again" />
    </FormFrame>
  );
}
