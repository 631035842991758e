import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { openDialog } from '../../store/dialogs.ts';
import { reference } from '../../store/draw/draw-reference.ts';
import { sharedPicture, storeSharedPicture } from '../../store/draw/shared-picture.ts';
import { toast } from '../../store/toasts.ts';
import { correctAddress } from '../router/hash-location.ts';
import { addressOf } from '../router/routes.ts';
import { sendReference } from './send-reference.ts';

const REFUSALS: Record<string, ReturnType<typeof msg>> = {
  none: msg`What you shared has no picture in it`,
  again: msg`The picture didn't arrive. Please share it again`,
};

/** A picture shared from another app becomes a reference: at once, or as soon as somebody is signed in and online. */
export function useShared(): void {
  const { i18n, t } = useLingui();
  const search = useSearch();
  const { token } = useSnapshot(session);
  const { online } = useSnapshot(browser);

  useEffect(() => {
    const query = new URLSearchParams(search);
    const outcome = query.get('shared');
    if (outcome === null) return;
    // only once: a reload must not repeat it
    query.delete('shared');
    correctAddress(addressOf('draw', query.toString()));
    const refusal = REFUSALS[outcome];
    if (refusal) toast({ type: 'error', title: i18n._(refusal) });
    // shown in the bar, as for any file
    else if (outcome === 'type' || outcome === 'size') reference.state.problem = outcome;
    else if (!session.token) {
      toast({ type: 'info', title: t`Sign in to use your picture as the reference` });
      openDialog({ name: 'login' });
    }
  }, [search, i18n, t]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a share arrives with a change of the address
  useEffect(() => {
    if (!token || !online) return;
    sharedPicture()
      .then((picture) => picture && sendReference(picture, () => storeSharedPicture(picture)))
      .catch(console.warn);
  }, [token, online, search]);
}
