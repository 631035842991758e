import { type RefObject, useLayoutEffect } from 'react';

/** The text that was typed into the static shell's box before React took over. */
interface Early {
  words: string;
  from: number;
  to: number;
  direction: HTMLTextAreaElement['selectionDirection'];
  scrolled: number;
  focused: boolean;
  /** Whether the shortcut for Generate was pressed. */
  sent: boolean;
}

type Heir = (early: Early) => void;

let heir: Heir | null = null;
/** Text that no box has taken over yet: the page with the box may load later. */
let left: Early | null = null;

const read = (box: HTMLTextAreaElement): Early => ({
  words: box.value,
  from: box.selectionStart,
  to: box.selectionEnd,
  direction: box.selectionDirection,
  scrolled: box.scrollTop,
  focused: box === document.activeElement,
  sent: box.dataset.sent !== undefined,
});

/** Removes the static shell, and moves its text, caret and focus to the prompt bar in the same step. */
function handOver(): void {
  const shell = document.getElementById('early');
  if (!shell) return;
  const box = shell.querySelector('textarea');
  const root = document.getElementById('root');
  if (box?.dataset.composing !== undefined) {
    // removing the box would abort an input method's composition, so the static shell stays, and is the only one that takes input,
    // until it ends
    root?.setAttribute('inert', '');
    box.addEventListener('compositionend', () => setTimeout(handOver), { once: true });
    return;
  }
  root?.removeAttribute('inert');
  const early = box && read(box);
  if (early && heir) heir(early);
  else if (early?.words) left = early;
  shell.remove();
}

/** For the app's frame: removes the static shell in the first commit, when everything is rendered. */
export const useHandOver = (): void => useLayoutEffect(handOver, []);

/** For the box that takes over the text of the static shell. @param take sets the text as the value of the box */
export function useEarlyWords(target: RefObject<HTMLTextAreaElement | null>, take: (words: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is one handing over, to the box that is there for it
  useLayoutEffect(() => {
    const box = target.current;
    if (!box) return;
    heir = ({ words, from, to, direction, scrolled, focused, sent }) => {
      if (words) {
        // the box first: what the form tells it afterwards changes nothing and leaves the caret alone
        box.value = words;
        take(words);
        box.setSelectionRange(from, to, direction);
      }
      if (focused) box.focus({ preventScroll: true });
      box.scrollTop = scrolled;
      // in a later task, when the form has its text
      if (sent) setTimeout(() => box.form?.requestSubmit());
    };
    if (left) heir(left);
    left = null;
    return () => {
      heir = null;
    };
  }, []);
}
