import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { loadCachedPoints } from '../../store/account/last-points.ts';
import { points, refreshOldPoints, refreshPoints } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import { report } from '../errors/error-policy.ts';

/**
 * Reads the member's facts anew, also when the network is back; if none are known yet, looks up the stored ones first.
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
    // known, but perhaps spent on another device since
    if (points.payload !== null) return refreshOldPoints();
    void loadCachedPoints();
    if (online) read();
  }, [online, read]);
  return { failed, read };
}
