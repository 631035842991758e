import { useLingui } from '@lingui/react/macro';
import { signIn } from '../../store/account/account.ts';
import { Agreement } from './agreement.tsx';
import { PhoneField, SecretField } from './fields.tsx';
import { FormFrame, type FormProps } from './form-frame.tsx';
import styles from './login-form.module.css';
import { ThirdParty } from './third-party.tsx';

export function LoginForm(props: FormProps & { note?: string }) {
  const { t } = useLingui();
  const { state, onDone } = props;
  return (
    <FormFrame
      {...props}
      name="login"
      submit={t`Sign in`}
      send={({ phone, password }) => signIn(phone, password)}
      foot={
        <div className={styles.others}>
          <Agreement state={state} />
          <ThirdParty state={state} onDone={onDone} />
        </div>
      }
    >
      <PhoneField state={state} />
      <SecretField state={state} />
    </FormFrame>
  );
}
