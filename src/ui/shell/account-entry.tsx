import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { openDialog } from '../../store/dialogs.ts';
import { Avatar } from '../kit/avatar.tsx';
import { useKnownMember } from '../kit/use-known-member.ts';
import { styled } from '../theme/styled.tsx';
import styles from './account-entry.module.css';

const AccountMenu = lazy(styled(() => import('./account-menu.tsx')));

/** The person in the sidebar's foot; for a visitor the way in. */
export function AccountEntry() {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const { member } = useKnownMember();
  const [open, setOpen] = useState(false);
  const id = useId();

  if (!token)
    return (
      <button
        type="button"
        data-ui="account"
        className={styles.entry}
        onClick={() => openDialog({ name: 'login' })}
      >
        <Avatar src="" />
        <span className={`who ${styles.name}`}>
          <Trans>Sign in</Trans>
        </span>
      </button>
    );
  return (
    <>
      <button
        type="button"
        data-ui="account"
        className={styles.entry}
        id={id}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Avatar src={member?.avatar ?? ''} />
        <span className={`who ${styles.name}`}>{member?.star_tel || t`Account`}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <AccountMenu anchor={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
