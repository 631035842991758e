import { type ReactNode, useState } from 'react';
import { whyFailed } from '../errors/why-failed.ts';
import { SentenceGap } from './sentence-gap.tsx';

/**
 * The failure of a button's last press, for a line beside it: what did not work, and why.
 * @param about what the press was about; with something else in its place the failure is no longer told
 */
export function useFailure(about = ''): {
  /** Null without one. */
  words: ReactNode;
  /** @param what a sentence with its full stop */
  say: (what: string, error: unknown) => void;
  clear: () => void;
} {
  const [failed, setFailed] = useState<{ about: string; words: ReactNode } | null>(null);
  return {
    words: failed?.about === about ? failed.words : null,
    say: (what, error) => {
      const why = whyFailed(error);
      const words = (
        <>
          {what}
          {why && <SentenceGap />}
          {why}
        </>
      );
      setFailed(why === null ? null : { about, words });
    },
    clear: () => setFailed(null),
  };
}
