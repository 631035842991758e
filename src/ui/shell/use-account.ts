import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { loadCachedPoints } from '../../store/account/last-points.ts';
import { followPoints, refreshOldPoints, refreshPoints } from '../../store/account/points.ts';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { followUnread, messages, refreshUnread, showLastUnread } from '../../store/messages/messages.ts';
import { report } from '../errors/error-policy.ts';

const quietly = (error: unknown) => report(error, { background: true });

/**
 * Reads the balance and the number of unread messages at start, after every sign-in, and when the network or the person is back.
 * The balance is also read when the language changes, since the plan's name comes with it, and when a message arrives.
 */
export function useAccount(): void {
  const { token } = useSnapshot(session);
  const { online, language } = useSnapshot(browser);
  const { unread } = useSnapshot(messages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is a reason to read anew
  useEffect(() => {
    if (!token) return;
    // without an answer, name and balance of the last visit are shown
    if (!online) void loadCachedPoints();
    else
      refreshPoints().catch((error: unknown) => {
        void loadCachedPoints();
        quietly(error);
      });
  }, [token, online, language]);
  useEffect(() => {
    if (!token) return;
    if (online) refreshUnread().catch(quietly);
    else void showLastUnread();
  }, [token, online]);
  useEffect(followPoints, []);
  useEffect(followUnread, []);
  useEffect(() => {
    if (unread > 0) refreshOldPoints();
  }, [unread]);
}
