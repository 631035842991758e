/** Requests that this process is sending. A job does not wait for a slow answer, but a stopping process does. */
export class Sends {
  readonly #running = new Map<string, Promise<void>>();
  readonly #stop = new AbortController();

  /** Sends in the background; the promise never rejects. A key that is already being sent is ignored. */
  begin(key: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const known = this.#running.get(key);
    if (known) return known;
    const sending = work(this.#stop.signal)
      .catch(() => undefined)
      .finally(() => this.#running.delete(key));
    this.#running.set(key, sending);
    return sending;
  }

  /** Waits for running requests, so that no answer is lost, then aborts the rest. @param patience milliseconds */
  async stop(patience = 8000): Promise<void> {
    const timer = setTimeout(() => this.#stop.abort(new Error('The server is stopping.')), patience);
    await Promise.all(this.#running.values());
    clearTimeout(timer);
  }
}
