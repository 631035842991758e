import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';

/** Reads at once, and again when the network or the person returns: another tab or device may have changed it. */
export function useReread(read: () => void): void {
  const { online } = useSnapshot(browser);
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming back online reads anew
  useEffect(read, [read, online]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') read();
    };
    addEventListener('visibilitychange', look);
    return () => removeEventListener('visibilitychange', look);
  }, [read]);
}

/** Runs `work` when `news` changes, but not at first: what is read when a step opens contains it already. */
export function useNews(news: string, work: () => void): void {
  const heard = useRef(news);
  useEffect(() => {
    if (heard.current === news) return;
    heard.current = news;
    work();
  }, [news, work]);
}
