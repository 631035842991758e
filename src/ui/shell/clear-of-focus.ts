/** Messages do not lie over what has the focus: after a deletion by keyboard, that may be right below the page's head, where they stand. */

/** Read by the toaster: messages stand no higher. */
const LEAST = '--messages-least';
const GAP = 8;
/** Between two messages that are not stacked, as in the toaster. */
const BETWEEN = 10;

interface Span {
  top: number;
  bottom: number;
}

/**
 * Where messages stand clear of what has the focus.
 * @param usual their usual place, a distance from the top of the window, as `now` where they are @param height of them together
 * @param focus what has the focus @param room the height of the window
 * @returns `now` as long as they are clear of it there, so that they do not jump about; `usual` if they fit nowhere
 */
export function clearTop(
  { usual, now, height }: { usual: number; now: number; height: number },
  focus: Span | null,
  room: number,
): number {
  if (!focus) return usual;
  const isClear = (top: number) => top + height <= focus.top || top >= focus.bottom;
  const below = Math.max(usual, focus.bottom + GAP);
  return [now, usual].find(isClear) ?? (below + height <= room ? below : usual);
}

/** Where that is which has the focus and can be covered: not the page as a whole, nor what is beside the messages. */
function focused(messages: Element, { left, right }: DOMRect): DOMRect | null {
  const now = document.activeElement;
  if (!now || now === document.body || now.localName === 'main' || messages.contains(now)) return null;
  // a choice is as large as its label
  const box = (now.closest('label') ?? now).getBoundingClientRect();
  return box.right <= left || box.left >= right ? null : box;
}

/**
 * For the element around all messages: keeps them clear of what has the focus, as long as there are any.
 * @param messages what React gives to `ref` @returns ends it
 */
export function keepClearOfFocus(messages: HTMLElement): () => void {
  const { style } = document.documentElement;
  let frame = 0;
  const place = () => {
    frame = 0;
    const group = messages.querySelector<HTMLElement>('[data-part=group]');
    const shown = [...messages.querySelectorAll<HTMLElement>('[data-part=root][data-state=open]')];
    if (!group || shown.length === 0) {
      style.removeProperty(LEAST);
      return;
    }
    // while somebody is in a message, it stays where it is
    if (messages.contains(document.activeElement)) return;
    const now = group.getBoundingClientRect().top;
    style.removeProperty(LEAST);
    const usual = group.getBoundingClientRect().top;
    const heights = shown.map((one) => one.offsetHeight);
    const height = shown.some((one) => one.hasAttribute('data-overlap'))
      ? Math.max(...heights) + BETWEEN * (heights.length - 1)
      : heights.reduce((sum, one) => sum + one + BETWEEN, -BETWEEN);
    const top = clearTop(
      { usual, now, height },
      focused(messages, group.getBoundingClientRect()),
      // above the keyboard of a phone
      globalThis.visualViewport?.height ?? innerHeight,
    );
    if (top !== usual) style.setProperty(LEAST, `${top}px`);
  };
  const soon = () => {
    frame ||= requestAnimationFrame(place);
  };
  const ends = new AbortController();
  const { signal } = ends;
  for (const event of ['focusin', 'focusout', 'scroll'])
    document.addEventListener(event, soon, { signal, capture: true, passive: true });
  addEventListener('resize', soon, { signal });
  const watch = new MutationObserver(soon);
  watch.observe(messages, { childList: true, subtree: true, attributeFilter: ['data-state', 'style'] });
  return () => {
    cancelAnimationFrame(frame);
    ends.abort();
    watch.disconnect();
    style.removeProperty(LEAST);
  };
}
