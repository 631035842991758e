import { Dialog } from '@chakra-ui/react/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, Mail } from 'lucide-react';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { openPanel, type PanelName } from '../router/panel.ts';
import { addressOf, PLACES, type RouteName } from '../router/routes.ts';
import { MoreAccount } from './more-account.tsx';
import { MoreChoices } from './more-choices.tsx';
import { MoreInstall } from './more-install.tsx';
import styles from './more-sheet.module.css';
import { OfferSlot } from './offer-slot.tsx';
import { UnreadCount } from './unread-count.tsx';

const IN_SHEET: readonly RouteName[] = ['video', 'music', 'lipsync', 'center'];

/** Everything that doesn't fit the tab bar. */
export default function MoreSheet({ current, onClose }: { current: RouteName | null; onClose: () => void }) {
  const { t, i18n } = useLingui();
  // close the sheet first: while it animates out, it would take along what opens above it
  const leaveFor = (panel: PanelName) => {
    onClose();
    openPanel(panel);
  };
  return (
    <SheetDialog title={t`More`} drafted onClose={onClose}>
      <OfferSlot at="sheet" />
      <ul className={styles.places}>
        {PLACES.filter((place) => IN_SHEET.includes(place.name)).map(({ name, label, icon: Icon }) => (
          <li key={name}>
            <Dialog.CloseTrigger asChild unstyled>
              <a href={`#${addressOf(name)}`} aria-current={current === name ? 'page' : undefined}>
                <Icon aria-hidden size={20} strokeWidth={1.75} />
                {i18n._(label)}
              </a>
            </Dialog.CloseTrigger>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => leaveFor('messages')}>
            <Mail aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Messages</Trans>
            <UnreadCount corner />
          </button>
        </li>
        <li>
          <button type="button" onClick={() => leaveFor('notices')}>
            <Bell aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Notifications</Trans>
          </button>
        </li>
      </ul>
      <MoreChoices />
      <MoreInstall onSignOut={onClose} />
      <MoreAccount onSignOut={onClose} />
    </SheetDialog>
  );
}
