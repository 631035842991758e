import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { ownAccount } from '../../../store/account/own-account.ts';
import { browser } from '../../../store/browser.ts';
import { closeDialog } from '../../../store/dialogs.ts';
import { LoadingRows } from '../../kit/loading-rows.tsx';
import { PanelNote } from '../../kit/panel-note.tsx';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { DataTab } from './data-tab.tsx';
import { DevicesTab } from './devices-tab.tsx';
import { PasswordTab } from './password-tab.tsx';
import styles from './settings.module.css';
import { useOwnAccount } from './use-own-account.ts';

type SettingsTab = 'devices' | 'password' | 'data';

/** The settings of the member's account: devices, password, data and deletion. */
export default function SettingsDialog() {
  const { t } = useLingui();
  const [tab, setTab] = useState<SettingsTab>('devices');
  const { facts, devices } = useSnapshot(ownAccount);
  const { online } = useSnapshot(browser);
  const { failed, read } = useOwnAccount();
  const ready = facts !== null && devices !== null;
  return (
    <SheetDialog title={t`Account settings`} size="md" onClose={closeDialog}>
      <Tabs
        steady
        label={t`Account settings`}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'devices', label: t`Devices` },
          { value: 'password', label: t`Password` },
          { value: 'data', label: t`Your data` },
        ]}
      >
        <PanelNote retry={online ? read : undefined}>
          {!online ? (
            <Trans>You're offline. Account settings need a connection.</Trans>
          ) : (
            failed && <Trans>Couldn't load your account.</Trans>
          )}
        </PanelNote>
        {!ready ? (
          online &&
          !failed && (
            <LoadingRows
              count={3}
              className={`${styles.part} ${styles.tab}`}
              row={(key) => <Skeleton key={key} className={styles.rowSkeleton} />}
            />
          )
        ) : (
          <div className={styles.tab}>
            {tab === 'devices' && <DevicesTab devices={devices} />}
            {tab === 'password' && <PasswordTab hasPassword={facts.has_password} />}
            {tab === 'data' && <DataTab hasPassword={facts.has_password} />}
          </div>
        )}
      </Tabs>
    </SheetDialog>
  );
}
