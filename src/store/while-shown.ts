interface Transaction {
  abort(): void;
  done: Promise<unknown>;
}

/** Transactions that run now. */
const running = new Set<Transaction>();
/** Those that were aborted because the page was left. */
const cut = new WeakSet<Transaction>();
let shown = Promise.resolve();
let show: () => void = () => undefined;

// A page that is left may be kept asleep, for "back". Its transactions then neither end nor stop, and in Safari those of all other
// pages and of the worker wait for them: until the sleeping page is thrown away, no task is found, sent or shown.
addEventListener('pagehide', () => {
  shown = new Promise((resolve) => {
    show = resolve;
  });
  for (const transaction of running) {
    cut.add(transaction);
    try {
      transaction.abort();
    } catch {
      // it has just ended
    }
  }
  running.clear();
});
addEventListener('pageshow', () => show());

/**
 * Runs `work` while the page is shown, so that none of its transactions outlasts the page: they are aborted when the page is left, and
 * `work` runs once more when the page is back.
 * @param work must begin its transactions before it waits for anything, and name them by `hold`
 */
export async function whileShown<T>(work: (hold: (it: Transaction) => void) => Promise<T>): Promise<T> {
  await shown;
  const mine: Transaction[] = [];
  try {
    return await work((it) => {
      mine.push(it);
      running.add(it);
      const ended = () => void running.delete(it);
      it.done.then(ended, ended);
    });
  } catch (error) {
    if (mine.some((it) => cut.has(it))) return whileShown(work);
    throw error;
  }
}
