import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { refusalWords } from '../refusal-words.ts';

/** Sends one request at a time, and keeps the refusal of the last one. */
export function useSending() {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  return {
    busy,
    problem,
    say: setProblem,
    /** @returns whether it succeeded */
    send: async (work: () => Promise<void>): Promise<boolean> => {
      setProblem('');
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        setProblem(refusalWords(error, i18n));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
