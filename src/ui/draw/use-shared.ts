import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { openDialog } from '../../store/dialogs.ts';
import { reference } from '../../store/draw/draw-reference.ts';
import { keepSharedPicture, sharedPicture } from '../../store/draw/shared-picture.ts';
import { addSharedWords } from '../../store/draw/shared-words.ts';
import { toast } from '../../store/toasts.ts';
import { useTriedAgain } from '../kit/use-tried-again.ts';
import { correctAddress } from '../router/hash-location.ts';
import { addressOf } from '../router/routes.ts';
import { sendReference } from './send-reference.ts';
import { tellSharedWords } from './tell-shared-words.ts';

const REFUSALS: Record<string, ReturnType<typeof msg>> = {
  none: msg`What you shared has neither a picture nor words in it`,
  again: msg`The picture didn't arrive. Please share it again`,
};

/**
 * Words shared from another app are added to the prompt at once. A picture shared from another app becomes a reference: at once, or as
 * soon as somebody is signed in and online. One that could not be uploaded is kept and tried again: a device may have a network that
 * leads nowhere.
 */
export function useShared(): void {
  const { i18n, t } = useLingui();
  const search = useSearch();
  const { token } = useSnapshot(session);
  const { online } = useSnapshot(browser);
  const [kept, setKept] = useState(false);

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
    else if (outcome === 'words') return;
    else if (!session.token) {
      toast({ type: 'info', title: t`Sign in to use your picture as the reference` });
      openDialog({ name: 'login' });
    } else if (!browser.online)
      toast({ type: 'info', title: t`Your picture is kept and added once you're online` });
  }, [search, i18n, t]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a share arrives with a change of the address
  useEffect(() => {
    addSharedWords()
      .then((shared) => {
        if (shared) tellSharedWords(shared);
      })
      .catch(console.warn);
  }, [search]);

  const keep = async (picture: File) => {
    await keepSharedPicture(picture);
    if (!kept) toast({ type: 'info', title: t`Your picture is kept. The upload is tried again by itself` });
    setKept(true);
  };
  const take = () => {
    // it waits for another one that is on its way, rather than taking its place
    if (reference.state.phase === 'uploading') return;
    sharedPicture()
      .then((picture) => {
        if (picture) sendReference(picture, () => keep(picture));
        else setKept(false);
      })
      .catch(console.warn);
  };
  useTriedAgain(kept && token !== null, take);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a share arrives with a change of the address
  useEffect(() => {
    if (token && online) take();
  }, [token, online, search]);
}
