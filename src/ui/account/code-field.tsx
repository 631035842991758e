import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ACCOUNT_LIMITS } from '../../api/account.ts';
import { requestCode } from '../../store/account/account.ts';
import { Button } from '../kit/button.tsx';
import { TextField } from '../kit/text-field.tsx';
import styles from './code-field.module.css';
import { startCountdown, useCountdown } from './countdown.ts';
import type { AccountFormState } from './use-account-form.ts';

/** The SMS code with its button: active only with a phone and while no countdown runs (AUTH-17). */
export function CodeField({ state, purpose }: { state: AccountFormState; purpose: 'register' | 'reset' }) {
  const { t } = useLingui();
  const { phone } = state.form;
  const left = useCountdown();
  const [sending, setSending] = useState(false);
  const [note, setNote] = useState('');

  const send = async () => {
    // what was said of the last one is over
    state.say('');
    setSending(true);
    try {
      setNote(await requestCode(phone.trim(), purpose));
      startCountdown();
    } catch (sendingFailed) {
      state.fail(sendingFailed);
    } finally {
      setSending(false);
    }
  };

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
        <Button
          size="lg"
          className={styles.send}
          disabled={!phone.trim() || left > 0 || sending}
          onClick={() => void send()}
        >
          {left > 0 ? t`${left} s` : t`Send code`}
        </Button>
      }
    />
  );
}
