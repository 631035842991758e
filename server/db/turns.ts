/** Hands one thing to one holder at a time, in the order of asking. */
export class Turns {
  #tail: Promise<void> = Promise.resolve();

  /** Runs `work` when every earlier holder has ended, and hands on when it ends, also when it throws. */
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
