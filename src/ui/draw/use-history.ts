import { useCallback, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { clearDraws, loadDraws } from '../../store/draw/draw.ts';
import { drawDraft } from '../../store/draw/draw-form.ts';
import { sendStars } from '../../store/draw/stars.ts';
import { report } from '../errors/error-policy.ts';

/** Loads the history when the page opens, after a sign-in, and when the network returns. @returns reloads it */
export function useHistory(): () => void {
  const { token } = useSnapshot(session);
  const { online } = useSnapshot(browser);
  const read = useCallback(() => {
    loadDraws().catch((error: unknown) => report(error, { background: true }));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming back online reads anew
  useEffect(() => {
    if (token) {
      read();
      sendStars().catch((error: unknown) => report(error, { background: true }));
    } else clearDraws();
  }, [token, online, read]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another login has another draft
  useEffect(() => {
    void drawDraft.restore();
  }, [token]);
  return read;
}
