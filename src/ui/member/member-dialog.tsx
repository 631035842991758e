import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { closeDialog } from '../../store/dialogs.ts';
import { points } from '../../store/points.ts';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { Tabs } from '../kit/tabs.tsx';
import { DistributionTab } from './distribution-tab.tsx';
import { FriendsTab } from './friends-tab.tsx';
import { LeaveButton } from './leave-button.tsx';
import { LogTab } from './log-tab.tsx';
import './member.css';
import { MemberHead } from './member-head.tsx';
import { RedeemTab } from './redeem-tab.tsx';

export type MemberTab = 'log' | 'friends' | 'distribution' | 'redeem';

/** The user center: what the member has, where it came from, and the ways to more (USER-01 to 20). */
export default function MemberDialog() {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  const [tab, setTab] = useState<MemberTab>('log');
  const all: { value: MemberTab; label: string }[] = [
    { value: 'log', label: t`Points log` },
    { value: 'friends', label: t`Invited` },
    ...(payload?.show_tab === 1 ? [{ value: 'distribution' as const, label: t`Distribution` }] : []),
    { value: 'redeem', label: t`Redeem code` },
  ];
  return (
    <SheetDialog title={t`User center`} size="md" actions={<LeaveButton />} onClose={closeDialog}>
      <div className="member">
        <MemberHead />
        <Tabs label={t`User center`} tabs={all} value={tab} onChange={setTab}>
          {tab === 'log' && <LogTab />}
          {tab === 'friends' && <FriendsTab />}
          {tab === 'distribution' && <DistributionTab onInvite={() => setTab('friends')} />}
          {tab === 'redeem' && <RedeemTab />}
        </Tabs>
      </div>
    </SheetDialog>
  );
}
