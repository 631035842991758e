import { useEffect, useReducer } from 'react';
import { useSnapshot } from 'valtio';
import { keepWords, keptWords, keptWordsDraft } from '../../store/kept-words.ts';

/**
 * The words of a text box in a dialog. They are there again when it is next opened for the same thing, also after a reload or another
 * sign-in of the same member; `forget` them once they were sent.
 * @param place what they are for; unique, and not a number alone, which would change the order in which places are forgotten
 * @param first what stands there if nothing was kept
 */
export function useKeptWords(
  place: string,
  first = '',
): { words: string; write: (words: string) => void; forget: () => void } {
  // sync, because a controlled field that renders late moves the caret
  const { byPlace } = useSnapshot(keptWords, { sync: true });
  // what is typed before the first frame changes the store when nobody listens to it yet
  const [, render] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    void keptWordsDraft.restore();
  }, []);
  return {
    words: byPlace[place] ?? first,
    write: (words) => {
      keepWords(place, words === first ? null : words);
      render();
    },
    forget: () => keepWords(place, null),
  };
}
