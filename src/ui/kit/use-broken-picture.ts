import { useState } from 'react';
import { useTriedAgain } from './use-tried-again.ts';

/**
 * Whether a picture could not be loaded. It is tried again out of sight, so that nothing flickers meanwhile, and comes back once it loads.
 * @returns whether it is broken, and what to call when it fails, or to show it again
 */
export function useBrokenPicture(source: string | null): [boolean, (broken: boolean) => void] {
  const [failed, setFailed] = useState<string | null>(null);
  const broken = source !== null && failed === source;
  useTriedAgain(broken, () => {
    if (source === null) return;
    const trial = new Image();
    trial.onload = () => setFailed((now) => (now === source ? null : now));
    trial.src = source;
  });
  return [broken, (isBroken) => setFailed(isBroken ? source : null)];
}
