/**
 * The browser's database may be stuck for as long as a page that it keeps asleep has a transaction: Safari does that. What a person waits
 * for goes on without it.
 */
export const PATIENCE = 3_000;

/** Rejects if the work takes longer than `ms`; it goes on all the same. */
export function inTime<T>(work: Promise<T>, ms = PATIENCE): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not done within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
