import { type RefObject, useLayoutEffect, useReducer } from 'react';

/** What somebody had typed into the static shell's box when React was there to take it over. */
interface Early {
  words: string;
  from: number;
  to: number;
  direction: HTMLTextAreaElement['selectionDirection'];
  scrolled: number;
  focused: boolean;
  /** Whether the keys that generate were pressed. */
  sent: boolean;
}

type Heir = (early: Early) => void;

let heir: Heir | null = null;
/** Words that nobody was there for: the page with the box may come later. */
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

/** Takes the static shell away; its words, caret and focus go to the prompt bar in the same moment. */
function handOver(): void {
  const shell = document.getElementById('early');
  if (!shell) return;
  const box = shell.querySelector('textarea');
  const root = document.getElementById('root');
  if (box?.dataset.composing !== undefined) {
    // an input method loses what it composes when its box goes: until then the static shell stays, and is the only one heard
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

/** For the frame around every page: in its first commit all of it stands, and the static shell can go. */
export const useHandOver = (): void => useLayoutEffect(handOver, []);

/**
 * For the box that continues the one of the static shell.
 * @param take makes the words the box's value
 */
export function useEarlyWords(target: RefObject<HTMLTextAreaElement | null>, take: (words: string) => void) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is one handing over, to the box that is there for it
  useLayoutEffect(() => {
    const box = target.current;
    if (!box) return;
    heir = ({ words, from, to, direction, scrolled, focused, sent }) => {
      if (words) {
        // first the element: React then finds the value there and leaves the caret alone
        box.value = words;
        take(words);
        // in this commit still: a letter typed before the next one would find React with an empty box, and move the caret
        drawAgain();
        box.setSelectionRange(from, to, direction);
      }
      if (focused) box.focus({ preventScroll: true });
      box.scrollTop = scrolled;
      // as a task of its own, when the form knows its words
      if (sent) setTimeout(() => box.form?.requestSubmit());
    };
    if (left) heir(left);
    left = null;
    return () => {
      heir = null;
    };
  }, []);
}
