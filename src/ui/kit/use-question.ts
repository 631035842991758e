import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';

type Question = 'notices' | 'install';

/** The question on the screen; null if there is none. */
export const question = proxy({ standing: null as Question | null });

/**
 * Shows one question at a time: of those that the app asks by itself, the first is shown and others wait until it is gone.
 * @param wanted whether there is a reason to ask it
 * @returns whether it may be shown now
 */
export function useQuestion(name: Question, wanted: boolean): boolean {
  const { standing } = useSnapshot(question);
  useEffect(() => {
    // another one may have been first in this same commit
    if (wanted && standing === null && question.standing === null) question.standing = name;
  }, [name, wanted, standing]);
  useEffect(() => {
    if (!wanted) return;
    return () => {
      if (question.standing === name) question.standing = null;
    };
  }, [name, wanted]);
  return wanted && standing === name;
}
