import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { type GoingOn, goingOn } from '../../store/going-on.ts';

/**
 * Continues what a visitor was about to do before a sign-in at an identity provider left the page (C-28).
 * @param ready resolves when their draft is in the form again
 */
export function useGoingOn(what: GoingOn, run: () => void, ready?: () => Promise<void>): void {
  const { next } = useSnapshot(goingOn);
  const { token } = useSnapshot(session);
  const goOn = useEffectEvent(run);
  const whenReady = useEffectEvent(async () => ready?.());
  useEffect(() => {
    if (next !== what || !token) return;
    goingOn.next = null;
    void whenReady().then(() => goOn());
  }, [next, what, token]);
}
