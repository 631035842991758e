import { type RefObject, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import { loadOlderMessages, messageList } from '../../store/messages/message-list.ts';
import { report } from '../errors/error-policy.ts';

/** Loads more within this distance of the end, in pixels (MSG-03). */
const NEAR = 20;

/** The list itself shows a failure. */
export const loadOlder = (): Promise<void> =>
  loadOlderMessages().catch((error: unknown) => report(error, { background: true }));

/**
 * Loads the next page when the end of the list is near the visible area, also if the list doesn't fill it.
 * @param rows the number of rows: the end is observed again after each page
 * @returns the ref of an element at the list's end, a child of the scroller
 */
export function useOlderMessages(rows: number): RefObject<HTMLElement | null> {
  const end = useRef<HTMLElement>(null);
  const { state, hasNext, older } = useSnapshot(messageList);
  const { online } = useSnapshot(browser);
  const wanted = online && hasNext && state !== 'loading' && older !== 'loading';
  const failed = older === 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that stays visible causes no further event
  useEffect(() => {
    const place = end.current;
    if (!place || !wanted) return;
    // after a failure wait until the end comes into view again, otherwise it would retry forever
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
