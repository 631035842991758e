import { useEffect, useState } from 'react';

/** At the latest after this many milliseconds, however busy the page is. */
const LATEST = 1_500;

/** False while the first screen comes up, true once the browser has nothing better to do: for what nobody waits for. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => setSettled(true);
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(settle, LATEST / 3);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(settle, { timeout: LATEST });
    return () => cancelIdleCallback(waiting);
  }, []);
  return settled;
}
