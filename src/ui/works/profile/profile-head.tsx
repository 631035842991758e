import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { HomeInfo } from '../../../api/works.ts';
import { browser } from '../../../store/browser.ts';
import { profileWorks } from '../../../store/works/profile.ts';
import { Avatar } from '../../kit/avatar.tsx';
import { Button } from '../../kit/button.tsx';
import { later } from '../../kit/later.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { styled } from '../../theme/styled.tsx';
import { ProfileFilters } from './profile-filters.tsx';
import styles from './profile-head.module.css';

const EditProfile = later(styled(() => import('./edit-profile.tsx')));

/** The owner of a page (CENTER-01, CENTER-02), and on one's own page the edit button and the filters (CENTER-13, CENTER-25). */
export function ProfileHead({ home }: { home: HomeInfo | null }) {
  const { t } = useLingui();
  const { state } = useSnapshot(profileWorks.state);
  const { online } = useSnapshot(browser);
  const [editing, setEditing] = useState(false);
  if (!home) return state === 'loading' || state === 'idle' ? <HeadSkeleton /> : null;
  const isSelf = home.is_self === 1;
  const name = home.user_nickname || (isSelf ? t`Choose a nickname` : t`unknown user`);
  return (
    <>
      <div className={styles.head} data-ui="profile-head">
        <Avatar large src={home.avatar} memberId={home.home_id} name={home.user_nickname} />
        <div className={styles.who}>
          {/* beside the picture, whichever way it is written */}
          <h2 data-unnamed={home.user_nickname ? undefined : ''}>
            <bdi>{name}</bdi>
          </h2>
          <p>{plural(home.works_count, { one: '# work', other: '# works' })}</p>
        </div>
        {isSelf && (
          <Button disabledReason={!online && t`You're offline`} onClick={() => setEditing(true)}>
            <Pencil aria-hidden strokeWidth={1.75} />
            <Trans>Edit profile</Trans>
          </Button>
        )}
        {home.about && (
          <p dir="auto" className={styles.about}>
            {home.about}
          </p>
        )}
      </div>
      {isSelf && <ProfileFilters />}
      <Suspense fallback={null}>
        {editing && <EditProfile home={home} onClose={() => setEditing(false)} />}
      </Suspense>
    </>
  );
}

const HeadSkeleton = () => (
  <div className={styles.head} aria-hidden>
    <Skeleton className={styles.face} />
    <div className={styles.who}>
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
    </div>
  </div>
);
