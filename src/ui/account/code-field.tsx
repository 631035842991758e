import { useLingui } from '@lingui/react/macro';
import { ACCOUNT_LIMITS } from '../../api/account.ts';
import { Button } from '../kit/button.tsx';
import { TextField } from '../kit/text-field.tsx';
import styles from './code-field.module.css';
import type { AccountFormState } from './use-account-form.ts';
import type { CodeRequest } from './use-code-request.ts';

/** The SMS code with its button, active only with a phone and while no countdown runs (AUTH-17). */
export function CodeField({ state, request }: { state: AccountFormState; request: CodeRequest }) {
  const { t } = useLingui();
  const { left, note, ready } = request;
  return (
    <TextField
      label={t`SMS code`}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={ACCOUNT_LIMITS.smsCodeLength}
      value={state.form.code}
      error={state.problem('code')}
      hint={note && <span role="status">{note}</span>}
      onValue={(code) => state.set('code', code)}
      aside={
        <Button size="lg" className={styles.send} blocked={!ready} onClick={() => void request.send()}>
          {left > 0 ? t`${left} s` : t`Send code`}
        </Button>
      }
    />
  );
}
