import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import { forgetMessages, refreshUnread } from '../../store/messages.ts';
import { forgetPoints, refreshPoints } from '../../store/points.ts';
import { session } from '../../store/session-state.ts';
import { report } from './error-policy.ts';

/** Reads the balance and the number of unread messages at start, after every sign-in, and when the network is back. */
export function useAccount(): void {
  const { token } = useSnapshot(session);
  const { online } = useSnapshot(browser);
  useEffect(() => {
    if (!token) {
      forgetPoints();
      forgetMessages();
    } else if (online) {
      const quietly = (error: unknown) => report(error, { background: true });
      refreshPoints().catch(quietly);
      refreshUnread().catch(quietly);
    }
  }, [token, online]);
}
