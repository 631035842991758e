import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ACCOUNT_LIMITS } from '../../../api/account.ts';
import type { UserPoints } from '../../../api/points.ts';
import { deleteAccount } from '../../../store/account/own-account.ts';
import { points } from '../../../store/account/points.ts';
import { closeDialog } from '../../../store/dialogs.ts';
import { toast } from '../../../store/toasts.ts';
import { Button } from '../../kit/button.tsx';
import { DialogButtons } from '../../kit/dialog-parts.tsx';
import { PasswordField } from '../../kit/password-field.tsx';
import { go } from '../../router/go.ts';
import { Refusal } from './refusal.tsx';
import styles from './settings.module.css';
import { useSending } from './use-sending.ts';

/** Says what will be lost and asks for the password before the account is deleted for good. */
export function DeleteAccount({ hasPassword, onCancel }: { hasPassword: boolean; onCancel: () => void }) {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  const { busy, problem, say, send } = useSending();
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);

  // the button that opened this had the focus and was removed
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (hasPassword && !password) {
      say(t`Enter your password`);
      form.current?.querySelector('input')?.focus();
      return;
    }
    if (!(await send(() => deleteAccount(password)))) return;
    closeDialog();
    go('home');
    toast({ type: 'success', title: t`Your account has been deleted` });
  };

  return (
    <form ref={form} className={styles.part} noValidate onSubmit={(event) => void submit(event)}>
      <h3>
        <Trans>Delete account</Trans>
      </h3>
      <ul className={styles.lost}>
        <li>
          <Trans>
            Your drawings, clips, songs, talking clips, projects, films and published works are deleted, with
            the files you sent.
          </Trans>
        </li>
        <li>{lostPoints(payload)}</li>
        <li>
          <Trans>Running tasks are canceled, and you're signed out everywhere.</Trans>
        </li>
        <li>
          <Trans>A new account with the same phone number gets no welcome points.</Trans>
        </li>
      </ul>
      {hasPassword && (
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          maxLength={ACCOUNT_LIMITS.passwordMax}
          value={password}
          onValue={setPassword}
        />
      )}
      <Refusal>{problem}</Refusal>
      <DialogButtons>
        <Button variant="secondary" size="lg" onClick={onCancel}>
          <Trans>Keep account</Trans>
        </Button>
        <Button type="submit" variant="danger" size="lg" loading={busy}>
          <Trans>Delete forever</Trans>
        </Button>
      </DialogButtons>
    </form>
  );
}

/** Who has no plan is not told that they lose one; without an answer of the studio nobody knows. */
function lostPoints(payload: UserPoints | null): string {
  if (!payload) return t`Your points and your plan, if you have one, are lost.`;
  const { total_points, member_arr } = payload;
  return member_arr?.buy_member === 1
    ? plural(total_points, {
        one: 'Your # point and your plan are lost.',
        other: 'Your # points and your plan are lost.',
      })
    : plural(total_points, { one: 'Your # point is lost.', other: 'Your # points are lost.' });
}
