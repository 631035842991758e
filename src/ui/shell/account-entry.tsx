import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { openDialog } from '../../store/dialogs.ts';
import { Avatar } from '../kit/avatar.tsx';
import { later } from '../kit/later.ts';
import { useKnownMember } from '../kit/use-known-member.ts';
import { styled } from '../theme/styled.tsx';
import styles from './account-entry.module.css';

const AccountMenu = later(styled(() => import('./account-menu.tsx')));

/** The account at the bottom of the sidebar; for a visitor, Sign in. */
export function AccountEntry() {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const { member } = useKnownMember();
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = (token && member?.star_tel) || '';

  // one button for both, so that the focus stays when somebody signs in or out
  return (
    <>
      <button
        type="button"
        data-ui="account"
        className={styles.entry}
        id={id}
        // somebody without a name of their own is called by a part of their number, which says nothing of what it is for
        aria-label={name ? t`Account of ${name}` : undefined}
        aria-haspopup={token ? 'menu' : 'dialog'}
        aria-expanded={token ? open : undefined}
        onClick={() => (token ? setOpen(true) : openDialog({ name: 'login' }))}
      >
        <Avatar
          src={(token && member?.avatar) || ''}
          memberId={(token && member?.user_id) || 0}
          name={name}
        />
        <span className={`who ${styles.name}`}>{token ? name || t`Account` : <Trans>Sign in</Trans>}</span>
      </button>
      {open && token && (
        <Suspense fallback={null}>
          <AccountMenu anchor={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
