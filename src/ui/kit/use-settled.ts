import { useEffect, useState } from 'react';

/** Milliseconds in which network and processor are reserved for the first screen. */
const SETTLED = 1_000;

let hasSettled = false;

/** False while the first screen loads, once a visit. For what can wait. */
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
