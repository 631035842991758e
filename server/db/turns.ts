const settled = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );

/** A readers-writer lock, fair in the order of requests: holders that share it overlap, one that takes it is alone. */
export class Turns {
  /** The last holder that is alone. */
  #alone: Promise<void> = Promise.resolve();
  /** Those that share the lock since then. */
  readonly #sharing = new Set<Promise<void>>();

  /** Runs `work` alone, after all earlier holders, and passes the lock on even if it throws. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const done = Promise.all([this.#alone, ...this.#sharing]).then(work);
    this.#sharing.clear();
    this.#alone = settled(done);
    return done;
  }

  /** Runs `work` beside others that share the lock, after all earlier holders that are alone. */
  share<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#alone.then(work);
    const end = settled(done);
    this.#sharing.add(end);
    void end.then(() => this.#sharing.delete(end));
    return done;
  }
}
