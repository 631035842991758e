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
            You are offline. What you have seen before is still here; new work waits for the network.
          </Trans>
        </p>
      )}
    </div>
  );
}
