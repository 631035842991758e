import { Trans } from '@lingui/react/macro';
import styles from './agreement.module.css';
import type { AccountFormState } from './use-account-form.ts';

/** The checkbox that registration and third-party sign-in require, with the terms. */
export function Agreement({ state }: { state: AccountFormState }) {
  const error = state.problem('agreed');
  return (
    <div className={styles.agreement}>
      <label>
        <input
          type="checkbox"
          name="agreed"
          checked={state.form.agreed}
          aria-invalid={Boolean(error)}
          onChange={({ target }) => state.set('agreed', target.checked)}
        />
        <span>
          <Trans>I agree to the terms of use</Trans>
        </span>
      </label>
      {error && <p role="alert">{error}</p>}
      <details>
        <summary>
          <Trans>Read the terms</Trans>
        </summary>
        <ul>
          <li>
            <Trans>
              Each generation costs points. The button shows the cost first, and failures are refunded.
            </Trans>
          </li>
          <li>
            <Trans>10 yuan buys 100 points. Points are valid for 2 years.</Trans>
          </li>
          <li>
            <Trans>What you make is yours. Don't create anything that harms others or breaks the law.</Trans>
          </li>
        </ul>
      </details>
    </div>
  );
}
