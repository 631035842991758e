import { chakra } from '@chakra-ui/react/styled-system';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Bell, CircleUser, Gem, LogOut, MonitorDown, UserCog } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { openDialog } from '../../store/dialogs.ts';
import { install, startInstall } from '../../store/install.ts';
import { FloatingMenu } from '../kit/floating-menu.tsx';
import { signOutAndGoHome } from '../kit/sign-out.ts';
import { useKnownMember } from '../kit/use-known-member.ts';
import { openPanel } from '../router/panel.ts';

export default function AccountMenu({ anchor, onClose }: { anchor: string; onClose: () => void }) {
  const { t } = useLingui();
  const { member } = useKnownMember();
  const { way } = useSnapshot(install);
  return (
    <FloatingMenu
      anchor={anchor}
      label={t`Account`}
      onClose={onClose}
      head={
        member && (
          <chakra.div px="2.5" pt="1.5" pb="2" mb="1.5" borderBottomWidth="1px" borderColor="line">
            <chakra.div fontWeight="600">{member.star_tel}</chakra.div>
            <chakra.div textStyle="small" color="muted">
              {plural(member.total_points, { one: '# point', other: '# points' })}
            </chakra.div>
          </chakra.div>
        )
      }
      entries={[
        {
          value: 'member',
          label: t`User center`,
          icon: CircleUser,
          run: () => openDialog({ name: 'member' }),
        },
        {
          value: 'account',
          label: t`Account settings`,
          icon: UserCog,
          run: () => openDialog({ name: 'account' }),
        },
        { value: 'buy', label: t`Buy points`, icon: Gem, run: () => openDialog({ name: 'buy' }) },
        { value: 'notices', label: t`Notifications`, icon: Bell, run: () => openPanel('notices') },
        ...(way
          ? [{ value: 'install', label: t`Install app`, icon: MonitorDown, run: () => void startInstall() }]
          : []),
        { value: 'sign-out', label: t`Sign out`, icon: LogOut, run: () => void signOutAndGoHome() },
      ]}
    />
  );
}
