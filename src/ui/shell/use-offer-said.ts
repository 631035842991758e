import { useEffect } from 'react';
import { announce } from '../../store/announcer.ts';

/** Titles of offers that were announced in this page's life. */
const said = new Set<string>();

/**
 * Announces an offer to screen readers when it is first there. It may come and go with each task until it is answered, and its card
 * becomes an entry in a smaller window: neither is news. @param quiet the person opened it
 */
export function useOfferSaid(title: string, quiet = false): void {
  useEffect(() => {
    if (quiet || said.has(title)) return;
    said.add(title);
    announce(title);
  }, [title, quiet]);
}
