import { Dialog } from '@chakra-ui/react/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { openPanel } from '../router/panel.ts';
import { addressOf, PLACES, type RouteName } from '../routes.ts';
import { MoreAccount } from './more-account.tsx';
import { MoreChoices } from './more-choices.tsx';
import { MoreInstall } from './more-install.tsx';

const IN_SHEET: readonly RouteName[] = ['video', 'music', 'lipsync', 'center'];

/** What the tab bar has no room for. */
export default function MoreSheet({ current, onClose }: { current: RouteName | null; onClose: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <SheetDialog title={t`More`} drafted onClose={onClose}>
      <ul className="more-places">
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
          <Dialog.CloseTrigger asChild unstyled>
            <button type="button" onClick={() => openPanel('notices')}>
              <Bell aria-hidden size={20} strokeWidth={1.75} />
              <Trans>Notices</Trans>
            </button>
          </Dialog.CloseTrigger>
        </li>
      </ul>
      <MoreChoices />
      <MoreInstall onLeave={onClose} />
      <MoreAccount onLeave={onClose} />
    </SheetDialog>
  );
}
