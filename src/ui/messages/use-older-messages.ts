import { type RefObject, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import { loadOlderMessages, messageList } from '../../store/messages/message-list.ts';
import { report } from '../errors/error-policy.ts';

/** How near to the end asks for more, in pixels (MSG-03). */
const NEAR = 20;

/** A failure is said where the next page would stand. */
export const loadOlder = (): Promise<void> =>
  loadOlderMessages().catch((error: unknown) => report(error, { background: true }));

/**
 * Loads the next page whenever the end of the list is near the edge of what is seen, also where the list is shorter than that.
 * @param rows how many there are: with each new page the end is looked at again
 * @returns belongs to an element at the end of the list, a child of what scrolls
 */
export function useOlderMessages(rows: number): RefObject<HTMLElement | null> {
  const end = useRef<HTMLElement>(null);
  const { state, hasNext, older } = useSnapshot(messageList);
  const { online } = useSnapshot(browser);
  const wanted = online && hasNext && state !== 'loading' && older !== 'loading';
  const failed = older === 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that stays in sight is not told of again by itself
  useEffect(() => {
    const place = end.current;
    if (!place || !wanted) return;
    // what has just failed is tried again when the end comes back into sight, not at once and for ever
    let rests = failed;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !rests) void loadOlder();
        rests = false;
      },
      { root: place.parentElement, rootMargin: `${NEAR}px 0px` },
    );
    watch.observe(place);
    return () => watch.disconnect();
  }, [rows, wanted, failed]);
  return end;
}
