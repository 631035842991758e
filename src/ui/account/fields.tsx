import { useLingui } from '@lingui/react/macro';
import type { FocusEventHandler } from 'react';
import { ACCOUNT_LIMITS } from '../../api/account.ts';
import { PasswordField } from '../kit/password-field.tsx';
import { TextField } from '../kit/text-field.tsx';
import type { AccountFormState } from './use-account-form.ts';

export function PhoneField({
  state,
  onBlur,
}: {
  state: AccountFormState;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Phone`}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="username"
      value={state.form.phone}
      error={state.problem('phone')}
      onValue={(value) => state.set('phone', value)}
      onBlur={onBlur}
    />
  );
}

/** @param fresh a new password, which password managers may suggest */
export function SecretField({ state, fresh }: { state: AccountFormState; fresh?: 'first' | 'again' }) {
  const { t } = useLingui();
  return (
    <PasswordField
      label={fresh === 'again' ? t`New password` : t`Password`}
      name="password"
      autoComplete={fresh ? 'new-password' : 'current-password'}
      hint={fresh && t`At least ${ACCOUNT_LIMITS.passwordMin} characters`}
      maxLength={ACCOUNT_LIMITS.passwordMax}
      value={state.form.password}
      error={state.problem('password')}
      onValue={(value) => state.set('password', value)}
    />
  );
}
