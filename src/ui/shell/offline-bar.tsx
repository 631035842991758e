import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import styles from './offline-bar.module.css';

export function OfflineBar() {
  const { online } = useSnapshot(browser);
  return (
    <div role="status">
      {!online && (
        <p className={styles.bar} data-above-page>
          <Trans>
            You're offline. You can still see what you've opened before; new work needs a connection.
          </Trans>
        </p>
      )}
    </div>
  );
}
