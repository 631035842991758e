import { useLayoutEffect, useRef } from 'react';

/** What had the focus before the messages took it. Of all messages: from one, the focus may go on to the next. */
let before: HTMLElement | null = null;

/**
 * For the element around all messages: notes what had the focus before one of them, or their list. The list has a key of its own
 * (Alt and T), which leads to the newest message. Escape there closes the message.
 * @param place what React gives to `ref` @returns ends it
 */
export function noteFocusBefore(place: HTMLElement | null): () => void {
  const ends = new AbortController();
  place?.addEventListener(
    'focusin',
    ({ target, relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !relatedTarget.closest('[data-scope=toast]'))
        before = relatedTarget;
      // from the list itself, Tab would lead out of it where a dialog is open
      if (target instanceof HTMLElement && target.dataset.part === 'group')
        target.querySelector<HTMLElement>('[data-part=root]')?.focus();
    },
    { signal: ends.signal },
  );
  // before an open dialog hears it: it would close over what was typed in it, for a message that somebody is done with
  window.addEventListener('keydown', dismissByKey, { capture: true, signal: ends.signal });
  place?.addEventListener('keydown', tabOn, { signal: ends.signal });
  return () => ends.abort();
}

/**
 * Tab goes on from the messages to what follows. The library sends the focus back to where it was before them, and they are the last
 * thing on the page: Tab went round between the two, and never came to the rest of the page.
 */
function tabOn({ key }: KeyboardEvent): void {
  const home = before;
  if (key !== 'Tab' || !home) return;
  home.focus = () => {};
  // the key has moved the focus by then, and the library has heard of it
  setTimeout(() => Reflect.deleteProperty(home, 'focus'));
}

/** Escape in a message is for this message alone. */
function dismissByKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !(event.target instanceof HTMLElement)) return;
  const message = event.target.closest('[data-scope=toast][data-part=root]');
  if (!message) return;
  event.stopPropagation();
  message.querySelector<HTMLElement>('[data-part=close-trigger]')?.click();
}

/**
 * For a message, which goes when its button is pressed or its time is over: if it has the focus then, that goes back to where it was
 * before, else to the page. Without this, Tab would start at the top again.
 * @returns for the message's element
 */
export function useFocusBack(): React.RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = ref.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const home = before?.isConnected ? before : document.querySelector<HTMLElement>('main');
      home?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
