import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';

export function OfflineBar() {
  const { online } = useSnapshot(browser);
  return (
    <div role="status">
      {!online && (
        <p className="offline">
          <Trans>
            You are offline. What you have seen before is still here; new work waits for the network.
          </Trans>
        </p>
      )}
    </div>
  );
}
