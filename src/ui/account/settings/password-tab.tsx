import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { ACCOUNT_LIMITS } from '../../../api/account.ts';
import { changePassword } from '../../../store/account/own-account.ts';
import { toast } from '../../../store/toasts.ts';
import { Button } from '../../kit/button.tsx';
import { PasswordField } from '../../kit/password-field.tsx';
import { Quiet } from '../../kit/quiet.tsx';
import { SwitchRow } from '../../kit/switch-row.tsx';
import { Refusal } from './refusal.tsx';
import styles from './settings.module.css';
import { useSending } from './use-sending.ts';

/** Asks for the old password and a new one; other devices are signed out unless they are kept. */
export function PasswordTab({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useLingui();
  const { busy, problem, refused, say, send } = useSending();
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [keep, setKeep] = useState(false);
  /** Missing fields are marked only after a press. */
  const [pressed, setPressed] = useState(false);
  const noOld = !old;
  const tooShort = fresh.length < ACCOUNT_LIMITS.passwordMin;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setPressed(true);
    if (noOld || tooShort) {
      say('');
      form.querySelector<HTMLInputElement>(`[name=${noOld ? 'old_password' : 'new_password'}]`)?.focus();
      return;
    }
    // the new one was looked at before: what can be wrong is the old one
    const askAgain = () => form.querySelector<HTMLInputElement>('[name=old_password]')?.focus();
    if (!(await send(() => changePassword(old, fresh, keep), askAgain))) return;
    setPressed(false);
    setOld('');
    setFresh('');
    toast({ type: 'success', title: t`Password changed` });
  };

  if (!hasPassword)
    return (
      <div className={styles.part}>
        <Quiet>
          <Trans>You sign in through a provider, so this account has no password.</Trans>
        </Quiet>
      </div>
    );
  return (
    <form className={styles.part} noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={t`Current password`}
        name="old_password"
        autoComplete="current-password"
        maxLength={ACCOUNT_LIMITS.passwordMax}
        value={old}
        error={pressed && noOld ? t`Enter your current password` : (refused && problem) || undefined}
        onValue={(value) => {
          setOld(value);
          say('');
        }}
      />
      <PasswordField
        label={t`New password`}
        name="new_password"
        autoComplete="new-password"
        hint={t`At least ${ACCOUNT_LIMITS.passwordMin} characters`}
        maxLength={ACCOUNT_LIMITS.passwordMax}
        value={fresh}
        error={pressed && tooShort ? t`Use at least ${ACCOUNT_LIMITS.passwordMin} characters` : undefined}
        onValue={setFresh}
      />
      <SwitchRow label={t`Stay signed in on other devices`} checked={keep} onChange={setKeep} />
      <Refusal>{!refused && problem}</Refusal>
      <Button type="submit" variant="primary" size="lg" loading={busy}>
        <Trans>Change password</Trans>
      </Button>
    </form>
  );
}
