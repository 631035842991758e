import { useEffect, useState } from 'react';

/** Whole seconds until an instant, then 0. @param endsAt milliseconds */
export function useSecondsLeft(endsAt: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return left;
}
