import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { closeDialog } from '../../store/dialogs.ts';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { Tabs } from '../kit/tabs.tsx';
import { useKnownMember } from '../kit/use-known-member.ts';
import { DistributionTab } from './distribution-tab.tsx';
import { FriendsTab } from './friends-tab.tsx';
import { HeadActions } from './head-actions.tsx';
import { LogTab } from './log-tab.tsx';
import styles from './member-dialog.module.css';
import { MemberHead } from './member-head.tsx';
import { RedeemTab } from './redeem-tab.tsx';

type MemberTab = 'log' | 'friends' | 'distribution' | 'redeem';

/** The user center: points, their log, invitations, distribution and redeem codes (USER-01 to 20). */
export default function MemberDialog() {
  const { t } = useLingui();
  const { member } = useKnownMember();
  const [chosen, setTab] = useState<MemberTab>('log');
  const all: { value: MemberTab; label: string }[] = [
    { value: 'log', label: t`Points log` },
    { value: 'friends', label: t`Invited` },
    ...(member?.show_tab === 1 ? [{ value: 'distribution' as const, label: t`Distribution` }] : []),
    { value: 'redeem', label: t`Redeem code` },
  ];
  // the tab disappears if the studio stops its distribution (USER-04)
  const tab = all.some(({ value }) => value === chosen) ? chosen : 'log';
  return (
    <SheetDialog title={t`User center`} size="md" actions={<HeadActions />} onClose={closeDialog}>
      <div className={styles.center}>
        <MemberHead />
        <Tabs steady label={t`User center`} tabs={all} value={tab} onChange={setTab}>
          {tab === 'log' && <LogTab />}
          {tab === 'friends' && <FriendsTab />}
          {tab === 'distribution' && <DistributionTab onInvite={() => setTab('friends')} />}
          {tab === 'redeem' && <RedeemTab />}
        </Tabs>
      </div>
    </SheetDialog>
  );
}
