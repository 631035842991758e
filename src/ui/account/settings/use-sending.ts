import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { ApiError } from '../../../api/errors.ts';
import { refusalWords } from '../refusal-words.ts';

/** Sends one request at a time, and keeps the refusal of the last one. */
export function useSending() {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [refused, setRefused] = useState(false);
  return {
    busy,
    problem,
    /** The problem is with what was sent, and not with the network or the number of tries. */
    refused,
    say: setProblem,
    /**
     * @param onRefused called if the studio refuses what was sent
     * @returns whether it succeeded
     */
    send: async (work: () => Promise<void>, onRefused?: () => void): Promise<boolean> => {
      setProblem('');
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        const isRefused = error instanceof ApiError && error.kind === 'refused';
        setRefused(isRefused);
        setProblem(refusalWords(error, i18n));
        if (isRefused) onRefused?.();
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
