/** A mutex: one holder at a time, in order of requests. */
export class Turns {
  #tail: Promise<void> = Promise.resolve();

  /** Runs `work` after all earlier holders are done, and releases the lock even if it throws. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#tail;
    let release = () => {};
    this.#tail = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    try {
      return await work();
    } finally {
      release();
    }
  }
}
