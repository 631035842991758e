import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { noticeKinds } from '../../store/notices/kinds.ts';
import { notices } from '../../store/notices/notices.ts';
import { renewPush, switchKind, switchNotices } from '../../store/notices/push.ts';
import { Quiet } from '../kit/quiet.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { StatusLine } from '../kit/status-line.tsx';
import { SwitchRow } from '../kit/switch-row.tsx';
import { DeviceState } from './device-state.tsx';
import { ForVisitors } from './for-visitors.tsx';
import styles from './notices-dialog.module.css';
import { TryIt } from './try-it.tsx';
import { useReach } from './use-reach.ts';
import { CHECKING, REACH, unblockWords } from './words.tsx';

/** Notification settings of this device, with a test. */
export default function NoticesDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { settings, permission, push } = useSnapshot(notices);
  const reach = useReach();
  const kinds = useKinds();
  const { language } = useSnapshot(browser);
  const { token } = useSnapshot(session);
  /** Somebody switched them on here: whatever the browser answers is said. */
  const [wanted, setWanted] = useState(false);
  const possible = reach !== 'never' && reach !== 'installed' && permission !== 'denied';
  const on = settings.on && permission === 'granted';
  // the browser's abilities are known shortly after the dialog opens
  const words = permission === 'denied' ? unblockWords() : push === 'unknown' ? CHECKING : REACH[reach];

  useEffect(() => {
    void renewPush();
    // people change the permission outside the page while the dialog is open
    const look = () => {
      if (document.visibilityState === 'visible') void renewPush();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, []);

  return (
    <SheetDialog title={t`Notifications on this device`} onClose={onClose}>
      <div className={styles.notices}>
        {!token && possible ? <ForVisitors /> : <Quiet>{i18n._(words)}</Quiet>}
        <SwitchRow
          label={t`Notify me when something is done`}
          checked={on}
          disabled={!possible}
          onChange={(on) => void switchNotices(on).then(() => setWanted(on))}
        />
        <StatusLine>
          {wanted &&
            (permission === 'denied' ? (
              <Trans>The browser refused, so notifications stay off. How to allow them is said above.</Trans>
            ) : permission === 'default' ? (
              <Trans>
                The browser's question was closed, so notifications stay off. Switch them on to be asked
                again.
              </Trans>
            ) : null)}
        </StatusLine>
        <fieldset>
          <legend>
            <Trans>Notify me about</Trans>
          </legend>
          {kinds.map(({ kind, words }) => (
            <SwitchRow
              key={kind}
              label={words[language].name}
              checked={!settings.off.includes(kind)}
              disabled={!on}
              onChange={(wanted) => void switchKind(kind, wanted)}
            />
          ))}
        </fieldset>
        <TryIt ready={on} />
        <DeviceState />
      </div>
    </SheetDialog>
  );
}

/** Loaded on demand, because the table of kinds comes with the whole contract. */
function useKinds() {
  const [kinds, setKinds] = useState<Awaited<ReturnType<typeof noticeKinds>>>([]);
  useEffect(() => {
    void noticeKinds().then(setKinds);
  }, []);
  return kinds;
}
