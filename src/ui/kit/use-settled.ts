import { useEffect, useState } from 'react';

/** Milliseconds that network and processor are left to the first screen. */
const SETTLED = 1_000;

let hasSettled = false;

/** False while the first screen comes up, once a visit. For what can wait. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(hasSettled);
  useEffect(() => {
    if (hasSettled) return;
    const timer = setTimeout(() => {
      hasSettled = true;
      setSettled(true);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
