/** Stands for work that ends only when it is stopped, also where that has happened before it began: else its worker would never be free. */
export const untilStopped = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
