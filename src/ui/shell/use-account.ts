import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import { forgetPoints, refreshPoints } from '../../store/points.ts';
import { session } from '../../store/session-state.ts';
import { report } from './error-policy.ts';

/** Reads the balance at start, after every sign-in, and when the network is back. */
export function useAccount(): void {
  const { token } = useSnapshot(session);
  const { online } = useSnapshot(browser);
  useEffect(() => {
    if (!token) forgetPoints();
    else if (online) refreshPoints().catch((error: unknown) => report(error, { background: true }));
  }, [token, online]);
}
