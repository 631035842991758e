import { type FocusEventHandler, useLayoutEffect, useRef } from 'react';

/** What had the focus before a message took it. Of all messages: from one, the focus may go on to the next. */
let before: HTMLElement | null = null;

/**
 * For a message, which goes when its button is pressed or its time is over: if it has the focus then, that goes back to where it was
 * before, else to the page. Without this, Tab would start at the top again.
 * @returns for the message's element
 */
export function useFocusBack(): { ref: React.RefObject<HTMLDivElement | null>; onFocus: FocusEventHandler } {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = ref.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const home = before?.isConnected ? before : document.querySelector<HTMLElement>('main');
      home?.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    onFocus: ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !relatedTarget.closest('[data-scope=toast]'))
        before = relatedTarget;
    },
  };
}
