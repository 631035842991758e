const settled = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );

/** A fair readers-writer lock, in order of requests: `share` allows concurrent holders, `take` is exclusive. */
export class Turns {
  /** The last exclusive holder. */
  #alone: Promise<void> = Promise.resolve();
  /** Shared holders after it. */
  readonly #sharing = new Set<Promise<void>>();

  /** Runs `work` exclusively, after all earlier holders, and releases the lock even if it throws. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const done = Promise.all([this.#alone, ...this.#sharing]).then(work);
    this.#sharing.clear();
    this.#alone = settled(done);
    return done;
  }

  /** Runs `work` concurrently with other shared holders, after all earlier exclusive ones. */
  share<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#alone.then(work);
    const end = settled(done);
    this.#sharing.add(end);
    void end.then(() => this.#sharing.delete(end));
    return done;
  }
}
