const FIRST = 1_000;
const LONGEST = 30_000;

/** Waits longer after each try, and goes on at once when the network comes back. @param after seconds that the server asks for */
export function waitToRetry(tries: number, after: number | undefined, signal: AbortSignal): Promise<void> {
  const spread = 0.8 + Math.random() * 0.4;
  const pause = after ? after * 1000 : Math.min(LONGEST, FIRST * 2 ** tries) * spread;
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, pause);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
