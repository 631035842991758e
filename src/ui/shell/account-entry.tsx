import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { session } from '../../store/account/session-state.ts';
import { openDialog } from '../../store/dialogs.ts';
import { Avatar } from '../kit/avatar.tsx';
import { styled } from '../theme/styled.tsx';
import styles from './account-entry.module.css';

const AccountMenu = lazy(styled(() => import('./account-menu.tsx')));

/** The person in the sidebar's foot; for a visitor the way in. */
export function AccountEntry() {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const { payload } = useSnapshot(points);
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
        <Avatar src={payload?.avatar ?? ''} />
        <span className={`who ${styles.name}`}>{payload?.star_tel || t`Account`}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <AccountMenu anchor={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
