import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';

type Question = 'notices' | 'install';

/** The question that stands on the screen; null when none does. */
export const question = proxy({ standing: null as Question | null });

/**
 * One question at a time: of those that the app would ask by itself the first stands, and others wait until it is gone.
 * @param wanted whether there is reason to ask it
 * @returns whether it may be shown now
 */
export function useQuestion(name: Question, wanted: boolean): boolean {
  const { standing } = useSnapshot(question);
  useEffect(() => {
    // another may have come first in this very turn
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
