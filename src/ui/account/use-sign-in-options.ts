import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type SignInOptions, signInOptions } from '../../store/account/account.ts';
import { browser } from '../../store/browser.ts';
import { report } from '../errors/error-policy.ts';

/** The studio's ways to sign in besides phone and password, read when the dialog opens and when the network is back. */
export function useSignInOptions(): {
  /** Null until they are known. */
  options: SignInOptions | null;
  failed: boolean;
  online: boolean;
  /** Reads them again. @throws ApiError if the studio does not answer; the previous ones stay */
  read: () => Promise<SignInOptions>;
  /** The same for a button; a failure is in `failed`. */
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
