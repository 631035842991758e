import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { CREDITS_VALID_YEARS } from '../../api/billing.ts';
import { Button } from '../kit/button.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { TextField } from '../kit/text-field.tsx';
import styles from './redeem-tab.module.css';
import { useRedeem } from './use-redeem.ts';

/** The form for a redeem code (USER-17 to 20). */
export function RedeemTab() {
  const { t } = useLingui();
  const { typed, busy, problem, done, type, send } = useRedeem();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.redeem} onSubmit={submit} noValidate>
      <TextField
        label={t`Redeem code`}
        name="redeem_code"
        placeholder="XXXX-XXXX-XXXX-XXXX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={typed}
        error={problem}
        hint={t`Capitals, spaces and dashes don't matter.`}
        onValue={type}
      />
      <div>
        <Button type="submit" variant="primary" size="lg" wide loading={busy}>
          <Trans>Redeem</Trans>
        </Button>
        <p role="status" className={styles.done}>
          {done}
        </p>
      </div>
      <Quiet>
        <Trans>Each code works once. Points are valid for {CREDITS_VALID_YEARS} years.</Trans>
      </Quiet>
    </form>
  );
}
