import { useEffect, useState } from 'react';

/** Milliseconds that network and processor are left to the first screen. */
const SETTLED = 1_000;

/** False while the first screen comes up. For what can wait. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
