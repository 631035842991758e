import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import { openDialog } from '../../store/dialogs.ts';
import { Avatar } from '../kit/avatar.tsx';
import { Button } from '../kit/button.tsx';
import { PanelNote } from '../kit/panel-note.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useKnownMember } from '../kit/use-known-member.ts';
import { MemberBadge } from './member-badge.tsx';
import styles from './member-head.module.css';
import { useReadMember } from './use-member.ts';

/** Name, picture, points and plan (USER-01). */
export function MemberHead() {
  const { online } = useSnapshot(browser);
  const { member, cached } = useKnownMember();
  const { failed, read } = useReadMember();
  const missing = member === null || cached;
  const isExplained = missing && (failed || !online);
  return (
    <div>
      <PanelNote retry={online ? read : undefined}>
        {isExplained && <Why offline={!online} cached={cached} />}
      </PanelNote>
      <section data-ui="member" className={styles.head} aria-busy={missing && !isExplained}>
        <Avatar
          large
          src={member?.avatar ?? ''}
          memberId={member?.user_id ?? 0}
          name={member?.star_tel ?? ''}
        />
        <div className={styles.who}>
          {member ? (
            <strong>{member.star_tel}</strong>
          ) : (
            !isExplained && <Skeleton className={styles.nameSkeleton} />
          )}
          {member && <span>{plural(member.total_points, { one: '# point', other: '# points' })}</span>}
          {member?.member_arr?.buy_member === 1 && (
            <MemberBadge name={member.member_arr.member_name} until={member.member_arr.expire_time} />
          )}
        </div>
        <Button variant="secondary" size="md" onClick={() => openDialog({ name: 'buy' })}>
          <Trans>Buy points</Trans>
        </Button>
      </section>
    </div>
  );
}

/** Why points and plan may be outdated or missing. */
function Why({ offline, cached }: { offline: boolean; cached: boolean }) {
  if (offline)
    return cached ? (
      <Trans>You're offline. Points and plan are from your last visit.</Trans>
    ) : (
      <Trans>You're offline. Points and plan need a connection.</Trans>
    );
  return cached ? (
    <Trans>Couldn't refresh your points and plan. These are from your last visit.</Trans>
  ) : (
    <Trans>Couldn't load your points and plan.</Trans>
  );
}
