import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';

/** Milliseconds until the first turn; each later one waits twice as long, up to the most. */
const FIRST = 5_000;
const MOST = 60_000;

/**
 * Tries again to load a file that could not be loaded: its storage, or the network, may be away only for a while. With the network back, at
 * once.
 */
export function useTriedAgain(broken: boolean, again: () => void): void {
  const { online } = useSnapshot(browser);
  const latest = useRef(again);
  const wasOffline = useRef(false);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    if (!online) wasOffline.current = true;
    if (!broken || !online) return;
    let timer: ReturnType<typeof setTimeout>;
    const plan = (wait: number, next: number) => {
      timer = setTimeout(() => {
        latest.current();
        plan(next, Math.min(2 * next, MOST));
      }, wait);
    };
    plan(wasOffline.current ? 0 : FIRST, wasOffline.current ? FIRST : 2 * FIRST);
    wasOffline.current = false;
    return () => clearTimeout(timer);
  }, [broken, online]);
}
