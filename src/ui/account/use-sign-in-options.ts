import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type SignInOptions, signInOptions } from '../../store/account/account.ts';
import { browser } from '../../store/browser.ts';
import { report } from '../errors/error-policy.ts';

/** What this studio offers beside phone and password, read when the dialog opens and when the network is back. */
export function useSignInOptions(): {
  /** Null until the studio has said. */
  options: SignInOptions | null;
  failed: boolean;
  online: boolean;
  /** Asks the studio again. @throws ApiError when it cannot be asked; what it said before stays */
  read: () => Promise<SignInOptions>;
  /** The same for a press, which is answered by `failed`. */
  again: () => void;
} {
  const { online } = useSnapshot(browser);
  const [options, setOptions] = useState<SignInOptions | null>(null);
  const [failed, setFailed] = useState(false);
  const read = useCallback(async () => {
    setFailed(false);
    try {
      const fresh = await signInOptions();
      setOptions(fresh);
      return fresh;
    } catch (error) {
      setFailed(true);
      throw error;
    }
  }, []);
  const again = useCallback(
    () => void read().catch((error: unknown) => report(error, { background: true })),
    [read],
  );
  useEffect(() => {
    if (online) again();
  }, [online, again]);
  return { options, failed, online, read, again };
}
