import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { recallPoints } from '../../store/account/last-points.ts';
import { points, refreshPoints } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import { report } from '../errors/error-policy.ts';

/**
 * If the member's facts are not known yet, looks up the stored ones and reads them, also when the network is back.
 * @returns whether that failed, and how to try again
 */
export function useReadMember(): { failed: boolean; read: () => void } {
  const { online } = useSnapshot(browser);
  const [failed, setFailed] = useState(false);
  const read = useCallback(() => {
    setFailed(false);
    refreshPoints().catch((error: unknown) => {
      setFailed(true);
      report(error, { background: true });
    });
  }, []);
  useEffect(() => {
    if (points.payload !== null) return;
    void recallPoints();
    if (online) read();
  }, [online, read]);
  return { failed, read };
}
