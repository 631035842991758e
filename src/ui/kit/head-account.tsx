import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Gem } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { openDialog } from '../../store/dialogs.ts';
import { Button } from './button.tsx';
import styles from './head-account.module.css';
import { useKnownMember } from './use-known-member.ts';

/**
 * The account at the end of a page's head, where the sidebar does not show it in words: for a visitor the way in, for a member the
 * balance, which opens the dialog for buying points.
 */
export function HeadAccount() {
  const { t, i18n } = useLingui();
  const { token } = useSnapshot(session);
  const { member } = useKnownMember();
  if (!token)
    return (
      <Button
        variant="soft"
        data-ui="head-sign-in"
        className={styles.signIn}
        onClick={() => openDialog({ name: 'login' })}
      >
        <Trans>Sign in</Trans>
      </Button>
    );
  if (!member) return null;
  const total = member.total_points;
  return (
    <Button
      variant="soft"
      data-ui="points-pill"
      className={styles.points}
      title={t`Buy points`}
      aria-label={plural(total, { one: '# point', other: '# points' })}
      onClick={() => openDialog({ name: 'buy' })}
    >
      <Gem aria-hidden strokeWidth={1.75} />
      {i18n.number(total)}
    </Button>
  );
}
