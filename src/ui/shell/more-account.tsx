import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { openDialog } from '../../store/dialogs.ts';
import { Avatar } from '../kit/avatar.tsx';
import { Button } from '../kit/button.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { signOutAndGoHome } from '../kit/sign-out.ts';
import { useKnownMember } from '../kit/use-known-member.ts';
import styles from './more-account.module.css';

export function MoreAccount({ onSignOut }: { onSignOut: () => void }) {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const { member } = useKnownMember();
  // close the sheet first: while it animates out, it would take along what opens above it
  const open = (name: 'login' | 'buy' | 'member') => {
    onSignOut();
    openDialog({ name });
  };
  const signOut = () => {
    onSignOut();
    void signOutAndGoHome();
  };
  if (!token)
    return (
      <Button variant="primary" size="lg" wide onClick={() => open('login')}>
        <Trans>Sign in</Trans>
      </Button>
    );
  return (
    <div className={styles.account}>
      <button type="button" data-ui="member-entry" className={styles.me} onClick={() => open('member')}>
        <Avatar src={member?.avatar ?? ''} memberId={member?.user_id ?? 0} name={member?.star_tel ?? ''} />
        <span>
          <strong>{member?.star_tel || t`Account`}</strong>
          {member && <small>{plural(member.total_points, { one: '# point', other: '# points' })}</small>}
        </span>
        <Quiet as="span">
          <Trans>User center</Trans>
        </Quiet>
        <ChevronRight aria-hidden size={16} strokeWidth={1.75} />
      </button>
      <Button variant="secondary" size="md" onClick={() => open('buy')}>
        <Trans>Buy points</Trans>
      </Button>
      <Button variant="secondary" size="md" onClick={signOut}>
        <Trans>Sign out</Trans>
      </Button>
    </div>
  );
}
