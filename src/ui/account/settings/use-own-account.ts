import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { readOwnAccount } from '../../../store/account/own-account.ts';
import { browser } from '../../../store/browser.ts';
import { report } from '../../errors/error-policy.ts';

/** Reads the account when its dialog opens, and again when the network is back. */
export function useOwnAccount(): { failed: boolean; read: () => void } {
  const { online } = useSnapshot(browser);
  const [failed, setFailed] = useState(false);
  const read = useCallback(() => {
    setFailed(false);
    readOwnAccount().catch((error: unknown) => {
      setFailed(true);
      report(error, { background: true });
    });
  }, []);
  useEffect(() => {
    if (online) read();
  }, [online, read]);
  return { failed, read };
}
