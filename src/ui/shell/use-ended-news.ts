import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { session } from '../../store/account/session-state.ts';
import { tabValues } from '../../store/browser-values.ts';
import { signInFirst } from '../../store/dialogs.ts';
import { STORAGE } from '../../store/storage-keys.ts';
import { toast } from '../../store/toasts.ts';

/** Long enough to be read by who comes back to the page and finds it changed. */
const SECONDS = 20;

/** Says after the reload that follows an ended login (AUTH-29) why nobody is signed in, and where what was typed has gone. */
export function useEndedNews(): void {
  const { t } = useLingui();
  const say = useEffectEvent(() =>
    toast({
      type: 'info',
      title: t`You were signed out`,
      description: t`Sign in again to go on. What you had typed is kept.`,
      action: { label: t`Sign in`, run: () => signInFirst() },
      seconds: SECONDS,
    }),
  );
  useEffect(() => {
    if (!tabValues.read(STORAGE.loginEnded)) return;
    tabValues.drop(STORAGE.loginEnded);
    if (session.ended) say();
  }, []);
}
