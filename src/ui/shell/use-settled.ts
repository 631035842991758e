import { useEffect, useState } from 'react';

/** Milliseconds in which the first screen has the network and the processor to itself. */
const SETTLED = 1_000;

/** False while the first screen comes up, true after it: for what nobody waits for. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
